/** Who sits where, what they play, and who dealt first. */
import { sideCount, VARIANTS, variantById } from '~/engine/index.ts';
import { gameName } from '~/words/houseName.ts';
import { PAD_WORDS } from '~/words/pad.ts';
import { seatNames } from '~/words/sides.ts';
import { type CountedGame, gameKey, gameOf, gameOfLink } from './game.ts';
import type { Evening } from './pad.ts';
import { withGame, withName } from './padChanges.ts';
import type { UsedPad } from './usePad.ts';

interface Props {
  evening: Evening;
  pad: UsedPad;
}

/** As many letters as a long name has; more would not fit on paper. */
const LONGEST = 40;

export default function PadPlayers({ evening, pad }: Props) {
  const { dealer, names, players, sides, title } = evening;
  return (
    <section class="pad-players no-print" aria-labelledby="pad-players">
      <h2 id="pad-players">{PAD_WORDS.players}</h2>
      <p class="sc-hint">
        {PAD_WORDS.nameHint} {sides < players && PAD_WORDS.teamsHint}
      </p>
      <div class="pad-fields">
        {names.map((name, seat) => (
          <Field
            key={seat}
            label={PAD_WORDS.nameOf(seat)}
            value={name}
            onChange={(text) =>
              pad.changeEvening({ did: 'names' }, (open) => withName(open, seat, text))
            }
          />
        ))}
        <label>
          <span>{PAD_WORDS.dealer}</span>
          <select
            class="field"
            value={dealer}
            onChange={(event) => {
              const seat = Number(event.currentTarget.value);
              pad.changeEvening({ did: 'dealer' }, (open) => ({ ...open, dealer: seat }));
            }}
          >
            {seatNames(names, players).map((name, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <GameChoice evening={evening} pad={pad} />
        <Field
          label={PAD_WORDS.eveningTitle}
          value={title}
          onChange={(text) =>
            pad.changeEvening({ did: 'title' }, (open) => ({ ...open, title: text }))
          }
        />
      </div>
      {evening.rounds.length > 0 && <p class="sc-hint">{PAD_WORDS.gameFixed}</p>}
    </section>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

function Field({ label, onChange, value }: FieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        class="field"
        type="text"
        autocomplete="off"
        maxLength={LONGEST}
        value={value}
        onChange={(event) => {
          const text = event.currentTarget.value.trim();
          if (text !== value) onChange(text);
        }}
      />
    </label>
  );
}

/** The games an evening can be of: with rounds written down only those with the same players and sides. */
function GameChoice({ evening, pad }: Props) {
  const { houseName = '', players, rounds, sides, version } = evening;
  const known = variantById(version);
  const variants =
    known && !VARIANTS.some(({ id }) => id === version) ? [...VARIANTS, known] : VARIANTS;
  const games = variants.flatMap((variant): CountedGame[] =>
    variant.seats
      .map((seats) => ({
        variant,
        players: seats,
        sides: sideCount(variant, seats),
        houseName: variant.id === version ? houseName : '',
      }))
      .filter((game) => rounds.length === 0 || (game.players === players && game.sides === sides)),
  );
  const key = `${version}_${players}`;
  return (
    <label>
      <span>{PAD_WORDS.game}</span>
      <select
        class="field"
        value={key}
        onChange={(event) => {
          const game = gameOfLink(event.currentTarget.value);
          if (game?.players === undefined) return;
          const { players: seats, version: id } = game;
          pad.changeEvening({ did: 'game' }, (open) =>
            withGame(
              open,
              gameOf({ version: id, players: seats, houseName: id === version ? houseName : '' }),
            ),
          );
        }}
      >
        {!games.some((game) => gameKey(game) === key) && <option value={key}>{version}</option>}
        {games.map((game) => (
          <option key={gameKey(game)} value={gameKey(game)}>
            {PAD_WORDS.gameOf(gameName(game.variant, game.houseName), game.players)}
          </option>
        ))}
      </select>
    </label>
  );
}

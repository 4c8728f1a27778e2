/** Every play of the position: counted and sorted by the worker, listed in pieces. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Play, PlayTried, Position } from '~/engine/index.ts';
import { samePlay } from '~/engine/index.ts';
import { CALCULATOR_WORDS } from '~/words/calculator.ts';
import { madeText, sumsText, CALCULATOR_EXTRA_WORDS as WORDS } from '~/words/calculatorExtras.ts';
import { EN, upper } from '~/words/en.ts';
import { type Listed, MORE } from './answering.ts';
import { type Asker, startAsking } from './asking.ts';
import { keyOf, type More, withMore } from './more.ts';
import type { Answer } from './worker.ts';

interface Props {
  position: Position;
  tried: PlayTried | null;
  /** A play to show on the table; null to show none. */
  onChoose: (play: Play | null) => void;
  onGo: (play: Play) => void;
}

type Counted = Answer & { readonly to: 'plays' };
const KINDS = ['capture', 'build', 'trail'] as const;
const words = WORDS.plays;

export default function Plays({ onChoose, onGo, position, tried }: Props) {
  const [failed, setFailed] = useState(false);
  const [answer, setAnswer] = useState<{ of: Position; counted: Counted } | null>(null);
  /** What came after the first pieces, by card and kind. */
  const [more, setMore] = useState<More>({});
  const asker = useRef<Asker | null>(null);
  useEffect(() => {
    asker.current = startAsking(() => setFailed(true));
    return () => asker.current?.close();
  }, []);
  useEffect(() => {
    setMore({});
    asker.current?.ask({ ask: 'plays', position }, (told) => {
      if (told.to === 'plays') setAnswer({ of: position, counted: told });
    });
  }, [position]);

  // An answer about another table is none.
  const counted = answer?.of === position ? answer.counted : null;
  return (
    <section aria-labelledby="cc-plays" aria-busy={counted === null && !failed}>
      <h2 id="cc-plays">{words.title}</h2>
      <p role="status">
        {failed
          ? CALCULATOR_WORDS.failed
          : counted === null
            ? words.counting
            : totalText(counted, position)}
      </p>
      {counted?.byCard.map((byCard, at) => {
        const { card, zwicks } = byCard;
        const [listed = 0, builds = 0, trails = 0] = KINDS.map((kind) => byCard[kind].many);
        const { captures } = byCard;
        return (
          <details key={card} open={at === 0} class="cc-card">
            <summary>
              <b>{upper(EN.cardName(card))}</b>:{' '}
              {counted.total === null
                ? words.summary(zwicks, zwicks, builds, trails)
                : words.summary(captures, zwicks, builds, trails)}
            </summary>
            {KINDS.map((kind) => {
              const plays = [...byCard[kind].first, ...(more[keyOf(card, kind)] ?? [])];
              const left = byCard[kind].many - plays.length;
              if (plays.length === 0) return null;
              return (
                <div key={kind}>
                  {kind !== 'trail' && <h3>{words.kinds[kind]}</h3>}
                  {kind === 'capture' && counted.total !== null && listed !== captures && (
                    <p class="small">{words.first(listed)}</p>
                  )}
                  <ul class="cc-plays">
                    {plays.map((listed) => (
                      <Line
                        key={JSON.stringify(listed.play)}
                        listed={listed}
                        position={position}
                        isShown={tried !== null && samePlay(tried, listed.play)}
                        onChoose={onChoose}
                        onGo={onGo}
                      />
                    ))}
                  </ul>
                  {left > 0 && (
                    <button
                      type="button"
                      class="button"
                      onClick={() =>
                        asker.current?.ask(
                          { ask: 'more', card: at, kind, from: plays.length },
                          (told) => {
                            if (told.to === 'more')
                              setMore((before) => withMore(before, told, counted));
                          },
                        )
                      }
                    >
                      {words.more(Math.min(MORE, left))}
                    </button>
                  )}
                </div>
              );
            })}
          </details>
        );
      })}
    </section>
  );
}

function totalText({ byCard, listed, total }: Counted, { hand, table }: Position): string {
  if (hand.length === 0) return words.none;
  const zwicks = byCard.filter((one) => one.zwicks > 0);
  const noZwick = zwicks.length === 0 && table.length > 0 ? ` ${words.noZwick}` : '';
  if (total === null) return `${words.tooWide}${noZwick}`;
  const cut = total > listed ? ` ${words.cut(listed)}` : '';
  return `${words.total(total)}${noZwick}${cut}`;
}

function Line({
  isShown,
  listed,
  onChoose,
  onGo,
  position,
}: Pick<Props, 'onChoose' | 'onGo' | 'position'> & { listed: Listed; isShown: boolean }) {
  const { cards, made, play, points, sums } = listed;
  const { seats, table, toMove } = position;
  return (
    <li>
      <button
        type="button"
        class="cc-line"
        aria-pressed={isShown}
        onClick={() => onChoose(isShown ? null : play)}
      >
        {play.kind === 'capture' && (
          <>
            {play.zwick && <b>{words.zwick}! </b>}
            {WORDS.take(table, play.takes)}
            <small>
              {sumsText(sums, position)} · {words.worth(cards, points)}
            </small>
          </>
        )}
        {play.kind === 'build' && (
          <>
            {WORDS.buildOn(table, play, seats, toMove)}
            {made !== null && <small>{madeText(made)}</small>}
          </>
        )}
        {play.kind === 'trail' && WORDS.layDown}
      </button>
      {isShown && (
        <button type="button" class="button button--main" onClick={() => onGo(play)}>
          {WORDS.goOn}
        </button>
      )}
    </li>
  );
}

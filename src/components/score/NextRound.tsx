/** The round that comes next: who deals it, and its points, counted or typed. */
import { dealerOf, type Variant } from '~/engine/index.ts';
import { PAD_WORDS } from '~/words/pad.ts';
import { seatNames, sideMembers, sideNames } from '~/words/sides.ts';
import PointsForm from './PointsForm.tsx';
import { type Evening, MOST, sidesOf, withRound } from './pad.ts';
import type { UsedPad } from './usePad.ts';

interface Props {
  evening: Evening;
  pad: UsedPad;
  variant: Variant | undefined;
  links: Readonly<Record<'score' | 'deal', string>>;
}

export default function NextRound({ evening, links, pad, variant }: Props) {
  const { players, rounds, version } = evening;
  const number = rounds.length + 1;
  const dealer = dealerOf(players, evening.dealer, rounds.length);
  const game = `#${version}_${players}`;
  if (rounds.length >= MOST.rounds) return null;
  return (
    <section class="no-print" aria-labelledby="pad-next">
      <h2 id="pad-next">
        {PAD_WORDS.next(number, seatNames(evening.names, players)[dealer] ?? '')}
      </h2>
      {variant && (
        <p class="sc-ways">
          <a href={`${links.score}${game}`}>{PAD_WORDS.countIt}</a>{' '}
          <a href={`${links.deal}${game}`}>{PAD_WORDS.dealIt}</a>
        </p>
      )}
      <PointsForm
        legend={PAD_WORDS.typed}
        names={sideNames(evening.names, players, sidesOf(evening))}
        members={sideMembers(evening.names, sidesOf(evening))}
        variant={variant}
        players={players}
        save={PAD_WORDS.write}
        onSave={(points) => {
          pad.changeEvening({ did: 'added', round: number }, (open) => withRound(open, points));
          requestAnimationFrame(() => {
            document.querySelector<HTMLElement>('.pad-points input')?.focus();
          });
        }}
      />
    </section>
  );
}

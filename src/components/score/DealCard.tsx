/** How to deal: the card for the game of the settings, or of the link. */
import { useMemo } from 'preact/hooks';
import { dealerOf, seatOrder } from '~/engine/index.ts';
import { DEAL_WORDS } from '~/words/deal.ts';
import { gameName } from '~/words/houseName.ts';
import { seatNames } from '~/words/sides.ts';
import type { DealGrounds } from '../../content/dealGrounds.ts';
import { useTroubles } from '../kept/useTroubles.tsx';
import DealSteps from './DealSteps.tsx';
import { type Evening, eveningFor } from './pad.ts';
import { openSettings, useGame } from './useGame.ts';
import { usePadStore } from './usePadStore.ts';

interface Props {
  rules: string;
  /** `DealGrounds`, as JSON. */
  grounds: string;
}

export default function DealCard({ grounds, rules }: Props) {
  const { badLink, game, isLive } = useGame();
  const evening = eveningFor(game, usePadStore().value);
  const { houseName, players, variant } = game;
  const shown = DEAL_WORDS.heading(
    gameName(variant, houseName || (evening?.houseName ?? '')),
    players,
  );
  const known = useMemo(() => JSON.parse(grounds) as DealGrounds, [grounds]);
  const troubles = useTroubles({ badLink, shown }, DEAL_WORDS.failed);
  return (
    <div class={`dl${isLive ? ' live' : ''}`}>
      {troubles}
      <h2>{shown}</h2>
      {isLive && (
        <p class="no-print">
          <button type="button" class="sc-link" onClick={openSettings}>
            {DEAL_WORDS.change}
          </button>
        </p>
      )}
      {evening && <p class="dl-evening">{eveningText(evening)}</p>}
      <DealSteps variant={variant} players={players} rules={rules} grounds={known} pictures />
      <p class="sc-hint">
        {DEAL_WORDS.key} {DEAL_WORDS.grounds}
      </p>
    </div>
  );
}

/** Whose deal it is on the pad, and with whom to begin. */
function eveningText({ dealer, names, players, rounds }: Evening): string {
  const seats = seatNames(names, players);
  const now = dealerOf(players, dealer, rounds.length);
  return DEAL_WORDS.evening(seats[now] ?? '', seats[seatOrder(players, now)[0] ?? 0] ?? '');
}

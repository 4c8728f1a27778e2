/** What stands by the name of a seat: counters, what it has said in the bidding, the tricks it has taken. */
import { askersOf, type ZwikkenState } from '../../engine/zwikken/index.ts';
import { actText, bidsBefore, playerWord } from '../../words/zwikkenSay.ts';
import { ZWIKKEN_TABLE_WORDS as WORDS } from '../../words/zwikkenTable.ts';

/** What there is to say of a seat beside its cards. */
export function marksOf(state: ZwikkenState, seat: number): string[] {
  const { bids, dealer, game, phase, rules, stacks, takings } = state;
  const spoke = bids.findLastIndex((made) => made.seat === seat);
  const bid = bids[spoke]?.bid;
  const tricks = takings.tricks[seat] ?? 0;
  return [
    WORDS.stack(stacks[seat] ?? 0),
    ...(seat === dealer ? [WORDS.dealer] : []),
    ...(game?.gambler === seat
      ? [playerWord(rules)]
      : phase === 'bidding' && bid !== undefined
        ? [actText(bid, bidsBefore(bids.slice(0, spoke)))]
        : askersOf(state).includes(seat)
          ? [WORDS.outbid[rules.bidding.kind]]
          : []),
    ...(tricks > 0 ? [WORDS.taken(tricks, takings.points[seat] ?? 0)] : []),
  ];
}

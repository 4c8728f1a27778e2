/** Why a play at the table is refused, in words. Fetched with the first play that can’t be made. */
import {
  houseRuleBehind,
  type PlayTried,
  type Position,
  type Refusal,
} from '../../engine/index.ts';
import { houseNote } from '../../words/houseNote.ts';
import { refusalTextNamed } from '../../words/refusalText.ts';

/** The reason, seats by their names. Where it is a house rule, that is said with it: it is none of the version. */
export function refusalSaid(
  refusal: Refusal,
  position: Position,
  tried: PlayTried | undefined,
  names: readonly string[],
): string {
  const reason = refusalTextNamed(refusal, (seat) => names[seat]);
  const change = tried && houseRuleBehind(refusal, position, tried);
  return change ? `${reason} ${houseNote(change)}` : reason;
}

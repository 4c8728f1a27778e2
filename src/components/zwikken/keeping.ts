/**
 * The running deal in the browser, under one key:
 *
 *     zwicker:zwikken = {"v":1,"deal":"z1~…","seed":"kermis","number":2,"showsAll":false}
 *
 * The deal stands there as its link, so that whoever reads it checks it as one. Where nothing is said of the hands
 * shown, as in what was kept before that was, all are.
 */
import { parseZwikkenLink } from '../../engine/zwikken/index.ts';
import type { ReadText } from '../kept/store.ts';
import { fieldsOf } from '../kept/text.ts';
import type { Dealt } from './dealing.ts';
import { openedDeal } from './dealing.ts';

export const ZWIKKEN_KEY = 'zwicker:zwikken';
const EDITION = 1;

/** What is kept: the link of a deal, its seed and number, and whose hands are shown; null where there is none. */
export interface KeptDeal {
  readonly deal: string;
  readonly seed: string | null;
  readonly number: number;
  /** Whether all hands lie open, and not only that of whose turn it is. */
  readonly showsAll: boolean;
}

/** Reads what is stored. A deal that is none any more counts as not understood. */
export function parseKept(text: string | null): ReadText<KeptDeal | null> {
  if (text === null) return { value: null, isWhole: true, isNewer: false };
  const fields = fieldsOf(text);
  if (fields === undefined) return { value: null, isWhole: false, isNewer: false };
  const { deal, number, seed, showsAll } = fields;
  const isNewer = Number(fields.v) > EDITION;
  if (typeof deal !== 'string' || dealOf(deal) === undefined) {
    return { value: null, isWhole: false, isNewer };
  }
  const kept = {
    deal,
    seed: typeof seed === 'string' ? seed : null,
    number: typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : 1,
    showsAll: showsAll !== false,
  };
  return { value: kept, isWhole: true, isNewer };
}

export const writeKept = (kept: KeptDeal | null): string => JSON.stringify({ v: EDITION, ...kept });

function dealOf(link: string) {
  const read = parseZwikkenLink(link);
  return read.ok && read.value.form === 'deal' ? read.value : undefined;
}

/** The deal that was kept, as the table has it. */
export function dealtFrom(kept: KeptDeal | null): Dealt | undefined {
  const link = kept === null ? undefined : dealOf(kept.deal);
  if (kept === null || link === undefined) return undefined;
  return { ...openedDeal(link, true), seed: kept.seed, number: kept.number };
}

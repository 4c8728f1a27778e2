/** An annotated record played through: states, plays and judged claims, for a page to show. Throws where it is wrong. */

import type {
  Claim,
  GameRecord,
  JudgedClaim,
  Play,
  PlayTried,
  RoundResult,
  State,
} from '../engine/index.ts';
import {
  checkPlay,
  judgeClaim,
  parseRecordWithPlaces,
  positionOf,
  resultOf,
  statesOf,
} from '../engine/index.ts';
import { refusalText } from '../words/index.ts';
import type { AnnotatedRecord, Sentence } from './schemas/record.ts';

/** A claim with its verdict. */
export interface Checked {
  readonly id: string;
  readonly claim: Claim;
  readonly judged: JudgedClaim;
  /** The full state in which it was judged. */
  readonly state: State;
  /** Whether the source says it, or we add it. */
  readonly by: 'source' | 'us';
}

/** Something at which the source is annotated: a deal, a play, the end. */
export interface Part {
  /** The key of its text: `deal1`, `1`, `end`. */
  readonly key: string;
  readonly state: State;
  readonly checked: readonly Checked[];
  readonly sentences: readonly Sentence[];
  readonly slips: readonly string[];
  readonly rules: readonly string[];
}

/** A play of the round, with what is said of it and checked. */
export interface PlayPart extends Part {
  /** Counted from 1. */
  readonly number: number;
  readonly seat: number;
  readonly play: Play;
  readonly after: State;
}

/** A round part by part, every claim about it checked. */
export interface Round {
  readonly record: GameRecord;
  readonly deals: readonly Part[];
  readonly plays: readonly PlayPart[];
  readonly end: Part;
  readonly result: RoundResult;
  /** Every claim, in the order of the parts. */
  readonly checked: readonly Checked[];
}

/** Plays the notation through and judges every claim. An illegal play or another result than expected throws. */
export function annotatedRound(id: string, notation: string, annotated: AnnotatedRecord): Round {
  const record = recordIn(id, notation);
  const states = statesOf(record);
  if (!states.ok)
    throw new Error(`${id}, play ${states.error.play + 1}: ${states.error.refusal.code}`);
  const stateAt = (index: number): State => {
    const state = states.value[index];
    if (state === undefined) throw new Error(`${id}: there is no play ${index + 1}`);
    return state;
  };
  if (annotated.plays.length !== record.plays.length) {
    throw new Error(`${id}: ${record.plays.length} plays, ${annotated.plays.length} annotated`);
  }
  const plays = annotated.plays.map((part, index): PlayPart => {
    if (part.play !== index + 1) throw new Error(`${id}: annotation of play ${index + 1} missing`);
    const state = stateAt(index);
    const play = madeAt(id, index, state, record.plays[index] as PlayTried);
    const key = String(part.play);
    const number = part.play;
    const after = stateAt(index + 1);
    return { ...partAt(key, part, state, play), number, seat: state.toMove, play, after };
  });
  const deals = annotated.deals.map((part, at) =>
    partAt(`deal${at + 1}`, part, stateAt(firstPlayOf(states.value, at))),
  );
  const last = stateAt(record.plays.length);
  const end = partAt('end', annotated.end, last);
  const result = resultOf(last);
  checkResult(id, annotated, result);
  const checked = [...deals, ...plays, end].flatMap((part) => part.checked);
  return { record, deals, plays, end, result, checked };
}

function recordIn(id: string, notation: string): GameRecord {
  const parsed = parseRecordWithPlaces(notation);
  if (parsed.ok) return parsed.value.record;
  const { column, found, line } = parsed.error;
  const why = 'refusal' in parsed.error ? refusalText(parsed.error.refusal) : parsed.error.code;
  throw new Error(`${id}, line ${line}, column ${column}, play of ${found}: ${why}`);
}

function madeAt(id: string, index: number, state: State, tried: PlayTried): Play {
  const checked = checkPlay(positionOf(state), tried);
  if (!checked.ok) throw new Error(`${id}, play ${index + 1}: ${refusalText(checked.error)}`);
  return checked.value;
}

/** The index of the first play of a deal: the first state with fewer deals to come. */
function firstPlayOf(states: readonly State[], deal: number): number {
  const deals = states[0]?.toCome.length ?? 0;
  return states.findIndex((state) => state.toCome.length === deals - deal);
}

function partAt(
  key: string,
  { rules, sentences, slips }: Pick<Part, 'rules' | 'sentences' | 'slips'>,
  state: State,
  play?: Play,
): Part {
  const checked = sentences.flatMap((sentence) => {
    if ('noClaim' in sentence) return [];
    const by = 'added' in sentence ? 'us' : 'source';
    const claims = 'added' in sentence ? sentence.added : sentence.claims;
    return claims.map(({ claim, id }): Checked => {
      const judged = judgeClaim(claim, state, play);
      return { id, claim, judged, state, by };
    });
  });
  return { key, state, checked, sentences, slips, rules };
}

function checkResult(id: string, { expected }: AnnotatedRecord, result: RoundResult): void {
  for (const what of ['cards', 'points', 'zwicks'] as const) {
    const [wanted, got] = [expected[what].join(', '), result[what].join(', ')];
    if (wanted !== got) throw new Error(`${id}: ${what} should be ${wanted}, are ${got}`);
  }
  const { expected: total, total: counted } = result.score;
  if (total !== counted) throw new Error(`${id}: the points add up to ${counted}, not to ${total}`);
}

/** The engine's verdict on a play, and how it is said. */
import type { Play, PlayTried, Position, Refusal, Result } from '../../engine/index.ts';
import { baseOf, checkPlay, houseRuleBehind, makePlay, makePosition } from '../../engine/index.ts';
import {
  playText,
  triedText,
  CALCULATOR_EXTRA_WORDS as WORDS,
} from '../../words/calculatorExtras.ts';
import { EN, upper } from '../../words/en.ts';
import { refusalTextNamed } from '../../words/refusalText.ts';
import { seatLetters } from '../../words/seats.ts';
import { type Grounds, groundIn, rulesFor } from './answering.ts';
import type { HouseNote } from './houseNote.ts';

/** What the engine says of a play, with the rule and its ground. */
export interface Verdict {
  readonly result: Result<Play, Refusal>;
  /** What the play does, or why it may not be. */
  readonly text: string;
  /** The rule that it goes by, or breaks; undefined where the page knows none that holds in this version. */
  readonly rule: string | undefined;
  readonly ground: 'said' | 'inferred' | 'ruling' | 'house' | undefined;
  /** The names of the sources that say it of this version, or that it is inferred from or weighed by. */
  readonly by: readonly string[];
}

/** The verdict on a play tried at a position. */
export function verdictOn(position: Position, tried: PlayTried, grounds: Grounds): Verdict {
  return verdictFor(position, tried, checkPlay(position, tried), grounds);
}

/** The verdict that a result of the engine comes to. */
export function verdictFor(
  position: Position,
  tried: PlayTried,
  result: Result<Play, Refusal>,
  grounds: Grounds,
): Verdict {
  const { seats, toMove } = position;
  // House rules change single points of a version; where it is none of them that decides, its own ground stands.
  const variant = baseOf(position.variant);
  const letters = seatLetters(seats);
  const rules = result.ok ? rulesFor(result.value, toMove) : [result.error.rule];
  const rule = rules.find((id) => groundIn(grounds, id, variant) !== undefined);
  const standing = rule === undefined ? undefined : groundIn(grounds, rule, variant);
  return {
    result,
    text: result.ok
      ? playText(result.value, position)
      : refusalTextNamed(result.error, (seat) => letters[seat]),
    rule: rule ?? (result.ok ? undefined : result.error.rule),
    ground: standsOnHouseRule(position, tried, result) ? 'house' : standing?.ground,
    by: standing?.by ?? [],
  };
}

/** Whether it would be another verdict without the house rules. */
function standsOnHouseRule(
  position: Position,
  tried: PlayTried,
  result: Result<Play, Refusal>,
): boolean {
  const base = baseOf(position.variant);
  if (base.id === position.variant.id) return false;
  return result.ok
    ? !checkPlay({ ...position, variant: base }, tried).ok
    : houseRuleBehind(result.error, position, tried) !== undefined;
}

/** The verdict with its version: "Allowed in Christiansen: takes the …". `house` is the own name of house rules. */
export function verdictSentence(
  { variant }: Position,
  { result, text }: Verdict,
  house = '',
): string {
  const where = WORDS.inVersion(variant, house);
  return result.ok
    ? `${WORDS.allowed} ${where}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : `${WORDS.notAllowed} ${where}: ${text}`;
}

/** On what it rests: "Said. By …". Empty where nobody says. */
export function groundSentence({ by, ground, rule }: Verdict): string {
  if (ground === undefined || rule === undefined) return '';
  return `${WORDS.ground[ground]}. ${WORDS.groundBy(ground, by)}`;
}

/** Position, play and verdict as plain text for a chat; `link` is the whole address, `house` what house rules change. */
export function chatText(
  position: Position,
  tried: PlayTried | null,
  grounds: Grounds,
  link: string,
  house: HouseNote | null = null,
): string {
  const lines = [`Zwicker, ${EN.variantName(position.variant)}`];
  if (house !== null) {
    lines.push(house.name === '' ? house.changes : `“${house.name}”: ${house.changes}`);
  }
  lines.push(makePosition(position));
  if (tried !== null) {
    const verdict = verdictOn(position, tried, grounds);
    const rule = verdict.rule === undefined ? undefined : grounds[verdict.rule]?.title;
    lines.push(
      `${upper(triedText(tried, position))}?`,
      verdictSentence(position, verdict, house?.name),
      ...(rule === undefined ? [] : [`${WORDS.rule}: ${rule}. ${groundSentence(verdict)}`]),
    );
  }
  return [...lines, link].join('\n');
}

/** What somebody who found a mistake sends along. */
export function reportText(
  position: Position,
  tried: PlayTried | null,
  grounds: Grounds,
  link: string,
  edition: string,
): string {
  const { report } = WORDS;
  const lines = [
    `${report.position}: ${makePosition(position)}`,
    `${report.version}: ${position.variant.id}`,
  ];
  if (tried !== null) {
    const { result, rule } = verdictOn(position, tried, grounds);
    lines.push(
      `${report.play}: ${makePlay(tried, position)}`,
      `${report.verdict}: ${result.ok ? 'legal' : result.error.code}`,
      `${report.rule}: ${rule ?? ''}`,
    );
  }
  return [...lines, `${report.link}: ${link}`, `${report.edition}: ${edition}`].join('\n');
}

/** Whether a count adds up; where it does not, what is missing and who may have it. */
import type { OpenTally, TallyCheck } from '~/engine/index.ts';
import {
  baseOf,
  cardPoints,
  checkTally,
  fixedTotal,
  scoreSoFar,
  type Variant,
} from '~/engine/index.ts';
import { variantName } from '~/words/en.ts';
import { RESULT_WORDS } from '~/words/result.ts';
import type { CountedGame } from './game.ts';

interface Props {
  game: CountedGame;
  tallies: readonly OpenTally[];
  names: readonly string[];
  /** The address of rule pages, which the id of a rule is put behind. */
  rules: string;
}

/** What is to be said, with the rule it comes from. */
interface Note {
  readonly text: string;
  readonly rule: string;
  /** The version in which the rule holds, where house rules have changed it. */
  readonly changed?: Variant | undefined;
}

export default function Check({ game, names, rules, tallies }: Props) {
  const check = checkTally(game.variant, tallies);
  const notes = check.isWhole
    ? [rightNote(game, tallies, check)]
    : [...cardNotes(check, names), ...unheldNotes(game, check)];
  return (
    <section
      class={`notice sc-check${check.isWhole ? ' is-right' : ''}`}
      aria-label={RESULT_WORDS.check}
    >
      <ul>
        {[...notes, ...tieNotes(game, tallies, check, names)].map(({ changed, rule, text }) => (
          <li key={text}>
            {text} {changed && `${RESULT_WORDS.isHouse} `}
            <a href={`${rules}${rule}/`}>
              {changed ? RESULT_WORDS.ruleOf(variantName(changed)) : RESULT_WORDS.rule}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function rightNote(
  { variant }: CountedGame,
  tallies: readonly OpenTally[],
  check: TallyCheck,
): Note {
  const zwicks = tallies.reduce((sum, tally) => sum + tally.zwicks, 0);
  const fixed = fixedTotal(variant);
  const { zwick } = variant.scoring;
  const tie = check.due - fixed - zwicks * zwick;
  return { text: RESULT_WORDS.right(fixed, zwicks, zwick, tie, check.due), rule: 'check-total' };
}

/** Numbers of cards that are missing or can't be. */
function cardNotes(check: TallyCheck, names: readonly string[]): readonly Note[] {
  const { notes } = RESULT_WORDS;
  const { cards, pack, tooFew, uncounted, unheld } = check;
  const nameOf = (side: number) => names[side] ?? '';
  const few = tooFew.map((each) => ({
    text: notes.tooFew(each, nameOf(each.side)),
    rule: 'most-cards',
  }));
  if (cards > pack) return [...few, { text: notes.tooMany(check), rule: 'left-over-counts' }];
  if (uncounted.length > 0) {
    return [...few, { text: notes.uncounted(uncounted.map(nameOf)), rule: 'most-cards' }];
  }
  if (cards === 0) return [...few, { text: notes.nobody, rule: 'nobody-captured' }];
  if (cards === pack) return few;
  // As many cards are missing as nobody claims: very likely those.
  const perhaps = unheld.length === pack - cards ? ` ${notes.perhapsIt(unheld)}` : '';
  const text = `${notes.missing(check)}${perhaps} ${notes.leftOver}`;
  return [...few, { text, rule: 'last-capture' }];
}

function unheldNotes({ variant }: CountedGame, check: TallyCheck): readonly Note[] {
  const { cards, pack, unheld } = check;
  if (unheld.length === 0) return [];
  const points = cardPoints(unheld, variant);
  const text = RESULT_WORDS.notes.unheld(unheld, points, variant, cards === pack);
  return [{ text, rule: 'check-total' }];
}

function tieNotes(
  { variant }: CountedGame,
  tallies: readonly OpenTally[],
  { tied }: TallyCheck,
  names: readonly string[],
): readonly Note[] {
  const [first] = tied;
  if (first === undefined || variant.scoring.mostCards === 0) return [];
  const { lines = [] } = scoreSoFar(variant, tallies).sides[first] ?? {};
  const doScore = lines.some(({ what }) => what === 'most-cards');
  const of = tied.map((side) => names[side] ?? '');
  const text = RESULT_WORDS.notes.tied(of, tallies[first]?.cards ?? 0, doScore);
  const base = baseOf(variant);
  const changed = variant.scoring.tie === base.scoring.tie ? undefined : base;
  return [{ text, rule: 'most-cards-tie', changed }];
}

/** Who won: the points of each side line by line, and the check. */
import type { OpenTally, SideScore } from '~/engine/index.ts';
import { isHouseLine, leadersOf, scoreSoFar } from '~/engine/index.ts';
import { scoreLine } from '~/words/en.ts';
import { RESULT_WORDS } from '~/words/result.ts';
import { standingText } from '~/words/score.ts';
import { type LineRules, ruleOfLine } from '../../content/lineRule.ts';
import Check from './Check.tsx';
import type { CountedGame } from './game.ts';

export interface ResultProps {
  game: CountedGame;
  tallies: readonly OpenTally[];
  /** Whether everything is counted and adds up. */
  isWhole: boolean;
  names: readonly string[];
  marks: readonly string[];
  rules: string;
  lineRules: LineRules;
}

export default function Result(props: ResultProps) {
  const { game, isWhole, marks, names, tallies } = props;
  const { sides } = scoreSoFar(game.variant, tallies);
  const points = sides.map((side) => side.points);
  return (
    <>
      <p class="sc-winner">
        {!isWhole && `${RESULT_WORDS.soFar} `}
        {isWhole ? winnerText(names, points) : standingText(names, points)}
      </p>
      <Check {...props} />
      <div class="sc-tables">
        {sides.map((score, side) => (
          <table key={side}>
            <caption>
              <b class={`sc-mark side-${side}`} aria-hidden="true">
                {marks[side]}
              </b>{' '}
              <b>{names[side]}</b>
            </caption>
            <Lines {...props} score={score} tally={tallies[side]} />
          </table>
        ))}
      </div>
    </>
  );
}

/** Who won the round, or who share the lead. */
function winnerText(names: readonly string[], points: readonly number[]): string {
  const leaders = leadersOf(points);
  const [first = 0] = leaders;
  const most = points[first] ?? 0;
  const of = leaders.map((side) => names[side] ?? '');
  if (leaders.length === points.length) return RESULT_WORDS.tied(of, most);
  if (leaders.length > 1) return RESULT_WORDS.tiedLead(of, most);
  const others = points.filter((_, side) => side !== first);
  return RESULT_WORDS.wins(of[0] ?? '', most, others);
}

type LinesProps = Pick<ResultProps, 'game' | 'rules' | 'lineRules'> & {
  score: SideScore;
  tally: OpenTally | undefined;
};

function Lines({ game, lineRules, rules, score, tally }: LinesProps) {
  const detail = (what: string): string | number | null | undefined =>
    what === 'most-cards' ? tally?.cards : what === 'zwick' ? tally?.zwicks : undefined;
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{RESULT_WORDS.for}</th>
          <th scope="col">{RESULT_WORDS.with}</th>
          <th scope="col" class="number">
            {RESULT_WORDS.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {score.lines.length === 0 && (
          <tr>
            <td colSpan={2}>{RESULT_WORDS.noLines}</td>
            <td class="number">0</td>
          </tr>
        )}
        {score.lines.map(({ cards, points, what }) => (
          <tr key={what}>
            <th scope="row">
              <a href={`${rules}${ruleOfLine(game.variant, what, lineRules)}/`}>
                {scoreLine(what)}
              </a>
              {isHouseLine(game.variant, what) && (
                <>
                  {' '}
                  <strong class="house-mark">{RESULT_WORDS.houseRule}</strong>
                </>
              )}
            </th>
            <td>{detail(what) ?? (cards.length > 1 && RESULT_WORDS.lineCards(cards))}</td>
            <td class="number">{points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{RESULT_WORDS.total}</th>
          <td>{RESULT_WORDS.caption(tally?.cards ?? null)}</td>
          <td class="number">{score.points}</td>
        </tr>
      </tfoot>
    </>
  );
}

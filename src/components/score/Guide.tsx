/** What counts how much in a version, and how to count: readable as it is served. */
import { countingCards, fixedTotal } from '~/engine/index.ts';
import { scoreLine, upper, variantName } from '~/words/en.ts';
import { SCORE_WORDS } from '~/words/score.ts';
import type { CountedGame } from './game.ts';
import { type LineRules, ruleOfLine } from './lineRule.ts';

interface Props {
  game: CountedGame;
  rules: string;
  lineRules: LineRules;
}

const { guide } = SCORE_WORDS;

export default function Guide({ game: { variant }, lineRules, rules }: Props) {
  const { items, mostCards, zwick } = variant.scoring;
  const counting = countingCards(variant);
  const rows = items
    .map(({ cards, id, points }) => {
      const number = counting.filter((card) => cards.includes(card)).length;
      return { what: id, each: points, all: points * number };
    })
    .filter(({ all }) => all > 0);
  const most = { what: 'most-cards', each: mostCards, all: mostCards };
  return (
    <section class="sc-guide" aria-labelledby="sc-guide">
      <h2 id="sc-guide">{guide.title}</h2>
      <table>
        <caption>{guide.about(variantName(variant))}</caption>
        <thead>
          <tr>
            <th scope="col">{guide.card}</th>
            <th scope="col" class="number">
              {guide.each}
            </th>
            <th scope="col" class="number">
              {guide.all}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...rows, most].map(({ all, each, what }) => (
            <tr key={what}>
              <th scope="row">
                <a href={`${rules}${ruleOfLine(variant, what, lineRules)}/`}>
                  {upper(scoreLine(what))}
                </a>
              </th>
              <td class="number">{each}</td>
              <td class="number">{all}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <a href={`${rules}fixed-total/`}>{guide.total}</a>
            </th>
            <td />
            <td class="number">{fixedTotal(variant)}</td>
          </tr>
          <tr>
            <th scope="row">
              <a href={`${rules}${ruleOfLine(variant, 'zwick', lineRules)}/`}>{guide.zwick}</a>
            </th>
            <td class="number">{zwick}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <h3>{guide.howTo}</h3>
      <ol>
        {guide.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

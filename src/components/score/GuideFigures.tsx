/** What counts how much in a version: each line leads to its rule, under house rules to that of their base. */
import { countingCards, fixedTotal, isHouseLine, type Variant } from '~/engine/index.ts';
import { scoreLine, upper } from '~/words/en.ts';
import { GUIDE_WORDS } from '~/words/guide.ts';
import { type LineRules, ruleOfLine } from '../../content/lineRule.ts';
import { HouseMark } from './GuideSteps.tsx';

interface Props {
  variant: Variant;
  /** The address of rule pages, which the id of a rule is put behind. */
  rules: string;
  lineRules: LineRules;
}

const { guide } = GUIDE_WORDS;

/** The lines of a version: what one is for, points each, and points in all. */
function linesOf(variant: Variant) {
  const counting = countingCards(variant);
  const { items, mostCards } = variant.scoring;
  return [
    ...items.map(({ cards, id, points }) => ({
      what: id,
      each: points,
      all: points * counting.filter((card) => cards.includes(card)).length,
    })),
    { what: 'most-cards', each: mostCards, all: mostCards },
  ];
}

export default function GuideFigures({ lineRules, rules, variant }: Props) {
  const href = (what: string): string => `${rules}${ruleOfLine(variant, what, lineRules)}/`;
  return (
    <table>
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
        {linesOf(variant).map(({ all, each, what }) => (
          <tr key={what}>
            <th scope="row">
              <a href={href(what)}>{upper(scoreLine(what))}</a>
              {isHouseLine(variant, what) && (
                <>
                  {' '}
                  <HouseMark />
                </>
              )}
            </th>
            <td class="number">{each}</td>
            <td class="number">{all}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            <a href={`${rules}fixed-total/`}>{guide.total}</a>
          </th>
          <td class="number">{fixedTotal(variant)}</td>
        </tr>
        <tr>
          <th scope="row">
            <a href={href('zwick')}>{guide.zwick}</a>
            {isHouseLine(variant, 'zwick') && (
              <>
                {' '}
                <HouseMark />
              </>
            )}
          </th>
          <td class="number">{variant.scoring.zwick}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

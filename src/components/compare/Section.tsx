/** One section of the comparison: what its rows are about at the left, then a column for each version. */
import { type ComparedRow, pairsIn } from '~/content/comparing.ts';
import type { Section as SectionId } from '~/content/schemas/rule.ts';
import { SECTION_TITLES } from '../../words/rules.ts';
import { RowCell, RowHead, type Shared } from './Row.tsx';

interface Props extends Omit<Shared, 'row'> {
  section: SectionId;
  rows: readonly ComparedRow[];
  /** What stands over the columns. */
  names: readonly string[];
}

export default function Section({ names, rows, section, ...shared }: Props) {
  return (
    <section aria-labelledby={section}>
      <h2 id={section}>{SECTION_TITLES[section]}</h2>
      <table aria-labelledby={section}>
        <thead>
          <tr>
            <th scope="col">{shared.words.what}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-pairs={pairsIn(row)}>
              <th scope="row">
                <RowHead row={row} {...shared} />
              </th>
              {names.map((name, at) => (
                <td key={name}>
                  <div>
                    <RowCell row={row} at={at} {...shared} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The same play in every version: allowed, refused and why, or impossible there; each with its ground. */
import type { Elsewhere, HouseRules } from '~/engine/index.ts';
import { VARIANTS } from '~/engine/index.ts';
import { CALCULATOR_WORDS } from '~/words/calculator.ts';
import { CALCULATOR_EXTRA_WORDS as WORDS } from '~/words/calculatorExtras.ts';
import { EN, upper } from '~/words/en.ts';
import { badInputText } from '~/words/index.ts';
import type { Grounds } from './answering.ts';
import { verdictFor } from './verdict.ts';

interface Props {
  /** By version, in the order of the records, then by house; null while nobody knows. */
  list: readonly Elsewhere[] | null;
  houses: readonly HouseRules[];
  failed: boolean;
  grounds: Grounds;
  rules: string;
}

const words = WORDS.everywhere;

export default function Everywhere({ failed, grounds, houses, list, rules }: Props) {
  const rows = [...VARIANTS.map((variant) => ({ variant, name: '' })), ...houses];
  return (
    <section aria-labelledby="cc-everywhere" aria-busy={list === null && !failed}>
      <h2 id="cc-everywhere">{words.title}</h2>
      <p>{failed ? CALCULATOR_WORDS.failed : words.lead}</p>
      {list !== null && (
        <table class="cc-versions">
          <thead>
            <tr>
              <th scope="col">{words.version}</th>
              <th scope="col">{words.verdict}</th>
              <th scope="col">{words.ground}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, variant }, at) => {
              const there = list[at];
              return (
                <tr key={variant.id}>
                  <th scope="row">
                    {name === '' ? (
                      EN.variantName(variant)
                    ) : (
                      <bdi>{words.house(name, variant)}</bdi>
                    )}
                  </th>
                  {there !== undefined && <Cells there={there} grounds={grounds} rules={rules} />}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Cells({ grounds, rules, there }: Pick<Props, 'grounds' | 'rules'> & { there: Elsewhere }) {
  if (!there.possible) {
    return (
      <>
        <td>
          <b>{words.impossible}</b>: {badInputText({ ...there.problem, path: '' })}.
        </td>
        <td>{words.none}</td>
      </>
    );
  }
  const verdict = verdictFor(there.position, there.play, there.result, grounds);
  const { ground, result, rule, text } = verdict;
  return (
    <>
      <td>
        <b>{result.ok ? WORDS.allowed : WORDS.notAllowed}</b>
        {result.ok ? '.' : `. ${upper(text)}`}
      </td>
      <td>
        {ground === undefined || rule === undefined ? (
          words.none
        ) : (
          <a href={`${rules}${rule}/`}>{WORDS.ground[ground]}</a>
        )}
      </td>
    </>
  );
}

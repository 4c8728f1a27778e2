/** What can be agreed on wild jokers. Only a version that has them needs it. */
import type { Options } from '~/engine/index.ts';
import { WILD_WORDS as W } from '~/words/houseWild.ts';
import { JOKER_CHOICES } from '../settings/stored.ts';
import type PointRow from './PointRow.tsx';

interface Props {
  /** Draws one point. It comes from the form, which has it already. */
  Row: typeof PointRow;
  options: Options;
  baseName: string;
  /** The address of the pages of rules. */
  rules: string;
  onChange: (changed: Partial<Options>) => void;
}

type OnTable = Options['jokerOnTable'];

export default function WildJokers({ Row, baseName, onChange, options, rules }: Props) {
  return (
    <section class="hr-group" aria-labelledby="house-wild">
      <h2 id="house-wild">{W.title}</h2>
      <Row
        name="house-jokers"
        label={W.jokerOnTable}
        values={JOKER_CHOICES}
        value={options.jokerOnTable}
        base="free"
        baseName={baseName}
        textOf={(value) => W.jokerOnTableChoices[value as OnTable]}
        ruleHref={`${rules}joker-limits/`}
        onChange={(value) => onChange({ jokerOnTable: value as OnTable })}
      />
      <Row
        name="house-sweep"
        label={W.sweep}
        values={[true, false]}
        value={options.jokerSweepIsZwick}
        base={true}
        baseName={baseName}
        textOf={(value) => W.sweepChoices[value === true ? 'yes' : 'no']}
        ruleHref={`${rules}joker-sweep/`}
        onChange={(value) => onChange({ jokerSweepIsZwick: value === true })}
      />
    </section>
  );
}

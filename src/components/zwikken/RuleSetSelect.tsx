/** The choice of a set of rules. */
import LabelledSelect from '~/components/site/LabelledSelect.tsx';
import { RULE_SETS, type RuleSet, ruleSetById } from '~/engine/zwikken/index.ts';
import { ruleSetName } from '~/words/zwikkenSay.ts';

interface Props {
  label: string;
  rules: RuleSet;
  onChoose: (rules: RuleSet) => void;
  disabled?: boolean;
}

export default function RuleSetSelect({ disabled = false, label, onChoose, rules }: Props) {
  return (
    <LabelledSelect
      label={label}
      fieldClass="field"
      disabled={disabled}
      value={rules.id}
      options={RULE_SETS.map((one) => [one.id, ruleSetName(one)])}
      onChoose={(id) => onChoose(ruleSetById(id) ?? rules)}
    />
  );
}

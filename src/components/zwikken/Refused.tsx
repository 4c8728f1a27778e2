/** Why an act is refused, with the rule that it breaks: by the cards, and brought into sight where it is not. */
import { useEffect, useRef } from 'preact/hooks';
import { type ActionRefusal, ZWIKKEN_RULE_OF } from '~/engine/zwikken/index.ts';
import { zwikkenRefusalText } from '~/words/zwikkenRefusals.ts';
import { ZWIKKEN_TABLE_WORDS as WORDS } from '~/words/zwikkenTable.ts';

interface Props {
  refusal: ActionRefusal;
  /** The address of the pages of rules, up to the id. */
  rulesAt: string;
}

export default function Refused({ refusal, rulesAt }: Props) {
  const said = useRef<HTMLParagraphElement>(null);
  // Each try is another refusal, also of the same card.
  useEffect(() => said.current?.scrollIntoView({ block: 'nearest' }), [refusal]);
  return (
    <p class="problem" role="alert" ref={said}>
      {zwikkenRefusalText(refusal)}{' '}
      <a href={`${rulesAt}${ZWIKKEN_RULE_OF[refusal.code]}/`}>{WORDS.why}</a>
    </p>
  );
}

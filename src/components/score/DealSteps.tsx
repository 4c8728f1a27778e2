/** How to deal one round, in numbered sentences; with pictures of what lies where after each deal, if wanted. */
import { houseChanges, inTeams, type Variant } from '~/engine/index.ts';
import { DEAL_WORDS, dealSentences } from '~/words/deal.ts';
import { type DealGrounds, type ToldRule, toldRules } from '../../content/dealGrounds.ts';
import DealPicture from './DealPicture.tsx';

interface Props {
  variant: Variant;
  players: number;
  /** The address of rule pages, which the id of a rule is put behind. */
  rules: string;
  pictures: boolean;
  grounds: DealGrounds;
}

export default function DealSteps({ grounds, pictures, players, rules, variant }: Props) {
  const own = houseChanges(variant).map(({ point }) => point.name);
  return (
    <ol class="dl-steps">
      {dealSentences(variant, players).map((sentence) => {
        const { point = '', stage, text } = sentence;
        const told = toldRules(grounds, sentence, variant, players);
        return (
          <li key={text}>
            <div class="dl-step">
              <span>
                {text}
                {own.includes(point) && (
                  <>
                    {' '}
                    <strong class="house-mark">{DEAL_WORDS.houseRule}</strong>
                  </>
                )}
                {pictures ? <Links told={told} rules={rules} /> : <Marks told={told} />}
              </span>
              {pictures && stage && (
                <DealPicture stage={stage} inTeams={inTeams(variant, players)} />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Links({ rules, told }: { told: readonly ToldRule[]; rules: string }) {
  return told.map(({ ground, id }) => (
    <>
      {' '}
      <a
        class={`dl-rule${ground === undefined ? '' : ` ground ground--${ground}`}`}
        href={`${rules}${id}/`}
        aria-label={DEAL_WORDS.ruleNamed(id, ground)}
      >
        {DEAL_WORDS.rule(ground)}
      </a>
    </>
  ));
}

/** The grounds that the rules of a sentence stand on, each once. */
function Marks({ told }: { told: readonly ToldRule[] }) {
  return [...new Set(told.map(({ ground }) => ground))].map(
    (ground) =>
      ground !== undefined && (
        <>
          {' '}
          <span class={`ground ground--${ground}`}>{DEAL_WORDS.rule(ground)}</span>
        </>
      ),
  );
}

/** How to deal one round, in numbered sentences; with pictures of what lies where after each deal, if wanted. */
import { houseChanges, inTeams, type Variant } from '~/engine/index.ts';
import { DEAL_WORDS, dealSentences } from '~/words/deal.ts';
import DealPicture from './DealPicture.tsx';

interface Props {
  variant: Variant;
  players: number;
  /** The address of rule pages, which the id of a rule is put behind. */
  rules: string;
  pictures: boolean;
}

export default function DealSteps({ pictures, players, rules, variant }: Props) {
  const own = houseChanges(variant).map(({ point }) => point.name);
  return (
    <ol class="dl-steps">
      {dealSentences(variant, players).map(({ point = '', rules: ids, stage, text }) => (
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
              {pictures &&
                ids.map((id) => (
                  <>
                    {' '}
                    <a
                      class="dl-rule"
                      href={`${rules}${id}/`}
                      aria-label={DEAL_WORDS.ruleNamed(id)}
                    >
                      {DEAL_WORDS.rule}
                    </a>
                  </>
                ))}
            </span>
            {pictures && stage && <DealPicture stage={stage} inTeams={inTeams(variant, players)} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

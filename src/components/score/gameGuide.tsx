/** What counts how much, for the game that is counted: its part of the guide is open, and house rules get one of their own. */
import { render } from 'preact';
import { baseOf, type Variant } from '~/engine/index.ts';
import { GUIDE_WORDS } from '~/words/guide.ts';
import type { LineRules } from '../../content/lineRule.ts';
import GuideFigures from './GuideFigures.tsx';
import GuideSteps from './GuideSteps.tsx';

/** `name`: what the version is called; `rules`: the address of rule pages. */
export function showGuide(
  variant: Variant,
  name: string,
  rules: string,
  lineRules: LineRules,
): void {
  const place = (what: string) => document.querySelector(`[data-guide="${what}"]`);
  const [house, steps] = [place('house'), place('steps')];
  if (house === null || steps === null) return;
  const isHouse = variant !== baseOf(variant);
  const versions = document.querySelectorAll<HTMLDetailsElement>('details[data-version]');
  for (const details of versions) details.open = details.dataset.version === variant.id;
  render(<GuideSteps variant={variant} />, steps);
  render(
    isHouse ? (
      <details open>
        <summary>{name}</summary>
        <p class="sc-hint">{GUIDE_WORDS.guide.house}</p>
        <GuideFigures variant={variant} rules={rules} lineRules={lineRules} />
      </details>
    ) : null,
    house,
  );
}

/** How to count a round, step by step; a step that a house rule changes is marked. */
import { houseChanges, type Variant } from '~/engine/index.ts';
import { GUIDE_WORDS } from '~/words/guide.ts';

export default function GuideSteps({ variant }: { variant: Variant }) {
  const own = houseChanges(variant).map(({ point }) => point.name);
  return (
    <ol>
      {GUIDE_WORDS.guide.steps(variant.scoring).map(({ points, text }) => (
        <li key={text}>
          {text} {points.some((point) => own.includes(point)) && <HouseMark />}
        </li>
      ))}
    </ol>
  );
}

/** "House rule", where something is one. */
export function HouseMark() {
  return <strong class="house-mark">{GUIDE_WORDS.houseRule}</strong>;
}

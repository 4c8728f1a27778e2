/**
 * A lesson to be done, one step at a time. What is here at first is the table of the first step; what leads through the
 * steps, judges and gives hints comes right after it.
 */
import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import Table from '~/components/table/Table.tsx';
import type { Play, Variant } from '~/engine/index.ts';
import type { CoachProps } from './Coach.tsx';
import type { PackedLesson, PackedStep } from './packed.ts';
import './course.css';

interface Props {
  /** A `PackedLesson` as JSON, which is much smaller in the page than a prop of its own kind. */
  lesson: string;
  /** What the bar says while nothing is chosen. */
  prompt: string;
  /** The addresses of rule pages and of the calculator. */
  rules: string;
  calculator: string;
}

export default function Lesson({ calculator, lesson, prompt, rules }: Props) {
  const [packed] = useState(() => JSON.parse(lesson) as PackedLesson);
  const [coach, setCoach] = useState<{ readonly default: ComponentType<CoachProps> }>();
  const [stage, setStage] = useState<VNode>();
  // A play may be made before the rest is there.
  const [early, setEarly] = useState<Play>();
  useEffect(() => {
    import('./Coach.tsx').then(setCoach, () => {
      // Without it the page is as it is without scripts: text, pictures, solutions.
      delete document.documentElement.dataset.scripted;
    });
  }, []);
  const [first] = packed.steps as [PackedStep];
  // What is chosen at a table is chosen on one position: what comes goes on with this one.
  const [position] = useState(() => ({
    ...first.position,
    variant: packed.versions[first.version] as Variant,
  }));
  return (
    <>
      <div class="cs-stage" data-shows={stage ? undefined : first.shows}>
        {stage ?? (
          <Table
            key={`${first.id} 0`}
            position={position}
            names={first.names}
            title={first.goalText}
            level={3}
            prompt={prompt}
            hidesBuilds={packed.beforeBuilds}
            ruleHref={(rule) => `${rules}${rule}/`}
            onPlay={first.goal.ask === 'play' ? setEarly : undefined}
          />
        )}
      </div>
      <div class="cs-coach">
        {coach && (
          <coach.default
            lesson={packed}
            first={position}
            rules={rules}
            calculator={calculator}
            onStage={setStage}
            early={early}
          />
        )}
      </div>
    </>
  );
}

/** The first thing to touch: one table with a Zwick to find. Whatever else is tried is answered too. */
import { useState } from 'preact/hooks';
import type { Said } from '~/components/table/Bar.tsx';
import Table, { type Shown } from '~/components/table/Table.tsx';
import type { Play, Position } from '~/engine/index.ts';
import { sumsOf } from '~/engine/index.ts';
import { EN } from '~/words/en.ts';
import { FRONT_WORDS } from '~/words/front.ts';

interface Props {
  /** The engine's own plain data: no reader of notation has to be sent along. */
  position: Position;
  title: string;
  /** The address of rule pages, which the id of a rule is put behind. */
  rules: string;
  /** Where to go on once it is found. */
  next: { readonly href: string; readonly text: string };
}

export default function FindTheZwick({ next, position, rules, title }: Props) {
  const [last, setLast] = useState<Play | null>(null);
  const found = last?.kind === 'capture' && last.zwick;

  const said = (): Said | null => {
    if (last === null) return null;
    if (last.kind !== 'capture') return { tone: 'plain', text: FRONT_WORDS.noCapture };
    const sums = sumsOf(position, last).map(({ worths }) => worths.join(' + '));
    if (last.zwick) {
      return { tone: 'good', text: FRONT_WORDS.found(last.value, sums), link: next };
    }
    const left = position.table.length - last.takes.length;
    return { tone: 'plain', text: FRONT_WORDS.notAll(EN.count(left, 'pile'), last.value, sums) };
  };
  const shown: Shown | null = found && last.kind === 'capture' ? last : null;
  return (
    <Table
      position={position}
      names={FRONT_WORDS.seats}
      title={title}
      prompt={FRONT_WORDS.prompt}
      said={said()}
      shown={shown}
      ruleHref={(rule) => `${rules}${rule}/`}
      onPlay={setLast}
    />
  );
}

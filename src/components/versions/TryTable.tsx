/** A table to try a turn on: every play of this version is taken and told, and the table stays as it was. */
import { useState } from 'preact/hooks';
import type { Said } from '~/components/table/Bar.tsx';
import Table from '~/components/table/Table.tsx';
import type { Play, Position } from '~/engine/index.ts';
import { EN } from '~/words/en.ts';
import { TRY_WORDS } from '~/words/try.ts';

interface Props {
  /** The engine's own plain data: no reader of notation has to be sent along. */
  position: Position;
  /** The names of the seats. */
  names: readonly string[];
  title: string;
  /** What the bar says before anything was chosen. */
  prompt: string;
  /** The address of rule pages, which the id of a rule is put behind. */
  rules: string;
}

export default function TryTable({ names, position, prompt, rules, title }: Props) {
  const [last, setLast] = useState<Play | null>(null);
  const piles = position.table.map(({ cards, value }) => TRY_WORDS.pile(cards, value));
  const said: Said | null =
    last === null
      ? null
      : {
          tone: last.kind === 'capture' && last.zwick ? 'good' : 'plain',
          text: `${TRY_WORDS.allowed} ${EN.playSentence(last, piles, (seat) => names[seat] ?? '')}`,
        };
  return (
    <Table
      position={position}
      names={names}
      title={title}
      level={3}
      prompt={prompt}
      said={said}
      ruleHref={(rule) => `${rules}${rule}/`}
      onPlay={setLast}
    />
  );
}

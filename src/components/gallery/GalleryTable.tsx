/** A table that takes every play and goes on from the same position. */
import { useState } from 'preact/hooks';
import Seats from '~/components/table/Seats.tsx';
import Table from '~/components/table/Table.tsx';
import type { Play, Position } from '~/engine/index.ts';
import { EN } from '~/words/index.ts';
import { TABLE_WORDS } from '~/words/table.ts';

interface Props {
  position: Position;
  names: readonly string[];
  title: string;
  groups: readonly (readonly number[])[] | null;
  rules: string;
}

export default function GalleryTable({ position, names, title, groups, rules }: Props) {
  const [played, setPlayed] = useState<Play | null>(null);
  const nameOf = (seat: number): string => names[seat] ?? '';
  const piles = position.table.map((pile) => TABLE_WORDS.pileName(pile, nameOf));
  return (
    <Table
      position={position}
      names={names}
      title={title}
      level={2}
      prompt={TABLE_WORDS.choose}
      said={
        played === null ? null : { tone: 'plain', text: EN.playSentence(played, piles, nameOf) }
      }
      seats={
        <Seats
          position={position}
          seats={names.map((name, seat) => ({
            name,
            held: position.hand.length,
            won: seat * 7,
            zwicks: seat % 3,
            toMove: seat === position.toMove,
          }))}
        />
      }
      shown={groups === null ? null : { groups }}
      ruleHref={(rule) => `${rules}${rule}/`}
      onPlay={setPlayed}
    />
  );
}

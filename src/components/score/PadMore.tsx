/** What stands below the rounds of a pad: the lines, who plays, all pads, files. It comes after the rest. */
import type { ComponentChildren } from 'preact';
import PadChart from './PadChart.tsx';
import PadFiles from './PadFiles.tsx';
import PadList from './PadList.tsx';
import PadPlayers from './PadPlayers.tsx';
import type { UsedPad } from './usePad.ts';

interface Props {
  pad: UsedPad;
  /** The button for another pad. */
  beginning: ComponentChildren;
}

export default function PadMore({ beginning, pad }: Props) {
  const { evening } = pad;
  return (
    <>
      {evening && <PadChart evening={evening} />}
      {evening && <PadPlayers key={evening.id} evening={evening} pad={pad} />}
      {evening && beginning}
      <PadList pad={pad} />
      <PadFiles pad={pad} />
    </>
  );
}

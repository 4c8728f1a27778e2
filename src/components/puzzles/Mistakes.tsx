import type { PartProps } from './Puzzles.tsx';

export default function Mistakes(_: PartProps) {
  return null;
}

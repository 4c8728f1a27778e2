import type { PartProps } from './Puzzles.tsx';

export default function Clock(_: PartProps) {
  return null;
}

import type { PartProps } from './Puzzles.tsx';

export default function Overview(_: PartProps) {
  return null;
}

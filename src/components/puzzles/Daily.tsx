import type { PartProps } from './Puzzles.tsx';

export default function Daily(_: PartProps) {
  return null;
}

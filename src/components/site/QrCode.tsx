/** A QR code: dark on light in every theme, since that is what readers look for. */
import type { Code } from './qrCode.ts';

interface Props {
  code: Code;
  class: string;
  /** What it is, for who does not see it. */
  label: string;
}

export default function QrCode({ class: name, code: { path, size }, label }: Props) {
  return (
    <svg
      class={name}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

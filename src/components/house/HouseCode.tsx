/** The address of house rules as a QR code, for a phone’s camera: from the screen of another one, or from paper. */
import { codeOf } from '../site/qrCode.ts';

interface Props {
  text: string;
  /** What it is, for who does not see it. */
  label: string;
}

export default function HouseCode({ label, text }: Props) {
  const code = codeOf(text);
  if (code === null) return null;
  const { path, size } = code;
  return (
    <svg
      class="hc-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

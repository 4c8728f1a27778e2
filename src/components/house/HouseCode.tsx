/** The address of house rules as a QR code, for a phone’s camera: from the screen of another one, or from paper. */
import { codePath } from './code.ts';

interface Props {
  text: string;
  /** What it is, for who does not see it. */
  label: string;
}

export default function HouseCode({ label, text }: Props) {
  const { path, size } = codePath(text);
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

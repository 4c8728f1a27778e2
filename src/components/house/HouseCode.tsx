/** The address of house rules as a QR code, for a phone’s camera: from the screen of another one, or from paper. */
import QrCode from '../site/QrCode.tsx';
import { codeOf } from '../site/qrCode.ts';

interface Props {
  text: string;
  /** What it is, for who does not see it. */
  label: string;
}

export default function HouseCode({ label, text }: Props) {
  const code = codeOf(text);
  return code === null ? null : <QrCode class="hc-code" code={code} label={label} />;
}

/** The link as a QR code, over the whole screen, to be scanned across the table. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { CALCULATOR_EXTRA_WORDS } from '~/words/calculatorExtras.ts';
import { CALCULATOR_SHARE_WORDS as WORDS } from '~/words/calculatorShare.ts';
import QrCode from '../site/QrCode.tsx';
import { codeOf } from '../site/qrCode.ts';
import { useOverlay } from './overlay.ts';

interface Props {
  link: string;
  onClose: () => void;
}

export default function CodeSheet({ link, onClose }: Props) {
  const overlay = useOverlay(onClose);
  const code = useMemo(() => codeOf(link), [link]);
  useLayoutEffect(overlay.open, []);
  return (
    <dialog ref={overlay.dialog} class="held-up" aria-labelledby="cc-code" onClose={overlay.closed}>
      <p id="cc-code">{code === null ? WORDS.tooLong : WORDS.code}</p>
      {code !== null && <QrCode class="cc-code" code={code} label={WORDS.codeLabel} />}
      <p class="cc-code__link">{link}</p>
      <button type="button" class="button" onClick={() => overlay.dialog.current?.close()}>
        {CALCULATOR_EXTRA_WORDS.share.close}
      </button>
    </dialog>
  );
}

/** The link as a QR code, over the whole screen, to be scanned across the table. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { CALCULATOR_EXTRA_WORDS } from '~/words/calculatorExtras.ts';
import { CALCULATOR_SHARE_WORDS as WORDS } from '~/words/calculatorShare.ts';
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
      {code !== null && (
        <svg
          class="cc-code"
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={WORDS.codeLabel}
          shape-rendering="crispEdges"
        >
          {/* White in every theme: readers look for dark on light. */}
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
      )}
      <p class="cc-code__link">{link}</p>
      <button type="button" class="button" onClick={() => overlay.dialog.current?.close()}>
        {CALCULATOR_EXTRA_WORDS.share.close}
      </button>
    </dialog>
  );
}

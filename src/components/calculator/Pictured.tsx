/** The picture of a position with its verdict, and what can be done with it: saved, copied, sent. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { copyText } from '~/components/kept/copyText.ts';
import { saveFile } from '~/components/kept/saveFile.ts';
import type { Shown } from '~/components/table/Table.tsx';
import { makePosition } from '~/engine/index.ts';
import { CALCULATOR_WORDS } from '~/words/calculator.ts';
import { CALCULATOR_EXTRA_WORDS, triedText } from '~/words/calculatorExtras.ts';
import {
  factLines,
  gameLine,
  pictureText,
  CALCULATOR_SHARE_WORDS as WORDS,
} from '~/words/calculatorShare.ts';
import { upper } from '~/words/en.ts';
import { seatLetters } from '~/words/seats.ts';
import { TABLE_WORDS } from '~/words/table.ts';
import type { Grounds } from './answering.ts';
import type { Laid } from './laying.ts';
import { type Caption, drawPicture } from './picture.ts';
import { groundSentence, verdictOn, verdictSentence } from './verdict.ts';

interface Props {
  laid: Laid;
  grounds: Grounds;
  /** What the table marks of the play. */
  shown: Shown | null;
  /** What is said with it where it is sent. */
  text: () => string;
}

/** What the picture says: everything that the verdict says, and where it is from. */
function captionOf({ position, tried }: Laid, grounds: Grounds): Caption {
  const { hand, seats, toMove } = position;
  const verdict = tried === null ? null : verdictOn(position, tried, grounds);
  const rule = verdict?.rule === undefined ? undefined : grounds[verdict.rule]?.title;
  const letter = seatLetters(seats)[toMove] ?? '';
  return {
    title: WORDS.game,
    game: gameLine(position),
    empty: TABLE_WORDS.empty,
    hand: hand.length === 0 ? CALCULATOR_WORDS.handEmpty : `${CALCULATOR_WORDS.hand(letter)}:`,
    facts: factLines(position),
    verdict:
      verdict === null || tried === null
        ? null
        : {
            asked: `${upper(triedText(tried, position))}?`,
            answer: verdictSentence(position, verdict),
            ground:
              rule === undefined
                ? ''
                : `${CALCULATOR_EXTRA_WORDS.rule}: ${rule}. ${groundSentence(verdict)}`,
            legal: verdict.result.ok,
          },
    foot: [makePosition(position), `${location.host}${location.pathname}`],
  };
}

export default function Pictured({ grounds, laid, shown, text }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const root = useRef<HTMLElement>(null);
  const [blob, setBlob] = useState<Blob | 'failed' | null>(null);
  const [said, setSaid] = useState<string>('');
  const caption = useMemo(() => captionOf(laid, grounds), [laid, grounds]);
  const { verdict } = caption;
  const description = useMemo(
    () =>
      pictureText(
        laid.position,
        verdict === null ? [] : [verdict.asked, verdict.answer, verdict.ground],
      ).trim(),
    [laid, verdict],
  );

  useEffect(() => {
    let isOld = false;
    const drawn = canvas.current;
    if (drawn === null || root.current === null) return;
    setBlob(null);
    setSaid('');
    drawPicture(drawn, root.current, laid.position, shown, caption)
      .then(() => new Promise<Blob | null>((resolve) => drawn.toBlob(resolve, 'image/png')))
      .then(
        (made) => !isOld && setBlob(made ?? 'failed'),
        () => !isOld && setBlob('failed'),
      );
    return () => {
      isOld = true;
    };
  }, [laid, caption, shown]);

  const picture = blob instanceof Blob ? blob : null;
  const file = useMemo(
    () => (picture === null ? null : new File([picture], WORDS.file, { type: picture.type })),
    [picture],
  );
  const canSend = file !== null && navigator.canShare?.({ files: [file] }) === true;
  const canCopy = typeof ClipboardItem === 'function' && navigator.clipboard !== undefined;

  const copy = (): void => {
    if (picture === null) return;
    const item = new ClipboardItem({
      [picture.type]: picture,
      'text/plain': new Blob([description], { type: 'text/plain' }),
    });
    navigator.clipboard.write([item]).then(
      () => setSaid(WORDS.copied),
      () => setSaid(WORDS.notCopied),
    );
  };
  const describe = async (): Promise<void> => {
    const isCopied = await copyText(description);
    setSaid(isCopied ? WORDS.described : `${WORDS.notDescribed} ${description}`);
  };

  return (
    <section class="cc-picture" aria-labelledby="cc-picture" ref={root}>
      <h3 id="cc-picture">{WORDS.picture}</h3>
      {blob === 'failed' ? (
        <p role="alert">{WORDS.failed}</p>
      ) : (
        <>
          <canvas ref={canvas} role="img" aria-label={description} hidden={picture === null} />
          <p role="status">{picture === null ? WORDS.drawing : said}</p>
          <div class="cc-row">
            <button
              type="button"
              class="button"
              disabled={picture === null}
              onClick={() => file !== null && saveFile(file.name, file, file.type)}
            >
              {WORDS.save}
            </button>
            {canCopy && (
              <button type="button" class="button" disabled={picture === null} onClick={copy}>
                {WORDS.copy}
              </button>
            )}
            {canSend && file !== null && (
              <button
                type="button"
                class="button"
                onClick={() => {
                  // Whoever closes the list of programs has not done anything wrong.
                  navigator.share({ files: [file], text: text() }).catch(() => undefined);
                }}
              >
                {WORDS.send}
              </button>
            )}
            <button type="button" class="button" onClick={describe}>
              {WORDS.describe}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

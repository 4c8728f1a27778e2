/** Links, notation and text to send, and the verdict in large type to hold up across the table. */
import { useState } from 'preact/hooks';
import { copyText } from '~/components/kept/copyText.ts';
import { heldUpClass } from '~/components/site/heldUp.ts';
import type { Shown } from '~/components/table/Table.tsx';
import { makePosition } from '~/engine/index.ts';
import { CALCULATOR_WORDS } from '~/words/calculator.ts';
import { triedText, CALCULATOR_EXTRA_WORDS as WORDS } from '~/words/calculatorExtras.ts';
import { EN, upper } from '~/words/en.ts';
import { linkOf } from './address.ts';
import type { Grounds } from './answering.ts';
import type { HouseNote } from './houseNote.ts';
import type { Laid } from './laying.ts';
import { useOverlay } from './overlay.ts';
import { chatText, groundSentence, reportText, verdictOn, verdictSentence } from './verdict.ts';

interface Props {
  laid: Laid;
  grounds: Grounds;
  /** What the table marks of the play. */
  shown: Shown | null;
  edition: string;
  /** What house rules change; null where there are none. */
  house: HouseNote | null;
}

type Sharing = typeof import('./sharing.ts');

const words = WORDS.share;

export default function Share({ edition, grounds, house, laid, shown }: Props) {
  const { position, tried } = laid;
  const [copied, setCopied] = useState<{ of: Laid; text: string | null } | null>(null);
  const overlay = useOverlay();
  const [open, setOpen] = useState({ picture: false, code: false });
  const [sharing, setSharing] = useState<Sharing | 'failed' | null>(null);
  const loaded = sharing === 'failed' ? null : sharing;
  /** Fetches what makes pictures and codes, the first time that one is wanted. */
  const show = (what: Partial<typeof open>): void => {
    setOpen((before) => ({ ...before, ...what }));
    if (loaded === null) import('./sharing.ts').then(setSharing, () => setSharing('failed'));
  };
  const link = `${location.origin}${location.pathname}#${linkOf(laid)}`;

  const copy = async (text: string): Promise<void> => {
    const isCopied = await copyText(text);
    setCopied({ of: laid, text: isCopied ? null : text });
  };
  const text = (): string => chatText(position, tried, grounds, link, house);
  const said = copied?.of === laid ? copied : null;
  const verdict = tried === null ? null : verdictOn(position, tried, grounds);
  const sentence = verdict === null ? '' : verdictSentence(position, verdict, house?.name);

  return (
    <section class="cc-share" aria-labelledby="cc-share">
      <h2 id="cc-share">{words.title}</h2>
      <div class="cc-row">
        {verdict !== null && (
          <button type="button" class="button button--main" onClick={overlay.open}>
            {words.holdUp}
          </button>
        )}
        <button type="button" class="button" onClick={() => copy(link)}>
          {words.link}
        </button>
        <button type="button" class="button" onClick={() => copy(makePosition(position))}>
          {words.notation}
        </button>
        <button type="button" class="button" onClick={() => copy(text())}>
          {words.text}
        </button>
        <button
          type="button"
          class="button"
          aria-expanded={open.picture && loaded !== null}
          onClick={() => show({ picture: !open.picture })}
        >
          {words.picture}
        </button>
        <button type="button" class="button" onClick={() => show({ code: true })}>
          {words.code}
        </button>
        {typeof navigator.share === 'function' && (
          <button
            type="button"
            class="button"
            onClick={() => {
              // Whoever closes the list of programs has not done anything wrong.
              navigator.share({ text: text() }).catch(() => undefined);
            }}
          >
            {words.share}
          </button>
        )}
      </div>
      <p role="status">{said !== null && (said.text === null ? words.copied : words.notCopied)}</p>
      {said !== null && said.text !== null && (
        <textarea readOnly rows={5} aria-label={words.notCopied} value={said.text} />
      )}
      {(open.picture || open.code) && loaded === null && (
        <p role="status">
          {sharing === 'failed' ? CALCULATOR_WORDS.failed : CALCULATOR_WORDS.loading}
        </p>
      )}
      {open.picture && loaded !== null && (
        <loaded.Pictured laid={laid} grounds={grounds} shown={shown} text={text} />
      )}
      {open.code && loaded !== null && (
        <loaded.CodeSheet
          link={link}
          onClose={() => setOpen((before) => ({ ...before, code: false }))}
        />
      )}
      <details>
        <summary>{words.mistake}</summary>
        <p>{words.mistakeText}</p>
        <button
          type="button"
          class="button"
          onClick={() => copy(reportText(position, tried, grounds, link, edition))}
        >
          {words.report}
        </button>
      </details>
      {verdict !== null && tried !== null && (
        <dialog
          ref={overlay.dialog}
          class="held-up"
          aria-labelledby="cc-up"
          onClose={overlay.closed}
        >
          <p>{upper(triedText(tried, position))}?</p>
          <p class={heldUpClass(sentence)} id="cc-up">
            {sentence}
          </p>
          <p>
            {house?.changes ?? `${EN.variantName(position.variant)}.`} {groundSentence(verdict)}
          </p>
          <button type="button" class="button" onClick={() => overlay.dialog.current?.close()}>
            {words.close}
          </button>
        </dialog>
      )}
    </section>
  );
}

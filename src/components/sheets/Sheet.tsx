/** A sheet of puzzles: what is to be on it, how far it is, and the pages as they will be printed. */
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { CHANGE_EVENT } from '~/components/settings/changed.ts';
import { readSettings } from '~/components/settings/settings.ts';
import type { PuzzleKind, PuzzleLevel } from '~/engine/index.ts';
import { PUZZLE_SHEET_WORDS as WORDS } from '~/words/sheets.ts';
import { copyText } from '../kept/copyText.ts';
import { isLink } from '../site/link.ts';
import { newSeed } from '../site/newSeed.ts';
import QrCode from '../site/QrCode.tsx';
import { codeOf } from '../site/qrCode.ts';
import Diagram from './Diagram.tsx';
import type { Drawn } from './drawn.ts';
import type { Order } from './laying.ts';
import { makeSheet } from './making.ts';
import { COUNTS, isSeed, type SheetWish } from './wish.ts';
import './sheets.css';

/** What the page knows of kinds, levels and versions, so that the island need not carry them. */
export interface Offer {
  readonly kinds: readonly (readonly [id: PuzzleKind, name: string])[];
  readonly levels: readonly (readonly [level: PuzzleLevel, name: string])[];
  /** With the kinds that each has. */
  readonly versions: readonly (readonly [id: string, name: string, kinds: readonly PuzzleKind[]])[];
  /** The address below which puzzles are played. */
  readonly puzzles: string;
}

interface Props {
  /** `Offer` as JSON. */
  offer: string;
}

interface Laid {
  readonly of: number | null;
  readonly drawn: readonly Drawn[];
  readonly failed: boolean;
}
const NOTHING: Laid = { of: null, drawn: [], failed: false };

export default function Sheet({ offer }: Props) {
  const [{ kinds, levels, puzzles, versions }] = useState(() => JSON.parse(offer) as Offer);
  const [wish, setWish] = useState<SheetWish | null>(null);
  const [trouble, setTrouble] = useState('');
  const [typed, setTyped] = useState('');
  const [laid, setLaid] = useState(NOTHING);
  const [order, setOrder] = useState<(Order & { readonly writes: boolean }) | null>(null);
  const [link, setLink] = useState('');
  const [said, say] = useState('');
  const [letters, setLetters] = useState<'english' | 'german'>('english');

  const start = (next: Order & { readonly writes: boolean }): void => {
    setLaid(NOTHING);
    setTrouble('');
    say('');
    setOrder(next);
  };
  useLayoutEffect(() => {
    const follow = (): void => {
      const hash = location.hash.replace(/^#/, '');
      start({
        fragment: isLink(hash) ? hash : null,
        wish: {
          kinds: ['zwick', 'haul', 'legal'],
          levels: [2, 3],
          version: readSettings().version,
          count: 6,
          seed: newSeed(),
        },
        writes: false,
      });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    const follow = (): void =>
      setLetters(document.documentElement.dataset.letters === 'german' ? 'german' : 'english');
    follow();
    document.addEventListener(CHANGE_EVENT, follow);
    return () => document.removeEventListener(CHANGE_EVENT, follow);
  }, []);

  // Before anything else can happen: what an older order still tells would put back what was just chosen.
  useLayoutEffect(() => {
    if (order === null) return;
    const { fragment, wish: wanted, writes } = order;
    return makeSheet({ fragment, wish: wanted }, (told) => {
      switch (told.tells) {
        case 'begun':
          if (writes) history.replaceState(history.state, '', `#${told.link}`);
          setLink(told.link);
          setWish(told.wish);
          // Somebody may be typing one.
          if (!writes) setTyped(told.wish.seed);
          setTrouble(told.bad === null ? '' : WORDS.bad(told.bad));
          setLaid({ of: told.of, drawn: [], failed: false });
          break;
        case 'laid':
          setLaid((before) => ({ ...before, drawn: [...before.drawn, told.drawn] }));
          break;
        case 'failed':
          setLaid((before) => ({ ...before, failed: true }));
          setWish((before) => before ?? wanted);
      }
    });
  }, [order]);

  /** Another wish; its address takes the place of the last one. */
  const choose = (change: Partial<SheetWish>): void => {
    if (wish === null) return;
    const next = { ...wish, ...change };
    setWish(next);
    setTyped(next.seed);
    start({ fragment: null, wish: next, writes: true });
  };
  const version = versions.find(([id]) => id === wish?.version);
  const missing =
    version === undefined || wish === null
      ? []
      : kinds.filter(([id]) => wish.kinds.includes(id) && !version[2].includes(id));
  const isDone = laid.of !== null && laid.of > 0 && laid.drawn.length === laid.of;
  const address = link === '' ? '' : new URL(`#${link}`, location.href).href;
  const code = useMemo(() => (address === '' ? null : codeOf(address)), [address]);
  const nameOf = (kind: PuzzleKind): string => kinds.find(([id]) => id === kind)?.[1] ?? kind;

  // What was drawn stays as it is while others come: the same node is not gone through again.
  const nodes = useMemo(() => new Map<Drawn, VNode>(), [letters]);
  const diagramOf = (drawn: Drawn, at: number): VNode => {
    const node = nodes.get(drawn) ?? (
      <Diagram
        key={drawn.link}
        drawn={drawn}
        number={at + 1}
        kind={nameOf(drawn.kind)}
        address={`${puzzles}${drawn.kind}/#${drawn.link}`}
        letters={letters}
      />
    );
    nodes.set(drawn, node);
    return node;
  };

  const counts = [...new Map(laid.drawn.flatMap((drawn) => (drawn.counts ? [drawn.counts] : [])))];

  const toggle = <Item,>(all: readonly (readonly [Item, ...unknown[]])[], item: Item) => {
    return (chosen: readonly Item[]): readonly Item[] =>
      all.flatMap(([one]) => (chosen.includes(one) !== (one === item) ? [one] : []));
  };
  const copy = async (): Promise<void> =>
    say((await copyText(address)) ? WORDS.copied : WORDS.notCopied);
  const disabled = wish === null;
  const status = said !== '' ? said : statusOf(laid);
  return (
    <div class="sheets">
      {trouble !== '' && (
        <p class="notice no-print" role="alert">
          {trouble}
        </p>
      )}
      <form
        class="sheets-form no-print"
        aria-label={WORDS.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isDone) print();
        }}
      >
        <fieldset disabled={disabled}>
          <legend>{WORDS.kinds}</legend>
          {kinds.map(([id, name]) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={wish?.kinds.includes(id) ?? false}
                onChange={({ currentTarget }) => {
                  const next = toggle(kinds, id)(wish?.kinds ?? []);
                  if (next.length > 0) choose({ kinds: next });
                  else {
                    currentTarget.checked = true;
                    say(WORDS.needsKind);
                  }
                }}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <fieldset disabled={disabled}>
          <legend>{WORDS.levels}</legend>
          {levels.map(([level, name]) => (
            <label key={level}>
              <input
                type="checkbox"
                checked={wish?.levels.includes(level) ?? false}
                onChange={({ currentTarget }) => {
                  const next = toggle(levels, level)(wish?.levels ?? []);
                  if (next.length > 0) choose({ levels: next });
                  else {
                    currentTarget.checked = true;
                    say(WORDS.needsLevel);
                  }
                }}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <div class="sheets-row">
          <label>
            {WORDS.version}
            <select
              class="field"
              disabled={disabled}
              value={wish?.version ?? 'all'}
              onChange={({ currentTarget: { value } }) => choose({ version: value })}
            >
              <option value="all">{WORDS.anyVersion}</option>
              {versions.map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {wish !== null && wish.version !== 'all' && version === undefined && (
                <option value={wish.version}>{wish.version}</option>
              )}
            </select>
          </label>
          <label>
            {WORDS.count}
            <select
              class="field"
              disabled={disabled}
              value={String(wish?.count ?? 6)}
              onChange={({ currentTarget: { value } }) => choose({ count: Number(value) })}
            >
              {[...new Set([...COUNTS, wish?.count ?? 6])]
                .sort((one, other) => one - other)
                .map((count) => (
                  <option key={count} value={String(count)}>
                    {count}
                  </option>
                ))}
            </select>
          </label>
          <label>
            {WORDS.seed}
            <input
              type="text"
              class="field"
              disabled={disabled}
              value={typed}
              maxLength={12}
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              aria-describedby="sheets-seed"
              onInput={({ currentTarget: { value } }) => {
                const seed = value.toLowerCase();
                if (isSeed(seed)) choose({ seed });
                else {
                  setTyped(value);
                  say(WORDS.badSeed);
                }
              }}
            />
          </label>
        </div>
        <p id="sheets-seed" class="sheets-help">
          {WORDS.seedHelp}
        </p>
        <p class="sheets-row">
          <button
            type="button"
            class="button"
            disabled={disabled}
            onClick={() => choose({ seed: newSeed() })}
          >
            {WORDS.another}
          </button>
          <button type="submit" class="button button--main" aria-disabled={!isDone}>
            {WORDS.print}
          </button>
          <button type="button" class="button" disabled={disabled} onClick={copy}>
            {WORDS.copy}
          </button>
        </p>
        <p class="sheets-status" role="status">
          {status}
        </p>
        {missing.length > 0 && laid.of !== 0 && (
          <p class="sheets-help">{WORDS.leftOut(missing.map(([, name]) => name).join(', '))}</p>
        )}
        {laid.failed && (
          <p>
            <button
              type="button"
              class="button"
              onClick={() => {
                if (order !== null) start({ ...order });
              }}
            >
              {WORDS.tryAgain}
            </button>
          </p>
        )}
      </form>
      {wish !== null && laid.drawn.length > 0 && (
        <div class="paper sheet" data-ready={isDone ? '' : undefined}>
          <header class="paper-head">
            <div>
              <h2>{WORDS.sheetTitle}</h2>
              <p>
                {WORDS.place(
                  version?.[1] ?? (wish.version === 'all' ? WORDS.anyVersion : wish.version),
                  levels
                    .filter(([level]) => wish.levels.includes(level))
                    .map(([, name]) => name)
                    .join(', '),
                  wish.seed,
                )}
              </p>
              <p class="paper-code-about">{WORDS.code}</p>
              <p class="paper-address">{address}</p>
            </div>
            {code !== null && <QrCode class="paper-code" code={code} label={WORDS.codeLabel} />}
          </header>
          <ol class="paper-puzzles">{laid.drawn.map(diagramOf)}</ol>
          {counts.length > 0 && (
            <section class="paper-counts" aria-labelledby="counts">
              <h2 id="counts">{WORDS.countsTitle}</h2>
              <ul>
                {counts.map(([name, line]) => (
                  <li key={name}>
                    <b>{name}.</b> {line}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section class="paper-answers" aria-labelledby="answers">
            <h2 id="answers">{WORDS.answersTitle}</h2>
            <Answers laid={laid.drawn} nameOf={nameOf} />
          </section>
        </div>
      )}
    </div>
  );
}

function statusOf({ drawn, failed, of }: Laid): string {
  if (failed) return WORDS.failed;
  if (of === 0) return WORDS.noneThere;
  if (of === null) return '';
  return drawn.length < of ? WORDS.making(drawn.length, of) : WORDS.ready(of);
}

interface AnswersProps {
  laid: readonly Drawn[];
  nameOf: (kind: PuzzleKind) => string;
}

/** On paper a page of their own; on a screen they come when they are asked for. */
function Answers({ laid, nameOf }: AnswersProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button no-print"
        aria-expanded={open}
        aria-controls="answers-list"
        onClick={() => setOpen(!open)}
      >
        {open ? WORDS.hideAnswers : WORDS.showAnswers}
      </button>
      <ol id="answers-list" class="paper-list" data-open={open ? '' : undefined}>
        {laid.map(({ answers, kind, link }, at) => (
          <li key={link} value={at + 1}>
            <b>{WORDS.answered(nameOf(kind))}</b> {answers.join(' ')}
          </li>
        ))}
      </ol>
    </>
  );
}

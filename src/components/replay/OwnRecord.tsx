/** A record of one's own: pasted, opened as a file or sent as a link, then stepped through like any other. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FileInput } from '~/components/kept/FileInput.tsx';
import { isLink } from '~/components/site/link.ts';
import { REPLAY_WORDS } from '~/words/replay.ts';
import { REPLAY_EXTRA_WORDS } from '~/words/replayExtras.ts';
import { SEAT_LETTERS } from '~/words/seats.ts';
import { LONGEST_RECORD, splitFragment } from './address.ts';
import { cleanName, namesPart, playersIn } from './players.ts';
import type { ReadRecord, Unreadable } from './reading.ts';

interface Props {
  rules: string;
  replays: string;
}

type Opened = typeof import('./opened.ts');
type Shown =
  | { readonly at: 'form'; readonly problem: Unreadable | string | null }
  | { readonly at: 'opening' }
  | { readonly at: 'round'; readonly read: ReadRecord; readonly opened: Opened };

const { own } = REPLAY_EXTRA_WORDS;

export default function OwnRecord({ replays, rules }: Props) {
  const [text, setText] = useState('');
  const [named, setNamed] = useState('');
  const [shown, setShown] = useState<Shown>({ at: 'form', problem: null });
  const [ready, setReady] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const opensAt = useRef<'link' | 'form'>('form');

  const fail = (problem: Unreadable | string): void => {
    setShown({ at: 'form', problem });
    const span = typeof problem === 'string' ? null : problem.span;
    // After the form is there again.
    requestAnimationFrame(() => {
      if (span === null) heading.current?.querySelector<HTMLElement>('.problem')?.focus();
      else {
        box.current?.focus();
        box.current?.setSelectionRange(span.start, span.end);
      }
    });
  };
  const withOpened = (use: (opened: Opened) => void): void => {
    setShown({ at: 'opening' });
    import('./opened.ts').then(use, () => fail(REPLAY_WORDS.failed));
  };

  const readIt = (record: string): void => {
    if (record.trim() === '') fail(own.empty);
    else if (record.length > LONGEST_RECORD) fail(own.tooLong);
    else {
      withOpened((opened) => {
        const read = opened.readText(record);
        if (!read.ok) {
          fail(read.error);
          return;
        }
        opensAt.current = 'form';
        history.pushState(null, '', `#${namesPart(namedIn(named))}start~${read.value.link}`);
        setShown({ at: 'round', read: read.value, opened });
      });
    }
  };

  // A link: opened at once, and followed when the address changes to another one.
  const link = shown.at === 'round' ? shown.read.link : '';
  // Whoever asked for a round is taken to its table, past the form that it came from.
  useEffect(() => {
    if (link === '') return;
    const table = heading.current?.querySelector('.stage');
    if (opensAt.current === 'form')
      heading.current?.querySelector<HTMLElement>('.zt-title')?.focus();
    table?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [link]);
  useLayoutEffect(() => {
    const follow = (): void => {
      const { link: asked, name } = splitFragment(location.hash);
      const players = playersIn(location.hash);
      if (asked === link) return;
      if (asked === '') {
        // What is no place of the page was meant for a link; a way to a place of it changes nothing.
        if (isLink(name)) fail(own.badLink(own.notARecordLink));
        else if (name === '' && link !== '') setShown({ at: 'form', problem: null });
        return;
      }
      withOpened((opened) => {
        const read = opened.readLink(asked);
        if (!read.ok) {
          fail(read.error);
          return;
        }
        opensAt.current = 'link';
        // One round has one link, however this one was spelt.
        const step = name === '' ? '' : `${name}~`;
        history.replaceState(null, '', `#${namesPart(players)}${step}${read.value.link}`);
        if (players.length > 0) setNamed(players.join(', '));
        setShown({ at: 'round', read: read.value, opened });
      });
    };
    if (!ready) follow();
    setReady(true);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [link, ready]);

  const again = (): void => {
    history.pushState(null, '', location.pathname);
    setShown({ at: 'form', problem: null });
    requestAnimationFrame(() => box.current?.focus());
  };

  if (shown.at === 'round') {
    const { opened, read } = shown;
    const names = namesOf(named, read.line.record.seats);
    return (
      <div ref={heading}>
        <p class="rp-own">
          <button type="button" class="rp-button" onClick={again}>
            {own.another}
          </button>{' '}
          <a href={`${replays}#${namesPart(namedIn(named))}${read.link}`}>{own.link}</a>
        </p>
        <opened.OwnRound
          key={read.link}
          read={read}
          names={names}
          named={namedIn(named)}
          rules={rules}
          replays={replays}
          atEnd={opensAt.current === 'link' && !read.line.end.over}
        />
      </div>
    );
  }
  const problem = shown.at === 'form' ? shown.problem : null;
  return (
    <div ref={heading}>
      <form
        class="rp-form"
        onSubmit={(event) => {
          event.preventDefault();
          readIt(text);
        }}
      >
        <label for="own-record">{own.record}</label>
        {problem !== null && <Problem problem={problem} text={text} />}
        <textarea
          id="own-record"
          ref={box}
          rows={10}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={text}
          disabled={!ready}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : 'own-problem'}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <label for="own-file">{own.open}</label>
        <FileInput
          id="own-file"
          accept=".zwicker,.txt,.json,.jsonl,application/json,text/plain"
          disabled={!ready}
          longest={LONGEST_RECORD}
          words={own}
          onText={(content) => {
            setText(content);
            readIt(content);
          }}
          onTrouble={fail}
        />
        <label for="own-names">{own.names}</label>
        <input
          id="own-names"
          type="text"
          autocomplete="off"
          value={named}
          disabled={!ready}
          onInput={(event) => setNamed(event.currentTarget.value)}
        />
        <button type="submit" class="rp-button rp-run" disabled={!ready}>
          {shown.at === 'opening' ? own.opening : own.play}
        </button>
      </form>
    </div>
  );
}

/** The names given, and letters for seats without one. Two of the same name are told apart. */
function namesOf(named: string, seats: number): readonly string[] {
  const given = namedIn(named);
  return Array.from({ length: seats }, (_, seat) => {
    const name = given[seat] || SEAT_LETTERS.charAt(seat);
    return given.indexOf(name) !== -1 && given.indexOf(name) !== seat
      ? `${name} ${seat + 1}`
      : name;
  });
}

/** The names as they were given, by seat. */
function namedIn(named: string): readonly string[] {
  if (named.trim() === '') return [];
  return named.split(',').map(cleanName);
}

/** What is wrong, and the line of the text with the offending place marked. */
function Problem({ problem, text }: { problem: Unreadable | string; text: string }) {
  if (typeof problem === 'string') {
    return (
      <div class="problem" id="own-problem" role="alert" tabIndex={-1}>
        <p>{problem}</p>
      </div>
    );
  }
  const { span } = problem;
  const start = text.lastIndexOf('\n', span.start - 1) + 1;
  const lineEnd = text.indexOf('\n', span.start);
  const end = lineEnd === -1 ? text.length : lineEnd;
  const last = Math.min(span.end, end);
  return (
    <div class="problem" id="own-problem" role="alert">
      <p>{problem.text.charAt(0).toUpperCase() + problem.text.slice(1)}</p>
      {end > start && (
        <pre>
          {text.slice(Math.max(start, span.start - 60), span.start)}
          <mark>{text.slice(span.start, last) || ' '}</mark>
          {text.slice(last, Math.min(end, last + 60))}
        </pre>
      )}
    </div>
  );
}

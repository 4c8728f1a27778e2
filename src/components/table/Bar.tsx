/** The bar between table and hand: what the choice can mean, and the one place where anything is said. */
import type { Play, PlayTried, Position, Refusal, Result } from '~/engine/index.ts';
import { meaningOf, reckon, takersOf } from '~/engine/index.ts';
import { TABLE_WORDS } from '~/words/table.ts';
import { type Choosing, choiceOf } from './choosing.ts';
import { type RefusalWords, useRefusalWords } from './useRefusalWords.ts';

/** Something a host has to say: a verdict, what was played. */
export interface Said {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  readonly link?: { readonly href: string; readonly text: string };
}

interface Props {
  position: Position;
  names: readonly string[];
  choosing: Choosing;
  ready: boolean;
  prompt: string;
  said: Said | null;
  stop: number;
  /** Where the page of a rule is. */
  ruleHref: (rule: string) => string;
  onPlay: (play: Play) => void;
  onRefused: (refusal: Refusal, tried: PlayTried) => void;
  /** Leaves builds out that can't be made. */
  hidesBuilds?: boolean | undefined;
  /** The choice as the bar speaks of it: a host may say at once why nothing can be played with it. */
  weigh?: Weigh | undefined;
  /** Words of the host's own for a play that is refused; undefined where it has none. */
  sayRefused?: ((tried: PlayTried) => string | undefined) | undefined;
  onClear: () => void;
  onHelp: () => void;
  onSpread: (() => void) | undefined;
}

/** What to say of a choice, by the plays that it may mean. */
export type Weigh = (choosing: Choosing, position: Position, offers: readonly Offer[]) => Choosing;

/** One thing to do, in the bar. */
interface Offer {
  readonly key: string;
  readonly text: string;
  readonly tried: PlayTried;
  readonly result: Result<Play, Refusal>;
}

export default function Bar(props: Props) {
  const { choosing, ready, ruleHref, onPlay, onRefused, onClear, onHelp, onSpread } = props;
  const offers = ready ? offersFor(props) : [];
  // Few tables come to refuse anything: the words for it are fetched with the first play that can't be made.
  const words = useRefusalWords(offers.some(({ result }) => !result.ok));
  const said = props.weigh?.(choosing, props.position, offers) ?? choosing;
  const line = lineFor({ ...props, choosing: said }, words, offers);
  const hasChoice = choosing.handAt !== null || choosing.piles.length > 0;
  const plays = offers.map(({ key, result, text, tried }) => ({
    key,
    text,
    look: result.ok ? 'zt-offer' : 'zt-offer zt-offer--not',
    act: () => (result.ok ? onPlay(result.value) : onRefused(result.error, tried)),
    refused: !result.ok,
  }));
  const others = [
    ...(onSpread === undefined
      ? []
      : [{ key: 'spread', text: 'i', look: 'zt-small', act: onSpread, label: TABLE_WORDS.spread }]),
    ...(hasChoice
      ? [{ key: 'clear', text: '×', look: 'zt-small', act: onClear, label: TABLE_WORDS.clear }]
      : []),
    // The keys are of no use where there are none: a finger is not shown it.
    { key: 'help', text: '?', look: 'zt-small zt-keys', act: onHelp, label: TABLE_WORDS.help },
  ];
  const stop = Math.min(props.stop, plays.length + others.length - 1);
  return (
    <div class="zt-bar" data-tone={line.tone}>
      <p class="zt-line" role="status">
        {line.text}
        {line.rule !== undefined && (
          <>
            {' '}
            <a href={ruleHref(line.rule)}>{TABLE_WORDS.why(props.position.variant)}</a>
          </>
        )}
        {line.link !== undefined && (
          <>
            {' '}
            <a href={line.link.href}>{line.link.text}</a>
          </>
        )}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, these are plays */}
      <div class="zt-offers" role="group" aria-label={TABLE_WORDS.bar} data-group="bar">
        <div class="zt-plays">
          {plays.map(({ act, key, look, refused, text }, at) => (
            <button
              key={key}
              type="button"
              class={look}
              aria-disabled={refused ? true : undefined}
              disabled={!ready}
              tabIndex={at === stop ? 0 : -1}
              data-bar={at}
              onClick={act}
            >
              {text}
            </button>
          ))}
        </div>
        {others.map(({ act, key, label, look, text }, nth) => (
          <button
            key={key}
            type="button"
            class={look}
            aria-label={label}
            disabled={!ready}
            tabIndex={plays.length + nth === stop ? 0 : -1}
            data-bar={plays.length + nth}
            onClick={act}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The line of the bar: a refusal, the keys, the arithmetic so far, what was said, or what to do. */
function lineFor(
  { choosing, names, position, prompt, ready, said, sayRefused }: Props,
  words: RefusalWords,
  offers: readonly Offer[],
): {
  readonly text: string;
  readonly tone: string;
  readonly rule?: string;
  readonly link?: { readonly href: string; readonly text: string };
} {
  if (!ready) return { text: TABLE_WORDS.notReady, tone: 'plain' };
  const { refusal } = choosing;
  if (refusal !== null) {
    const own = choosing.tried && sayRefused?.(choosing.tried);
    const text =
      own ?? words?.refusalSaid(refusal, position, choosing.tried, names) ?? TABLE_WORDS.refused;
    return { text, tone: 'bad', rule: refusal.rule };
  }
  if (choosing.help) return { text: TABLE_WORDS.keys.join(' '), tone: 'plain' };
  const { card, piles } = choiceOf(choosing, position);
  if (piles.length > 0) {
    if (card !== null) {
      // Where it takes something, that comes first.
      const [likeliest] = offers;
      const builds = likeliest?.result.ok && likeliest.tried.kind === 'build';
      const sums = TABLE_WORDS.reckoning(reckon(position, card, piles));
      const text = builds ? `${sums} · ${TABLE_WORDS.orBuild}` : sums;
      return { text, tone: 'plain' };
    }
    const takers = takersOf(position, piles);
    const by = takers[0] ?? position.hand[0];
    const sums = by === undefined ? '' : `${TABLE_WORDS.reckoning(reckon(position, by, piles))} · `;
    return {
      text: takers.length > 0 ? `${sums}${TABLE_WORDS.takers(takers)}` : TABLE_WORDS.takers(takers),
      tone: 'plain',
    };
  }
  if (card !== null) return { text: TABLE_WORDS.cardChosen(card), tone: 'plain' };
  return said ?? { text: prompt, tone: 'plain' };
}

/** What the choice can mean, the likeliest first: taking where it fits, then building, then laying down. */
function offersFor({ position, names, choosing, hidesBuilds }: Props): Offer[] {
  const choice = choiceOf(choosing, position);
  const { card, piles } = choice;
  const offers: Offer[] = [];
  if (card === null) return offers;
  const { builds, capture, trail } = meaningOf(position, choice);
  if (capture !== null) {
    const taken = TABLE_WORDS.take(piles.length);
    const zwick = capture.ok && capture.value.kind === 'capture' && capture.value.zwick;
    offers.push({
      key: 'take',
      text: zwick ? `${taken}: ${TABLE_WORDS.zwick}` : taken,
      tried: { kind: 'capture', card, takes: piles },
      result: capture,
    });
  }
  if (trail !== null) {
    const text = TABLE_WORDS.layDown(card);
    offers.push({ key: 'trail', text, tried: { kind: 'trail', card }, result: trail });
  }
  for (const build of builds) {
    const { owner, result, value } = build;
    if (hidesBuilds && !result.ok) continue;
    const ownerName = owner === null ? '' : (names[owner] ?? '');
    offers.push({
      key: `build ${value} ${owner}`,
      text: TABLE_WORDS.announce(build, position.toMove, ownerName),
      tried: { kind: 'build', card, on: piles[0] ?? null, value, owner },
      result,
    });
  }
  // Those that may be played come first.
  return offers.toSorted((one, other) => Number(other.result.ok) - Number(one.result.ok));
}

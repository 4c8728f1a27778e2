/** Who won? A round counted by tapping: who holds each counting card, how many cards and Zwicks each side has. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { checkTally, dealerOf, inTeams, scoreSoFar } from '~/engine/index.ts';
import { gameName } from '~/words/houseName.ts';
import { gameText, SCORE_WORDS, standingText } from '~/words/score.ts';
import { seatNames, sideMarks, sideMembers, sideNames } from '~/words/sides.ts';
import type { LineRules } from '../../content/lineRule.ts';
import { openStore } from '../kept/store.ts';
import { useStore } from '../kept/useStore.ts';
import { useTroubles } from '../kept/useTroubles.tsx';
import { usePart } from '../site/usePart.ts';
import {
  COUNT_KEY,
  type Draft,
  type Drafts,
  draftOf,
  emptyDraft,
  isEmpty,
  parseDrafts,
  type Slot,
  slotGroups,
  talliesOf,
  withDraft,
  writeDrafts,
} from './draft.ts';
import { USUAL } from './game.ts';
import Holders from './Holders.tsx';
import Piles from './Piles.tsx';
import { eveningFor, sidesOf } from './pad.ts';
import { openSettings, useGame } from './useGame.ts';
import { usePadStore } from './usePadStore.ts';

interface Props {
  /** The address of rule pages, which the id of a rule is put behind. */
  rules: string;
  /** The addresses of the pad, the deal card and this page. */
  pad: string;
  deal: string;
  score: string;
  lineRules: LineRules;
}

const NO_DRAFTS: Drafts = {};

export default function Counter({ deal, lineRules, pad: padHref, rules, score }: Props) {
  const { badLink, game, isLive } = useGame((hash) =>
    import('./fromLink.ts').then(
      ({ openRound }) => {
        const round = openRound(hash, slotGroups);
        latest.current.store?.update((drafts) => {
          if (round === undefined) return drafts;
          const before = draftOf(drafts, round.game);
          // The count that lies there can be had back, as one that was cleared.
          if (!isEmpty(before)) cleared.current = before;
          return withDraft(drafts, round.game, round.draft);
        });
        return round !== undefined;
      },
      () => false,
    ),
  );
  const counts = useStore(() => openStore(COUNT_KEY, parseDrafts, writeDrafts), NO_DRAFTS);
  const latest = useRef(counts);
  latest.current = counts;
  const pad = usePadStore();
  const [active, setActive] = useState(0);
  const [said, say] = useState('');
  const CountEnd = usePart(() => import('./CountEnd.tsx'));
  /** What was cleared last, for as long as nothing new is counted. */
  const cleared = useRef<Draft>();

  const evening = eveningFor(game, pad.value);
  const given = evening?.names ?? [];
  const draft = draftOf(counts.value, game);
  const names = draft.names ?? sideNames(given, game.players, sidesOf(game));
  const marks = sideMarks(names);
  const tallies = talliesOf(game, draft);
  const side = active < game.sides ? active : 0;
  const nothing = isEmpty(draft);
  const isWhole = !nothing && checkTally(game.variant, tallies).isWhole;

  const change = (make: (draft: Draft) => Draft): Draft => {
    let after = draft;
    counts.store?.update((drafts) => {
      after = make(draftOf(drafts, game));
      return withDraft(drafts, game, after);
    });
    cleared.current = undefined;
    return after;
  };
  const standing = (after: Draft): string => {
    const { sides } = scoreSoFar(game.variant, talliesOf(game, after));
    return standingText(
      names,
      sides.map(({ points }) => points),
    );
  };
  const give = (slot: Slot, to: number | undefined): void => {
    const after = change(({ held, ...rest }) => {
      const { [slot.key]: _, ...others } = held;
      return { ...rest, held: to === undefined ? others : { ...others, [slot.key]: to } };
    });
    const { card } = slot;
    const what =
      to === undefined ? SCORE_WORDS.takenBack(card) : SCORE_WORDS.given(card, names[to] ?? '');
    say(`${what} ${standing(after)}`);
  };
  const set = (list: 'cards' | 'zwicks', at: number, value: number | null): void => {
    change((now) => ({
      ...now,
      [list]: now[list].map((old, place) => (place === at ? value : old)),
    }));
  };
  const clear = (text: string): void => {
    const before = draft;
    change(() => emptyDraft(game.sides));
    cleared.current = before;
    say(text);
  };
  const restore = (): void => {
    const before = cleared.current;
    if (before !== undefined) change(() => before);
    say(SCORE_WORDS.undone);
  };
  const name = gameName(game.variant, game.houseName || (evening?.houseName ?? ''));
  const shown = SCORE_WORDS.game(name, game.players);
  const troubles = useTroubles({ badLink, shown, followed: counts }, SCORE_WORDS.failed);
  // What counts how much stands below, outside: the part on this game is opened there, or made for its house rules.
  const isOther = useRef(false);
  useEffect(() => {
    isOther.current ||= game.variant !== USUAL.variant;
    if (!isOther.current) return;
    import('./gameGuide.tsx').then(
      ({ showGuide }) => showGuide(game.variant, name, rules, lineRules),
      // What counts in the versions stands there all the same.
      () => undefined,
    );
  }, [game.variant, name]);

  const dealer = evening && dealerOf(game.players, evening.dealer, evening.rounds.length);
  const dealerName = (at: number): string => seatNames(given, game.players)[at] ?? '';

  return (
    <div class={`sc${isLive ? ' live' : ''}`}>
      {troubles}
      <p class="sc-game">
        {gameText(name, game.variant, game.players, inTeams(game.variant, game.players))}{' '}
        <button type="button" class="sc-link" disabled={!isLive} onClick={openSettings}>
          {SCORE_WORDS.change}
        </button>
      </p>
      {evening && dealer !== undefined && (
        <p class="sc-hint">{SCORE_WORDS.evening(evening.rounds.length, dealerName(dealer))}</p>
      )}
      <Holders
        game={game}
        draft={draft}
        names={names}
        members={draft.names ? names.map(() => '') : sideMembers(given, sidesOf(game))}
        marks={marks}
        active={side}
        onActive={setActive}
        onGive={give}
        disabled={!isLive}
      />
      <Piles
        game={game}
        draft={draft}
        names={names}
        marks={marks}
        rules={rules}
        disabled={!isLive}
        onCards={(at, cards) => set('cards', at, cards)}
        onZwicks={(at, zwicks) => set('zwicks', at, zwicks)}
      />
      <section class="sc-result" aria-labelledby="sc-result">
        <h2 id="sc-result">{SCORE_WORDS.result}</h2>
        {CountEnd === null && <p class="notice">{SCORE_WORDS.failed}</p>}
        {CountEnd && (
          <CountEnd
            game={game}
            tallies={tallies}
            nothing={nothing}
            isWhole={isWhole}
            names={names}
            marks={marks}
            rules={rules}
            lineRules={lineRules}
            pad={pad}
            evening={evening}
            cleared={cleared.current}
            onClear={clear}
            onRestore={restore}
            links={{ pad: padHref, deal, score }}
          />
        )}
      </section>
      <p class="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

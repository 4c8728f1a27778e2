/** What stands where the table is, by kind of puzzle: the table to play on, or the table with a question. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import Card from '~/components/cards/Card.tsx';
import { once } from '~/components/site/once.ts';
import type { Said } from '~/components/table/Bar.tsx';
import Hand from '~/components/table/Hand.tsx';
import { nextByKey } from '~/components/table/keys.ts';
import Piles, { type PileMark } from '~/components/table/Piles.tsx';
import Table, { type Shown } from '~/components/table/Table.tsx';
import { useLetters } from '~/components/table/useLetters.ts';
import type {
  Card as CardName,
  PuzzleAnswer,
  PuzzleKind,
  PuzzleOf,
  RefusalCode,
} from '~/engine/index.ts';
import { groupingOf, leftOnTable, reckon, sideCount, sumsOf } from '~/engine/index.ts';
import { upper } from '~/words/en.ts';
import { REASON_WORDS, PUZZLE_WORDS as WORDS } from '~/words/puzzles.ts';
import { groupLetter, TABLE_WORDS } from '~/words/table.ts';
import { namesIn, playAsked, positionIn, questionOf, shownPlay, whoIn } from './atTable.ts';
import { type Choice, NO_CHOICE } from './playing.ts';

type PlayedKind = 'haul' | 'build' | 'break' | 'last';

export interface StageProps<Kind extends PuzzleKind = PlayedKind> {
  puzzle: PuzzleOf<Kind>;
  said: Said | null;
  /** A right answer that the table shows. */
  shown: Shown | null;
  /** Nothing is to be answered any more. */
  over: boolean;
  choice: Choice;
  onChoice: (choice: Choice) => void;
  onAnswer: (answer: PuzzleAnswer) => void;
  ruleHref: (rule: string) => string;
}

/** The play kinds: a card, and what it does. */
export function PlayStage(props: StageProps) {
  const { choice, onAnswer, onChoice, over, puzzle, ruleHref, said, shown } = props;
  const [position] = useState(() => positionIn(puzzle));
  return (
    <Table
      position={position}
      names={namesIn(puzzle)}
      title={questionOf(puzzle)}
      prompt={WORDS.prompts[puzzle.kind]}
      said={said}
      shown={shown}
      closed={over}
      ruleHref={ruleHref}
      kept={choice}
      onChoice={(kept) => onChoice({ ...NO_CHOICE, ...kept })}
      onPlay={(play) => onAnswer({ kind: puzzle.kind, play })}
    />
  );
}

interface FrameProps {
  title: string;
  line: string;
  tone: 'plain' | 'good' | 'bad';
  felt: ComponentChildren;
  own?: ComponentChildren;
  children: ComponentChildren;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** A table with a question of its own: felt, bar, hand. */
function Frame({ children, felt, line, onKeyDown, own, title, tone }: FrameProps) {
  const id = useId();
  useLetters();
  return (
    <section class="zt" aria-labelledby={id} data-ready onKeyDown={onKeyDown}>
      <h2 class="zt-title" id={id} tabIndex={-1}>
        {title}
      </h2>
      <div class="zt-board">
        <div class="zt-felt">{felt}</div>
      </div>
      <div class="zt-bar pz-bar" data-tone={tone}>
        <p class="zt-line" role="status">
          {line}
        </p>
        {children}
      </div>
      <div class="zt-own">{own}</div>
    </section>
  );
}

/** Takes a choice back. It goes with it, so the focus goes to the place of what had been chosen. */
function Undo({ onUndo, place }: { onUndo: () => void; place: string }) {
  return (
    <button
      type="button"
      class="button"
      aria-label={WORDS.undo}
      onClick={({ currentTarget }) => {
        currentTarget.closest('.pz-stage')?.querySelector<HTMLElement>(place)?.focus();
        onUndo();
      }}
    >
      ×
    </button>
  );
}

/** What is chosen where no card is said to clear the table. */
const NONE = 'none';

/** Find the Zwick: a card, and the piles told off group by group; or that there is none. */
export function ZwickStage(props: StageProps<'zwick'>) {
  const { choice, onAnswer, onChoice, over, puzzle, said, shown } = props;
  const { position } = puzzle;
  const isNone = !over && choice.typed[0] === NONE;
  // Where "there is none" is taken back, what was chosen before is chosen again.
  const { handAt, piles } = over || isNone ? NO_CHOICE : choice;
  const [stops, setStops] = useState({ pile: 0, hand: 0 });
  const [spread, setSpread] = useState<number | null>(null);
  const card = handAt === null ? null : (position.hand[handAt] ?? null);
  const grouping = card === null ? null : groupingOf(position, card, piles);
  const isWhole = isNone || (card !== null && piles.length === position.table.length);

  const marks = new Map<number, PileMark>();
  const mark = (group: readonly number[], at: number, complete: boolean): void => {
    for (const pile of group) marks.set(pile, { group: groupLetter(at), complete });
  };
  if (grouping !== null && piles.length > 0) {
    grouping.groups.forEach((group, at) => {
      mark(group, at, true);
    });
    mark(grouping.rest, grouping.groups.length, false);
  } else {
    shown?.groups?.forEach((group, at) => {
      mark(group, at, true);
    });
  }

  const isChoosing = isNone || card !== null || piles.length > 0;
  const choose = (next: Partial<Choice>): void => {
    if (!over) onChoice({ handAt, piles, typed: [], ...next });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && isChoosing) {
      event.preventDefault();
      choose(NO_CHOICE);
      return;
    }
    const target = event.target as HTMLElement;
    const group = (['pile', 'hand'] as const).find((name) => target.dataset[name] !== undefined);
    const section = target.closest('.zt');
    if (group === undefined || section === null) return;
    const buttons = [...section.querySelectorAll<HTMLElement>(`[data-${group}]`)];
    const to = nextByKey(event.key, buttons.indexOf(target), buttons);
    if (to === undefined) return;
    event.preventDefault();
    setStops({ ...stops, [group]: to });
    buttons[to]?.focus();
  };

  const line = (): string => {
    if (isNone) return WORDS.zwickNoneChosen;
    if (card !== null && grouping !== null && piles.length > 0) {
      const { groups, rest, value } = grouping;
      const open = rest.length > 0 ? reckon(position, card, rest) : null;
      const sums = TABLE_WORDS.reckoning({
        value,
        groups: sumsOf(position, { card, value, groups }),
        rest: open?.value === value ? open.rest : null,
      });
      const left = rest.length + position.table.length - piles.length;
      return left === 0 ? `${sums}. ${WORDS.zwickAll}` : WORDS.zwickRest(sums, left);
    }
    if (card !== null) return WORDS.zwickCard(card);
    return said?.text ?? WORDS.zwickPrompt;
  };
  return (
    <Frame
      title={questionOf(puzzle)}
      line={line()}
      tone={isChoosing ? 'plain' : (said?.tone ?? 'plain')}
      onKeyDown={onKeyDown}
      felt={
        <Piles
          position={position}
          names={namesIn(puzzle)}
          chosen={piles}
          marks={marks}
          spread={spread}
          stop={Math.min(stops.pile, position.table.length - 1)}
          onChoose={(pile) => {
            setStops({ ...stops, pile });
            choose({
              piles: piles.includes(pile) ? piles.filter((one) => one !== pile) : [...piles, pile],
            });
          }}
          onSpread={(pile) => setSpread(spread === pile ? null : pile)}
        />
      }
      own={
        <Hand
          position={position}
          chosen={handAt}
          shown={shown?.card === undefined ? null : position.hand.indexOf(shown.card as CardName)}
          stop={Math.min(stops.hand, position.hand.length - 1)}
          onChoose={(at) => {
            setStops({ ...stops, hand: at });
            choose({ handAt: handAt === at ? null : at });
          }}
        />
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, these are answers */}
      <div class="pz-answer" role="group" aria-label={TABLE_WORDS.bar}>
        <button
          type="button"
          class="button pz-pick"
          aria-pressed={isNone}
          aria-disabled={over}
          onClick={once(() => {
            if (!over) onChoice({ ...choice, typed: isNone ? [] : [NONE] });
          })}
        >
          {WORDS.zwickNone}
        </button>
        <button
          type="button"
          class="button button--main"
          aria-disabled={!isWhole || over}
          onClick={once(() => {
            if (!isWhole || over) return;
            if (card === null) return onAnswer({ kind: 'zwick', card });
            const { groups = [], rest = [] } = grouping ?? {};
            const told = rest.length > 0 ? [...groups, rest] : groups;
            onAnswer({ kind: 'zwick', card, groups: told });
          })}
        >
          {WORDS.answer}
        </button>
        {isChoosing && (
          <Undo
            place={
              isNone
                ? '.pz-pick'
                : handAt === null
                  ? `[data-pile="${piles[0]}"]`
                  : `[data-hand="${handAt}"]`
            }
            onUndo={() => choose(NO_CHOICE)}
          />
        )}
      </div>
    </Frame>
  );
}

/** Legal or not: a play is shown, a verdict is chosen. */
export function LegalStage(
  props: StageProps<'legal'> & {
    /** The reasons to choose from; undefined while they are being worked out. */
    reasons: readonly RefusalCode[] | undefined;
  },
) {
  const { choice, onAnswer, onChoice, over, puzzle, said } = props;
  const { position } = puzzle;
  const name = useId();
  const [chosen] = choice.typed;
  const options: readonly (readonly [code: string, text: string])[] = [
    ['', WORDS.legalYes],
    ...(props.reasons ?? []).map((code) => [code, WORDS.legalNo(REASON_WORDS[code])] as const),
  ];
  return (
    <div class="pz-legal">
      <Table
        position={position}
        names={namesIn(puzzle)}
        title={questionOf(puzzle)}
        prompt=""
        shown={shownAsAsked(puzzle)}
        ruleHref={props.ruleHref}
      />
      <p class="pz-asked">
        <b>{WORDS.playing}:</b> {upper(playAsked(puzzle))}
      </p>
      <div class="zt-bar pz-bar" data-tone={said?.tone ?? 'plain'}>
        <p class="zt-line" role="status">
          {said?.text ?? ''}
        </p>
        <form
          onKeyDown={({ key }) => {
            if (key === 'Escape' && !over) onChoice(NO_CHOICE);
          }}
          onSubmit={(event) => {
            event.preventDefault();
            if (over || chosen === undefined) return;
            onAnswer({ kind: 'legal', code: chosen === '' ? null : (chosen as RefusalCode) });
          }}
        >
          <fieldset class="pz-verdicts" disabled={over}>
            <legend class="visually-hidden">{WORDS.legalChoices}</legend>
            {props.reasons !== undefined &&
              options.map(([code, text]) => (
                <label key={code}>
                  <input
                    type="radio"
                    name={name}
                    value={code}
                    checked={chosen === code}
                    onChange={() => onChoice({ ...NO_CHOICE, typed: [code] })}
                  />
                  <span>{text}</span>
                </label>
              ))}
          </fieldset>
          <div class="pz-answer">
            <button
              type="submit"
              class="button button--main"
              aria-disabled={chosen === undefined || over}
            >
              {WORDS.answer}
            </button>
            {chosen !== undefined && !over && (
              <Undo place=".pz-verdicts :checked" onUndo={() => onChoice(NO_CHOICE)} />
            )}
          </div>
        </form>
      </div>
    </div>
  );
}

/** The groups of a capture are half of the answer: what is asked about is one set of piles. */
function shownAsAsked({ play, position }: PuzzleOf<'legal'>): Shown {
  return play.kind === 'capture'
    ? { card: play.card, groups: [play.takes] }
    : shownPlay(play, position);
}

/** Cards in rows, to look at. */
export function CardRow({ cards, label }: { cards: readonly CardName[]; label: string }) {
  return (
    <ul class="pz-cards" aria-label={label}>
      {cards.map((card, at) => (
        <li key={`${card} ${cards.indexOf(card) === at}`}>
          <Card card={card} face="index" />
        </li>
      ))}
    </ul>
  );
}

/** Count the round: the won piles, and a number for each side. */
export function CountStage(props: StageProps<'count'>) {
  const { choice, onAnswer, onChoice, over, puzzle, said } = props;
  const { state } = puzzle;
  useLetters();
  const who = whoIn(puzzle);
  const sides = Array.from({ length: sideCount(state.variant, state.seats) }, (_, side) => side);
  const left = leftOnTable(state);
  const id = useId();
  const typed = sides.map((side) => choice.typed[side] ?? '');
  const points = typed.map((text) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined));
  const isWhole = points.every((number) => number !== undefined);
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(false), [said]);
  const text = asked && !isWhole ? WORDS.countNeeds : (said?.text ?? '');
  return (
    <section class="zt pz-count" aria-labelledby={id} data-ready>
      <h2 class="zt-title" id={id} tabIndex={-1}>
        {questionOf(puzzle)}
      </h2>
      <div class="zt-felt pz-won">
        {sides.map((side) => (
          <div key={side}>
            <h3>
              {WORDS.won(who.side(side))}{' '}
              <span>{WORDS.wonFacts(state.won[side]?.length ?? 0, state.zwicks[side] ?? 0)}</span>
            </h3>
            <CardRow cards={state.won[side] ?? []} label={WORDS.won(who.side(side))} />
          </div>
        ))}
        <div>
          <h3>
            {left.length === 0 ? WORDS.leftNone : WORDS.left}{' '}
            <span>
              {state.lastCapture === null
                ? WORDS.noCapture
                : WORDS.lastCapture(who.side(state.lastCapture))}
            </span>
          </h3>
          {left.length > 0 && <CardRow cards={left} label={WORDS.left} />}
        </div>
      </div>
      <div class="zt-bar pz-bar" data-tone={asked && !isWhole ? 'plain' : (said?.tone ?? 'plain')}>
        <p class="zt-line" role="status">
          {text}
        </p>
        <form
          class="pz-points"
          onSubmit={(event) => {
            event.preventDefault();
            if (over) return;
            if (!isWhole) setAsked(true);
            else onAnswer({ kind: 'count', points: points as number[] });
          }}
        >
          {sides.map((side) => (
            <label key={side}>
              {WORDS.countField(who.side(side))}{' '}
              <input
                class="field"
                inputMode="numeric"
                autocomplete="off"
                maxLength={3}
                readOnly={over}
                value={typed[side]}
                onInput={({ currentTarget: { value } }) =>
                  onChoice({ ...NO_CHOICE, typed: typed.with(side, value) })
                }
              />
            </label>
          ))}
          <button type="submit" class="button button--main" aria-disabled={!isWhole || over}>
            {WORDS.countCheck}
          </button>
        </form>
      </div>
    </section>
  );
}

/** A row of the comparison: what it is about, and what it is in one version. For the page, and for columns added to it. */
import { href } from '~/components/site/href.ts';
import type { ComparedRow, GroundAt, JokersFigure } from '~/content/comparing.ts';
import { type CompareWords, figureIn } from '~/words/compare.ts';
import { GROUND_MARKS } from '../../words/grounds.ts';

/** What a row says of a rule, by its id. */
export interface RowText {
  readonly title: string;
  readonly statement: string;
}

/** What every row is drawn from. */
export interface Shared {
  row: ComparedRow;
  words: CompareWords;
  textOf: (rule: string) => RowText | undefined;
}

const rulePath = (id: string): string => href(`/rules/r/${id}/`);

/** As `GroundMark.astro`, whose styles a script can't bring along: the page has them. */
function Ground({ ground }: Pick<GroundAt, 'ground'>) {
  return <span class={`ground ground--${ground}`}>{GROUND_MARKS[ground]}</span>;
}

/** Its ground, where no source says it. */
function Mark({ ground }: { ground: GroundAt['ground'] | undefined }) {
  return ground === undefined || ground === 'said' ? null : (
    <>
      {' '}
      <Ground ground={ground} />
    </>
  );
}

/** What a row is about: goes into the cell at its head. */
export function RowHead({ row, textOf, words }: Shared) {
  switch (row.kind) {
    case 'figure':
      return <>{words.figureLabel(row)}</>;
    case 'told':
      return <>{words.told}</>;
    case 'rule': {
      const { statement, title } = textOf(row.rule) ?? {};
      return (
        <>
          <a href={rulePath(row.rule)}>{title}</a>
          <Mark ground={row.ground} />
          <p>{statement}</p>
        </>
      );
    }
  }
}

/** What it is in the version at that place. */
export function RowCell({ at, row, textOf, words }: Shared & { at: number }) {
  switch (row.kind) {
    case 'figure':
      return <Figure row={row} at={at} words={words} />;
    case 'rule':
      return <Rule row={row} at={at} words={words} />;
    case 'told': {
      const rules = row.cells[at]?.rules ?? [];
      if (rules.length === 0) return <>{words.nothingTold}</>;
      return (
        <>
          {rules.map((id) => (
            <a key={id} class="part" href={rulePath(id)}>
              {textOf(id)?.title}
            </a>
          ))}
        </>
      );
    }
  }
}

interface InVersion<Kind> {
  row: ComparedRow & { readonly kind: Kind };
  at: number;
  words: CompareWords;
}

/** A figure, the rule that states it, and its ground where no source says it. */
function Figure({ at, row, words }: InVersion<'figure'>) {
  const cell = row.cells[at];
  const text = figureIn(words, row, at);
  const jokers = row.figure === 'jokers' ? (cell?.figure as JokersFigure) : undefined;
  const chips = jokers?.are === 'numbered' ? jokers.numbers : [];
  const shown =
    chips.length === 0
      ? text
      : chips.flatMap((number) => [
          <span key={number} class="joker">
            {number}
          </span>,
          ' ',
        ]);
  return (
    <>
      {cell?.rule === undefined ? shown : <a href={rulePath(cell.rule)}>{shown}</a>}
      {cell?.grounds.map(({ ground }) => (
        <Mark key={ground} ground={ground} />
      ))}
    </>
  );
}

/** Whether a rule holds, and on which ground where that is not the same everywhere. */
function Rule({ at, row, words }: InVersion<'rule'>) {
  const { always = false, grounds = [], players = [] } = row.cells[at] ?? {};
  const marks = row.ground === undefined ? grounds : [];
  if (players.length === 0) {
    return (
      <>
        <span class="soft">{words.holdsNot}</span>
        {marks.map(({ ground }) => (
          <Mark key={ground} ground={ground} />
        ))}
      </>
    );
  }
  if (grounds.length > 1) {
    return (
      <>
        {marks.map(({ ground, players: numbers }) => (
          <span key={ground} class="part">
            <Ground ground={ground} /> {words.withPlayers(numbers)}
          </span>
        ))}
      </>
    );
  }
  return (
    <>
      {always ? words.holds : words.withPlayers(players)}
      {marks.map(({ ground }) => (
        <Mark key={ground} ground={ground} />
      ))}
    </>
  );
}

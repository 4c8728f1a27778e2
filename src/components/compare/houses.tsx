/**
 * Columns for house rules. The versions stand in the page as it was built; what a house agreed on is computed here, from
 * the same rules and in the same way, and joins them. The script of the comparison fetches this where somebody has house
 * rules or asks for some; it leaves what it asks for in `data-wanted` and is told by an event when all is there.
 */
import { render } from 'preact';
import { type ComparedBy, compare, nearest } from '~/content/comparing.ts';
import { baseOf, DEFAULT_OPTIONS, type HouseRules, VARIANTS, variantById } from '~/engine/index.ts';
import { compareWords } from '~/words/compare.ts';
import { EN } from '~/words/en.ts';
import { knownOf } from '../house/known.ts';
import { readSaved } from '../settings/houseRules.ts';
import { ownSettings } from '../settings/settings.ts';
import { href } from '../site/href.ts';
import type { Language } from '../site/languages.ts';
import { ADDED_EVENT, WANTED_EVENT } from './choice.ts';
import type { RowText } from './Row.tsx';
import Section from './Section.tsx';

/** What the columns are computed from. */
export type HouseComparison = Omit<ComparedBy, 'rules'> & {
  readonly rules: readonly (ComparedBy['rules'][number] & RowText)[];
};

/** So many house rules are offered; whoever saved more opens the others by a link. */
const MOST_OFFERED = 24;

const compared = document.querySelector<HTMLElement>('[data-compared]');
const boxes = document.querySelector<HTMLElement>('[data-picker] fieldset > div');
if (compared !== null && boxes !== null) start(compared, boxes);

function start(compared: HTMLElement, boxes: HTMLElement): void {
  const language = document.documentElement.lang as Language;
  const words = compareWords(language);
  let by: HouseComparison | undefined;
  /** What has a column already, in that order. */
  const shown: HouseRules[] = [];

  const add = async (): Promise<void> => {
    by ??= (await (await fetch(href(`/rules/compare/${language}.json`))).json()) as HouseComparison;
    const wanted = (compared.dataset.wanted ?? '').split('~');
    const more = housesWanted(wanted).filter(
      ({ variant }) => !shown.some((one) => one.variant.id === variant.id),
    );
    shown.push(...more.slice(0, MOST_OFFERED - shown.length));
    if (more.length > 0) draw(by);
    for (const id of wanted) spellAsUsual(id);
    compared.dispatchEvent(new Event(ADDED_EVENT));
  };

  /** Everything anew: with another version other rows may differ. */
  const draw = (data: HouseComparison): void => {
    const texts = new Map(data.rules.map((rule) => [rule.id, rule]));
    const shared = { words, textOf: (id: string) => texts.get(id) };
    const comparison = compare(data, [...VARIANTS, ...shown.map(({ variant }) => variant)]);
    const versions = VARIANTS.map((variant) => EN.variantName(variant));
    const names = columnNames(versions, shown);
    boxes.replaceChildren(
      ...[...boxes.children].slice(0, VARIANTS.length),
      ...shown.map(({ variant }, at) => boxFor(variant.id, names[VARIANTS.length + at] ?? '')),
    );
    const sections = data.sections.map((section) => ({
      section,
      rows: comparison.rows.filter((row) => row.section === section),
    }));
    // What the page was built with is no part of what Preact knows here; what hides in it was hidden behind its back.
    render(null, compared);
    compared.replaceChildren();
    render(
      sections
        .filter(({ rows }) => rows.length > 0)
        .map((section) => <Section key={section.section} {...section} {...shared} names={names} />),
      compared,
    );
    compared.dataset.near = JSON.stringify([
      ...nearest(comparison).slice(0, VARIANTS.length),
      // Of house rules it is what they start from.
      ...shown.map(({ variant }) => VARIANTS.findIndex(({ id }) => id === baseOf(variant).id)),
    ]);
  };

  compared.addEventListener(WANTED_EVENT, () => {
    add().catch(() => compared.dispatchEvent(new Event(ADDED_EVENT)));
  });
  compared.dispatchEvent(new Event(WANTED_EVENT));
}

/** House rules that are played, that somebody asks for by id, or that are saved here; those saved last before others. */
function housesWanted(ids: readonly string[]): readonly HouseRules[] {
  const { houseName: name = '', options, version } = ownSettings();
  const saved = readSaved().saved.flatMap((one) => knownOf(one) ?? []);
  const own = variantById(version);
  const asked = ids.flatMap((id) => variantById(id) ?? []);
  const all: readonly HouseRules[] = [
    ...(own === undefined ? [] : [{ variant: own, options, name }]),
    ...asked.map((variant) => ({
      variant,
      options: DEFAULT_OPTIONS,
      name: saved.find((one) => one.variant === variant)?.name ?? '',
    })),
    ...saved.toReversed(),
  ];
  return all.filter(
    ({ variant }, at) =>
      baseOf(variant) !== variant && all.findIndex((one) => one.variant === variant) === at,
  );
}

/** Puts the one spelling of house rules into the address, where its changes stand in another order there. */
function spellAsUsual(id: string): void {
  const usual = variantById(id)?.id ?? id;
  if (usual === id) return;
  const query = location.search.replace(id, () => usual);
  history.replaceState(null, '', `${query}${location.hash}`);
}

/** What stands over the columns: of a house its own name, or whose rules it starts from; told apart where it is the same. */
function columnNames(
  versions: readonly string[],
  houses: readonly HouseRules[],
): readonly string[] {
  const names = [
    ...versions,
    ...houses.map(({ name, variant }) => name || EN.variantName(variant)),
  ];
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    // In a name of somebody's own, any script may stand: it is set apart from what surrounds it.
    const shown = at < versions.length ? name : `\u2068${name}\u2069`;
    return before === 0 ? shown : `${shown} (${before + 1})`;
  });
}

function boxFor(id: string, name: string): HTMLElement {
  const label = document.createElement('label');
  render(
    <>
      <input type="checkbox" value={id} />
      {name}
    </>,
    label,
  );
  return label;
}

/** Figures of a version by name, for examples and for texts that take them by name. */
import {
  FIELDS,
  type FieldName,
  type FieldValue,
  fieldOf,
  isCard,
  type Predicate,
  playersWhere,
  pointsOn,
  VARIANTS,
  type Variant,
  valuesOf,
} from '../engine/index.ts';
import { EN, type Words } from '../words/index.ts';

/**
 * A figure of a version: a field that predicates can ask (`packSize`, `builds.limit`), the scoring points on a card
 * (`points.10D`) or its matching values (`values.KS`); of a list also its `#first`, `#last` or `#sum`. Throws where there is no
 * such figure.
 */
export function figureOf(name: string, variant: Variant, players: number): FieldValue {
  const [path = '', part] = name.split('#');
  const figure = wholeFigure(path, variant, players);
  if (part === undefined) return figure;
  const list = figure as readonly number[];
  if (part === 'sum') return list.reduce((sum, number) => sum + number, 0);
  const picked = part === 'first' ? list[0] : part === 'last' ? list.at(-1) : undefined;
  if (picked === undefined) throw new Error(`no figure ${name}: ${path} has no such part`);
  return picked;
}

function wholeFigure(name: string, variant: Variant, players: number): FieldValue {
  if (Object.hasOwn(FIELDS, name)) return fieldOf(name as FieldName, variant, players);
  const [kind, card] = name.split('.');
  if (isCard(card)) {
    if (kind === 'points') return pointsOn(card, variant);
    if (kind === 'values') return valuesOf(card, variant);
  }
  const known = [...Object.keys(FIELDS), 'points.<card>', 'values.<card>'].join(', ');
  throw new Error(`no figure ${name}; there are ${known}`);
}

/**
 * A text with its figures filled in: `{name}`, for a list with "or" in it `{name:or}`, for a number of points with its
 * noun `{name:one}`. Where the rule holds with several figures, all are named: "3 or 10". With `versions` it speaks of
 * those only, which is one figure on the page of one version.
 */
export function fillIn(
  text: string,
  figures: Readonly<Record<string, string>>,
  predicate: Predicate,
  words: Words = EN,
  versions: readonly Variant[] = VARIANTS,
): string {
  return text.replace(/\{(\w+)(?::(or|one))?\}/g, (_, name: string, form: string | undefined) => {
    const path = figures[name];
    if (path === undefined) throw new Error(`{${name}} has no entry under "figures"`);
    const found = figuresWhere(path, predicate, versions);
    const isList = typeof found[0] === 'object';
    const said = found.map((figure) => {
      if (form === 'one') return words.count(Number(figure), 'point');
      if (typeof figure !== 'object' || figure === null) return String(figure);
      return words.list(figure, form === 'or' ? 'or' : 'and');
    });
    return isList ? said.join(', or ') : words.list(said, 'or');
  });
}

/** The different figures that a rule has where it holds, in the order of the versions. Throws where it holds in none. */
function figuresWhere(
  path: string,
  predicate: Predicate,
  versions: readonly Variant[],
): readonly FieldValue[] {
  const found = new Map<string, FieldValue>();
  for (const variant of versions) {
    for (const players of playersWhere(predicate, variant)) {
      const figure = figureOf(path, variant, players);
      found.set(JSON.stringify(figure), figure);
    }
  }
  if (found.size === 0) throw new Error(`${path}: the rule holds in no such version`);
  return [...found.values()];
}

/** A text with its sources, `S0`, by name; at the start of a sentence with a capital letter. */
export function nameSources(
  text: string,
  sources: Readonly<Record<string, { readonly name: string }>>,
): string {
  return text.replace(/\bS\d\b/g, (id, at: number) => {
    const name = sources[id]?.name;
    if (name === undefined) throw new Error(`no such source ${id}`);
    const begins = at === 0 || /[.?!]\s$/.test(text.slice(0, at));
    return begins ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  });
}

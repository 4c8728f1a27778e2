/**
 * House rules: a version in which single points of another one's record are changed. It is a record like any other, and
 * its id spells it: `dithmarschen.zwick.2.tie.each` is Dithmarschen with two points for a Zwick and points for most
 * cards to each side tied. Names and values have only letters and digits, so that an id survives in notation, where
 * links keep `-` and `.` for themselves, in JSON, and on a command line. Every house version has one id: its changes
 * stand in the order of `housePoints`, and what is as in the base is left out.
 */
import type { Result } from './result.ts';
import { err, ok } from './result.ts';
import type { ScoringItem, Variant } from './variant.ts';
import { VARIANTS } from './variants.ts';
import { baseIdOf } from './versionId.ts';

/** What a point can be changed to; null is "none". */
export type HouseValue = number | boolean | string | null;
/** Changes by the name of their point. */
export type HouseChanges = Readonly<Record<string, HouseValue | undefined>>;

/** A single point of a version that a house may change. */
export interface HousePoint {
  /** Its name in ids: small letters and digits. */
  readonly name: string;
  /** Every value that it can have, in the order in which they are offered. */
  readonly values: readonly HouseValue[];
  readonly read: (variant: Variant) => HouseValue;
  /** The record with that value; its id stays as it was. */
  readonly write: (variant: Variant, value: HouseValue) => Variant;
  /** Whether it means anything in a version, as that is with the changes made to it. */
  readonly matters: (variant: Variant) => boolean;
}

/** A point in which a version differs from its base. */
export interface HouseChange {
  readonly point: HousePoint;
  readonly base: HouseValue;
  readonly value: HouseValue;
}

const upTo = (most: number, from = 0): number[] =>
  Array.from({ length: most - from + 1 }, (_, at) => from + at);
const YES_OR_NO = [true, false];
/** More than any source gives for anything. */
const POINTS = upTo(50);
const always = (): boolean => true;

/** A point that is one field of the record, or of `builds` or `scoring` in it. */
function field<Part extends 'builds' | 'scoring'>(
  name: string,
  part: Part,
  key: keyof Variant[Part],
  values: readonly HouseValue[],
  matters: HousePoint['matters'] = always,
): HousePoint {
  return {
    name,
    values,
    matters,
    read: (variant) => variant[part][key] as HouseValue,
    write: (variant, value) => ({ ...variant, [part]: { ...variant[part], [key]: value } }),
  };
}

/** A point that is one field of the record itself. */
function own(
  name: string,
  key: 'ask' | 'courts' | 'packet',
  values: readonly HouseValue[],
  matters: HousePoint['matters'] = always,
): HousePoint {
  return {
    name,
    values,
    matters,
    read: (variant) => variant[key],
    write: (variant, value) => ({ ...variant, [key]: value }),
  };
}

/** Whether so many seats form two teams. Two players are opponents anyhow. */
const teams = (seats: number): HousePoint => ({
  name: `teams${seats}`,
  values: YES_OR_NO,
  matters: always,
  read: ({ teamsAt }) => teamsAt.includes(seats),
  write: (variant, value) => {
    const others = variant.teamsAt.filter((other) => other !== seats);
    const teamsAt = value === true ? [...others, seats].sort((one, other) => one - other) : others;
    return { ...variant, teamsAt };
  },
});

/** The points on each card of a scoring item. */
const itemPoints = ({ id }: ScoringItem): HousePoint => ({
  name: id.toLowerCase().replaceAll('-', ''),
  values: POINTS,
  matters: always,
  read: ({ scoring }) => scoring.items.find((item) => item.id === id)?.points ?? 0,
  write: (variant, points) => {
    const items = variant.scoring.items.map((item) =>
      item.id === id ? { ...item, points: points as number } : item,
    );
    return { ...variant, scoring: { ...variant.scoring, items } };
  },
});

/**
 * All points of a version that can be changed, in the order of its house rules' ids. What is not among them hangs
 * together with others: another pack needs another deal, builds that get an owner need a card held for them.
 */
export function housePoints({ builds, jokers, jokersAre, scoring, seats }: Variant): HousePoint[] {
  const isWild = jokersAre === 'wild';
  // A limit above what any card matches would be none, and builds that nobody could ever capture.
  const highest = isWild ? 14 : Math.max(14, ...jokers);
  const limits = builds.owned ? [null, ...upTo(highest - 1, 10)] : upTo(highest, 10);
  return [
    ...(isWild ? [] : [own('courts', 'courts', ['dual', 'high'])]),
    own('packet', 'packet', [1, 2]),
    ...seats.filter((count) => count > 2 && count % 2 === 0).map(teams),
    own('ask', 'ask', YES_OR_NO, ({ teamsAt }) => teamsAt.length > 0),
    // Where builds are nobody's and a card has one value, a build of one card is the loose card.
    field(
      'single',
      'builds',
      'single',
      YES_OR_NO,
      (variant) => variant.builds.owned || isWild || variant.courts === 'dual',
    ),
    field('subtract', 'builds', 'subtract', YES_OR_NO),
    field('keep', 'builds', 'keep', YES_OR_NO),
    field('limit', 'builds', 'limit', limits),
    field('zwick', 'scoring', 'zwick', POINTS),
    field('most', 'scoring', 'mostCards', POINTS),
    field('tie', 'scoring', 'tie', ['nobody', 'each'], (variant) => variant.scoring.mostCards > 0),
    ...scoring.items.map(itemPoints),
  ];
}

/** How a value is spelt in an id. */
export function houseSpelling(value: HouseValue): string {
  return value === null ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value);
}

/** The version that house rules start from; of any other version itself. */
export function baseOf(variant: Variant): Variant {
  return VARIANTS.find(({ id }) => id === baseIdOf(variant.id)) ?? variant;
}

/** In which points a version differs from its base, in their order; in none where it has no house rules. */
export function houseChanges(variant: Variant): HouseChange[] {
  const base = baseOf(variant);
  if (base === variant) return [];
  return housePoints(base)
    .map((point) => ({ point, base: point.read(base), value: point.read(variant) }))
    .filter((change) => change.base !== change.value);
}

/** Whether the points on a line of the score, named as the score names its lines, are a house's own. */
export function isHouseLine(variant: Variant, what: string): boolean {
  return pointsOfLine(variant, what) !== pointsOfLine(baseOf(variant), what);
}

function pointsOfLine({ scoring }: Variant, what: string): number | undefined {
  if (what === 'most-cards') return scoring.mostCards;
  return what === 'zwick' ? scoring.zwick : scoring.items.find(({ id }) => id === what)?.points;
}

/** Records that were asked for lately, by every id they were asked by: there may be any number of them. */
const known = new Map<string, Variant>();
const MOST_KNOWN = 500;

function remember(id: string, variant: Variant): Variant {
  const record = known.get(variant.id) ?? variant;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(record.id, record).set(id, record);
  return record;
}

/**
 * A base with changes. What means nothing there is left out: points that it has not, values that they can't have, and
 * what the other changes make meaningless, such as questions to a partner where nobody has one. Without any change it is
 * the base itself.
 */
export function houseVariant(base: Variant, changes: HouseChanges): Variant {
  let variant = base;
  let id = base.id;
  // Points that another hangs on come before it.
  for (const point of housePoints(base)) {
    const value = Object.hasOwn(changes, point.name) ? changes[point.name] : undefined;
    if (value === undefined || !point.values.includes(value)) continue;
    if (value === point.read(base) || !point.matters(variant)) continue;
    variant = point.write(variant, value);
    id += `.${point.name}.${houseSpelling(value)}`;
  }
  return variant === base ? base : remember(id, { ...variant, id });
}

/** What an id stumbles over: a base there is not, or (`part`) a change of it, with what it could be instead. */
export interface UnknownVersion {
  readonly name: string;
  readonly part: string | undefined;
  /** The ids of versions; the names of points; or the values that a point can have. */
  readonly known: readonly string[];
}

/** The record of an id, a house version's too, however its changes are ordered; or what is wrong with the id. */
export function readVersionId(name: string): Result<Variant, UnknownVersion> {
  const before = known.get(name);
  if (before) return ok(before);
  const [baseId, ...parts] = name.split('.');
  const base = VARIANTS.find(({ id }) => id === baseId);
  if (base === undefined)
    return err({ name, part: undefined, known: VARIANTS.map(({ id }) => id) });
  if (parts.length === 0) return ok(base);
  const points = housePoints(base);
  const changes: Record<string, HouseValue> = {};
  for (let at = 0; at < parts.length; at += 2) {
    const [pointName = '', spelling] = parts.slice(at, at + 2);
    const point = points.find((one) => one.name === pointName);
    const wrong = (part: string, instead: readonly string[]) => err({ name, part, known: instead });
    if (point === undefined || Object.hasOwn(changes, pointName)) {
      const others = points.filter((one) => !Object.hasOwn(changes, one.name));
      return wrong(
        pointName,
        others.map((one) => one.name),
      );
    }
    const value = point.values.find((one) => houseSpelling(one) === spelling);
    if (value === undefined) {
      return wrong(`${pointName}.${spelling ?? ''}`, point.values.map(houseSpelling));
    }
    changes[pointName] = value;
  }
  const variant = houseVariant(base, changes);
  // One that means nothing beside the others is no house rule, and an id that says so would mislead.
  const idle = points.find(
    (point) => Object.hasOwn(changes, point.name) && !point.matters(variant),
  );
  if (idle) {
    const others = points.filter((point) => point.matters(variant));
    return err({ name, part: idle.name, known: others.map((point) => point.name) });
  }
  return ok(remember(name, variant));
}

/** The version of that id, or its base where this edition does not know one of its house rules; else the usual one. */
export function versionOrBase(id: string): Variant {
  return variantById(id) ?? variantById(baseIdOf(id)) ?? VARIANTS[0];
}

/** The version of that id, one with house rules too, or undefined. */
export function variantById(id: string): Variant | undefined {
  const read = readVersionId(id);
  return read.ok ? read.value : undefined;
}

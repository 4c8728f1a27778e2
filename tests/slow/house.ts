/** Versions with house rules, read from their ids independently of the engine: pairs of a name and a value. */
import type { SeededRandom } from '../support/seededRandom.ts';
import { packOf, VERSIONS, type Version } from './versions.ts';

const isTruth = (text: string) => (text === 'yes' ? true : text === 'no' ? false : undefined);

/** The cards that a name of points stands for. */
function isNamed(name: string, card: string): boolean {
  if (name === 'aces') return card.startsWith('A');
  if (name === 'othertens') return card.startsWith('10') && card !== '10D';
  return card.toLowerCase() === name;
}

/** The version of an id; undefined where it is none that this reading knows. Bounds are not looked at. */
export function houseVersion(id: string): Version | undefined {
  const [baseId, ...parts] = id.split('.');
  const base = VERSIONS.find((version) => version.id === baseId);
  if (base === undefined || parts.length === 0 || parts.length % 2 === 1) return undefined;
  let version: Version = base;
  for (let at = 0; at < parts.length; at += 2) {
    version = withRule(version, parts[at] ?? '', parts[at + 1] ?? '');
  }
  const onCards = packOf(version).reduce((sum, card) => sum + version.points(card), 0);
  return { ...version, id, fixedTotal: onCards + version.mostCards };
}

function withRule(version: Version, name: string, value: string): Version {
  const { builds, points, teamsAt } = version;
  const teams = /^teams(\d)$/.exec(name)?.[1];
  if (teams !== undefined) {
    const others = teamsAt.filter((seats) => seats !== Number(teams));
    return { ...version, teamsAt: isTruth(value) ? [...others, Number(teams)] : others };
  }
  switch (name) {
    case 'courts':
      return { ...version, courtsHigh: value === 'high' };
    case 'packet':
      return version;
    case 'ask':
      return { ...version, asks: isTruth(value) ?? false };
    case 'single':
    case 'subtract':
    case 'keep':
      return { ...version, builds: { ...builds, [name]: isTruth(value) ?? false } };
    case 'limit':
      return { ...version, builds: { ...builds, limit: value === 'none' ? null : Number(value) } };
    case 'zwick':
      return { ...version, zwick: Number(value) };
    case 'most':
      return { ...version, mostCards: Number(value) };
    case 'tie':
      return { ...version, tieForEach: value === 'each' };
    default:
      return {
        ...version,
        points: (card) => (isNamed(name, card) ? Number(value) : points(card)),
      };
  }
}

/** The names of points that a version has, in the order of ids, each with some of its values. */
function rulesOf(version: Version): [name: string, values: readonly string[]][] {
  const { builds, dealing, id, jokers, wild } = version;
  const yesOrNo = ['yes', 'no'];
  const numbers = ['0', '1', '2', '3', '7', '50'];
  const isHigh = builds.limit !== null;
  const even = [...dealing.keys()].filter((seats) => seats > 2 && seats % 2 === 0);
  const cards: Readonly<Record<string, string>> = {
    dithmarschen: '10d 10s 2s aces',
    'dithmarschen-refill': '10d 10s 2s aces',
    grossenwiehe: '10d othertens 2s aces',
    christiansen: '10d 10s 2s aces',
  };
  return [
    ...(wild ? [] : [['courts', ['dual', 'high']] as [string, string[]]]),
    ['packet', ['1', '2']],
    ...even.map((seats): [string, string[]] => [`teams${seats}`, yesOrNo]),
    ['ask', yesOrNo],
    ['single', yesOrNo],
    ['subtract', yesOrNo],
    ['keep', yesOrNo],
    ['limit', isHigh ? ['10', '12', '14'] : ['10', '13', '14', 'none']],
    ['zwick', numbers],
    ['most', numbers],
    ['tie', ['nobody', 'each']],
    ...(wild ? [] : jokers.toSorted((one, other) => other - one)).map(
      (number): [string, string[]] => [`x${number}`, numbers],
    ),
    ...(cards[id] ?? '10d aces 7d 7s')
      .split(' ')
      .map((name): [string, string[]] => [name, numbers]),
  ];
}

/** What a rule is in a version: how the id would spell it. */
function ruleIn(version: Version, name: string): string {
  const { asks, builds, courtsHigh, mostCards, teamsAt, tieForEach, zwick } = version;
  const spell = (truth: boolean) => (truth ? 'yes' : 'no');
  if (name.startsWith('teams')) return spell(teamsAt.includes(Number(name.slice(5))));
  const card = packOf(version).find((one) => isNamed(name, one));
  if (card !== undefined) return String(version.points(card));
  const rules: Readonly<Record<string, string>> = {
    courts: courtsHigh ? 'high' : 'dual',
    packet: version.id === 'grossenwiehe' ? '2' : '1',
    ask: spell(asks),
    single: spell(builds.single),
    subtract: spell(builds.subtract),
    keep: spell(builds.keep),
    limit: String(builds.limit ?? 'none'),
    zwick: String(zwick),
    most: String(mostCards),
    tie: tieForEach === true ? 'each' : 'nobody',
  };
  return rules[name] ?? '';
}

/** Whether a rule means anything beside the others. */
function matters(name: string, version: Version): boolean {
  if (name === 'ask') return version.teamsAt.length > 0;
  if (name === 'single') return version.builds.owned || version.wild || !version.courtsHigh;
  if (name === 'tie') return version.mostCards > 0;
  return true;
}

/** A version with one to five house rules, by its one id. */
export function randomHouse(random: SeededRandom): Version {
  for (;;) {
    const base = random.pick(VERSIONS);
    const rules = rulesOf(base);
    const names = new Set(random.shuffled(rules.map(([name]) => name)).slice(0, 5));
    let version: Version = base;
    let id = base.id;
    for (const [name, values] of rules) {
      if (!names.has(name) || !matters(name, version)) continue;
      const value = random.pick(values);
      if (value === ruleIn(base, name)) continue;
      version = withRule(version, name, value);
      id += `.${name}.${value}`;
    }
    const found = houseVersion(id);
    if (found !== undefined) return found;
  }
}

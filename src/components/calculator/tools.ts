/** What the calculator fetches once the page is there: links and notation, problems, chance, answers. */
export { nextByKey } from '~/components/table/keys.ts';
export { packCounts, versionOrBase } from '~/engine/index.ts';
export { default as Ask } from './Ask.tsx';
export { linkOf, readLink } from './address.ts';
export { buildValues } from './building.ts';
export { letDrag } from './dragging.ts';
export { problemOf, remarksOf } from './reading.ts';
export { randomPosition } from './rounds.ts';
export { default as Typing } from './Typing.tsx';

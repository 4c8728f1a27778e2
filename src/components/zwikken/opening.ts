/** What opens links, and what is kept: fetched after the first paint, since most who come bring neither. */
export { openStore } from '../kept/store.ts';
export { dealtFrom, parseKept, writeKept, ZWIKKEN_KEY } from './keeping.ts';
export { laidOf } from './laidTricks.ts';
export { makeZwikkenLink, openFragment } from './linking.ts';

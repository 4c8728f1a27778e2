/** Making and opening links: fetched after the first paint. */
export { makeZwikkenLink } from '../../engine/zwikken/index.ts';
export { openFragment } from './opened.ts';

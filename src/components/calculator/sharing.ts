/** What comes only when somebody wants a picture or a code of a position. */
export { default as CodeSheet } from './CodeSheet.tsx';
export { default as Pictured } from './Pictured.tsx';

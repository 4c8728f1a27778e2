/**
 * What works puzzles out, for a page on which no worker starts. It is built as a whole of its own, as the worker is, so
 * that nothing else has to be cut up for it, and hands over what computes.
 */
import { answering } from './driving.ts';

document.dispatchEvent(new CustomEvent('zwicker:answering', { detail: answering }));

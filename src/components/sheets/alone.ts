/** What makes a sheet, for a page on which no worker starts: built as a whole of its own, as the worker is. */
import { laying } from './laying.ts';

document.dispatchEvent(new CustomEvent('zwicker:laying', { detail: laying }));

/**
 * What is kept until the tab is closed: answers of a test, a deal half played, tries before a success. Where the browser
 * keeps nothing, it holds as long as the page.
 */
const held = new Map<string, string>();

/** Keeps plain data under a name; `undefined` forgets it. */
export function keepForSession(name: string, value: unknown): void {
  const text = value === undefined ? undefined : JSON.stringify(value);
  if (text === undefined) held.delete(name);
  else held.set(name, text);
  try {
    if (text === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // It holds on this page, then.
  }
}

/** What was kept under a name, as it was read: anything at all. `undefined` where nothing is, or it can't be read. */
export function keptForSession(name: string): unknown {
  try {
    const text = held.get(name) ?? sessionStorage.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

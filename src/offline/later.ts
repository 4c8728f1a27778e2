/** Does something so many milliseconds after the page has come with all that belongs to it. */
export function afterLoad(todo: () => void, milliseconds: number): void {
  addEventListener('load', () => setTimeout(todo, milliseconds));
}

/** JSON on one line, whole numbers of any size in full: counts of plays may pass 2^53. */

declare global {
  interface JSON {
    /** In Node since 21; not yet in TypeScript's library. */
    rawJSON(text: string): object;
  }
}

/** The value as JSON. Bigints are written as plain numbers. */
export function toJson(value: object): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'bigint' ? JSON.rawJSON(item.toString()) : item,
  );
}

/** A seed that nobody has chosen, from the chance of the browser. */
export function newSeed(): string {
  const letters = 'abcdefghjkmnpqrstvwxyz';
  const numbers = crypto.getRandomValues(new Uint8Array(6));
  return [...numbers].map((number) => letters.charAt(number % letters.length)).join('');
}

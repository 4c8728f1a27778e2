/** Six letters and figures by chance: the seed of something that nobody has chosen. */
export function newSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36).slice(-6).padStart(6, '0');
}

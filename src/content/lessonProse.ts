/** The prose of the steps of a lesson as plain sentences, for places that show a step without its lesson. */

/**
 * The sentence or two of each step, by its id. `figure` answers a figure by its name and the step that it names
 * (undefined: none). Marks and links are left out.
 */
export function sentencesOf(
  mdx: string,
  figure: (of: string, step: string | undefined) => string,
): ReadonlyMap<string, string> {
  const steps = mdx.matchAll(/<Step id="([^"]+)">([\s\S]*?)<\/Step>/g);
  return new Map(
    [...steps].map(([, id = '', prose = '']) => [
      id,
      prose
        .replace(/<Figure of="([^"]+)"(?: step="([^"]+)")? \/>/g, (_, of: string, step?: string) =>
          figure(of, step),
        )
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[*_]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );
}

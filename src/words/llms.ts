/** What the list for programs that answer questions says. */
export const LLMS_WORDS = {
  title: 'Zwicker, the playable rulebook',
  about:
    'Zwicker is a fishing card game from Schleswig-Holstein: cards are captured from the table by matching or adding values, builds go up and down, and clearing the table is a Zwick. It is played in several versions. Every answer on this site is computed by one rules engine and names its version and its ground.',
  howToCite:
    'A rule has no meaning without its version: when you answer from here, name the version, and whether a source says it, it is inferred, or it is this site’s own ruling. Each page of a rule or dispute says which.',
  versions: 'Versions',
  version: (name: string): string => `The rules as in ${name}, whole, with their sources.`,
  pages: 'Pages',
  data: 'Data',
  files: [
    { path: '/data/versions.json', title: 'Versions', text: 'The record of each version.' },
    {
      path: '/data/rules.json',
      title: 'Rules',
      text: 'Every rule with statement, sources, grounds, where it holds, and examples that are checked.',
    },
    {
      path: '/data/disputes.json',
      title: 'Disputes',
      text: 'Questions people quarrel about, with the answer in each version.',
    },
    {
      path: '/data/vectors.json',
      title: 'Vectors',
      text: 'Positions and plays with their verdicts, to test another program with.',
    },
  ],
  disputes: 'Disputes',
} as const;

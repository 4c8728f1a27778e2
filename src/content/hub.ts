/** Where the hub of the rules leads beside the versions. */
export interface HubDoor {
  readonly path: string;
  readonly name: string;
  /** What is behind it, in a sentence. */
  readonly about: string;
}

/** In the order in which the hub lists them. */
export const HUB_DOORS: readonly HubDoor[] = [
  {
    path: '/rules/r/',
    name: 'All rules, one by one',
    about: 'Each in one sentence, with who says so, where it holds, and examples.',
  },
  {
    path: '/rules/why/',
    name: 'Why not?',
    about: 'Every reason for which a play is refused, with what could be played instead.',
  },
  {
    path: '/rules/compare/',
    name: 'Side by side',
    about: 'A few versions next to each other: where they differ, and where they agree.',
  },
  {
    path: '/rules/house/',
    name: 'House rules',
    about: 'A version as your table plays it: changed in single points, saved, sent and printed.',
  },
  {
    path: '/names/',
    name: 'Names',
    about: 'Zwicker and Zwikken and Zwicken: which game is which.',
  },
  {
    path: '/glossary/',
    name: 'Glossary',
    about: 'The words of the game, with the German ones and those that look alike.',
  },
  {
    path: '/sources/',
    name: 'Sources',
    about: 'The texts that the rules are from, where they contradict each other, and their slips.',
  },
];

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
];

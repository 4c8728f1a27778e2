/** The doors of the site: what the header's navigation lists, in this order. */
export interface Door {
  readonly path: string;
  readonly text: string;
}

export const DOORS: readonly Door[] = [
  { path: '/rules/r/', text: 'Rules' },
  { path: '/replay/christiansen/', text: 'Replay' },
];

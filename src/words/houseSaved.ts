/** The words about house rules that are saved. */
export const SAVED_WORDS = {
  title: 'Saved',
  open: 'Open',
  openOf: (name: string) => `Open “${name}”`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete “${name}”`,
  deleted: (name: string) => `“${name}” is deleted.`,
  undo: 'Undo',
  undone: (name: string) => `“${name}” is back.`,
  isPlayed: 'played now',
  unread: (number: number) =>
    number === 1
      ? 'One more is saved that can’t be read here. It is left as it is.'
      : `${number} more are saved that can’t be read here. They are left as they are.`,
} as const;

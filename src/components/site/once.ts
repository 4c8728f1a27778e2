/** A second click that belongs to a double one does nothing. */
export const once =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) act();
  };

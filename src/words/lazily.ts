/**
 * Made when it is first asked for, and kept. What knows a language's numbers and lists is slow to make, and most pages are
 * shown before they need it.
 */
export function lazily<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

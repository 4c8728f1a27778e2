/** Scripts built as a whole of their own that hand something over to the page, by an event of a name. */
const fetched = new Map<string, Promise<unknown>>();

/** What the script at an address hands over. It runs once, unless it did not arrive: then it is fetched again. */
export function handedOver<Thing>(event: string, address: string): Promise<Thing> {
  const known = fetched.get(address) as Promise<Thing> | undefined;
  if (known !== undefined) return known;
  const fresh = new Promise<Thing>((resolve, reject) => {
    document.addEventListener(event, (handed) => resolve((handed as CustomEvent<Thing>).detail), {
      once: true,
    });
    import(/* @vite-ignore */ address).catch((reason: unknown) => {
      fetched.delete(address);
      reject(reason);
    });
  });
  fetched.set(address, fresh);
  return fresh;
}

/** What a printed page says of where it is from: its own address, where the built site does not know that. */
export function nameOwnAddress(): void {
  addEventListener('beforeprint', () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-here]'))
      place.textContent = location.origin + location.pathname;
  });
}

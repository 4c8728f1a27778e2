/** What a printed page says of where it is from: its own address, where the built site does not know that. */
export function nameOwnAddress(): void {
  addEventListener('beforeprint', () => {
    const place = document.querySelector('[data-own-address]');
    if (place !== null) place.textContent = location.origin + location.pathname;
  });
}

/** What `<details>` in the header lack by themselves: they close on Escape, on a click elsewhere, and for each other. */
export function closeDisclosures(): void {
  const open = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-disclosure][open]')];
  const closeOutside = ({ target }: Event): void => {
    for (const details of open()) {
      if (!(target instanceof Node && details.contains(target))) details.open = false;
    }
  };
  document.addEventListener('click', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('keydown', ({ key }) => {
    const [details] = open();
    if (key !== 'Escape' || details === undefined) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
}

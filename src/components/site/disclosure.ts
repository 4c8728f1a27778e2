/** What `<details>` in the header lack by themselves: they close on Escape, on a click elsewhere, and for each other. */
export function closeDisclosures(): void {
  const disclosures = [...document.querySelectorAll<HTMLDetailsElement>('[data-disclosure]')];
  const closeOutside = ({ target }: Event): void => {
    for (const details of disclosures) {
      if (!(target instanceof Node && details.contains(target))) details.open = false;
    }
  };
  document.addEventListener('click', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('keydown', ({ key }) => {
    const open = disclosures.find((details) => details.open);
    if (key !== 'Escape' || open === undefined) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
}

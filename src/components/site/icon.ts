/** The site's mark, a card with a diamond on green: as SVG, and as the address that a page has it at in itself. */

export const ICON =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='#3c5645'/><rect x='8' y='4.5' width='16' height='23' rx='2.5' fill='#fbf8ef'/><path d='M16 9.5 21 16l-5 6.5L11 16Z' fill='#b23a1f'/></svg>";

/** As a file it would be fetched beside what a page needs to be seen. */
export const ICON_ADDRESS = `data:image/svg+xml,${ICON.replace(/[#<>]/g, encodeURIComponent)}`;

/** Whether the fragment of the address looks like a link, and not like the name of a place on the page. */
export const hasLink = (): boolean => /^#[a-z]\d+~/.test(location.hash);

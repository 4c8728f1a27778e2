/** What a page and the service workers say to each other. */

/** A page to the worker in charge: I am here. */
export const HERE = 'here';
/** The worker in charge to a newer one that waits. */
export const TAKE_OVER = 'take over';

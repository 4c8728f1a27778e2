/** The position of the front page, in notation. A worked one of the sources, with suits of our own. */
export const FRONT_POSITION = 'dithmarschen 4 @0 | JD | 2H, 4C, 6D, 10S, JC';

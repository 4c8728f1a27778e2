/** What the page for records of one's own needs once there is one: its reader and the player. */
export { default as OwnRound } from './OwnRound.tsx';
export { readLink, readText } from './reading.ts';

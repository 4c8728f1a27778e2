import { positionFromJson } from 'zwicker/engine';

const read = positionFromJson({
  variant: 'christiansen',
  seats: 4,
  toMove: 1,
  hand: ['KS', '11H'],
  table: [],
});
if (!read.ok) {
  const { code, path } = read.error;
  console.log(`${path}: ${code}`);
}
// → hand[1]: unknown-card

import { houseVariant, scoreRound, variantById } from 'zwicker/engine';

const base = variantById('huelsemann');
if (base === undefined) throw new Error('no such version');
const house = houseVariant(base, { zwick: 1, tie: 'each' });
console.log(house.id);

const score = scoreRound(house, [
  { cards: ['10D', 'AS'], zwicks: 2 },
  { cards: ['7S', '7D'], zwicks: 0 },
]);
console.log(score.sides.map(({ points }) => points).join(' to '));
console.log(variantById(house.id) === house);
// → huelsemann.zwick.1.tie.each
// → 15 to 3
// → true

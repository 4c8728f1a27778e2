import { parsePosition, positionFromJson, positionToJson } from 'zwicker/engine';

const read = parsePosition('christiansen 4 @1 | KS 4C | AD, QS');
if (!read.ok) throw new Error('no position');
const position = read.value;
// In the program the version is its whole record, in JSON its id.
console.log(position.variant.jokers.join(' '));

const text = JSON.stringify(positionToJson(position));
const again = positionFromJson(JSON.parse(text));
console.log(again.ok && again.value.variant === position.variant);

// Without positionToJson the whole record would stand there.
const whole = positionFromJson(JSON.parse(JSON.stringify(position)));
if (!whole.ok) console.log(`${whole.error.path}: ${whole.error.code}`);
// → 15 20 25 30
// → true
// → variant: wrong-type

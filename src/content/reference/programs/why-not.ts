import { checkPlay, parsePlay, parsePosition } from 'zwicker/engine';

const position = parsePosition('dithmarschen 2 @0 | 2S 7S AS | 9H');
if (!position.ok) throw new Error('no position');
const play = parsePlay('AS on 9H =2@0', position.value);
if (!play.ok) throw new Error('no play');

const checked = checkPlay(position.value, play.value);
if (!checked.ok) {
  const { code, rule } = checked.error;
  console.log(code);
  console.log(`/rules/r/${rule}/`);
}
// → subtraction-turned-round
// → /rules/r/subtraction-direction/

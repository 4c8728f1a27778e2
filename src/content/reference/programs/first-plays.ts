import { listPlays, makePlay, parsePosition } from 'zwicker/engine';

const read = parsePosition('christiansen 4 @1 | KS 4C | AD, QS');
if (!read.ok) throw new Error('no position');
const position = read.value;

for (const play of listPlays(position)) {
  console.log(makePlay(play, position));
}
// → KS
// → KS x AD QS
// → KS =4@1
// → 4C
// → 4C x AD QS
// → 4C =4@1

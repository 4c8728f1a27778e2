import { makeLink, makePosition, parseLink, parsePosition } from 'zwicker/engine';

const read = parsePosition('dithmarschen 2 @0 | 2S 7S AS | 9H');
if (!read.ok) throw new Error('no position');
const link = makeLink({ form: 'position', position: read.value });
console.log(link);

const again = parseLink(`#${link}`);
if (again.ok && again.value.form === 'position') {
  console.log(makePosition(again.value.position));
}

// The last letter got lost on the way.
const cut = parseLink(link.slice(0, -1));
if (!cut.ok && cut.error.code === 'unexpected') {
  console.log(`${cut.error.expected}, column ${cut.error.column}`);
}
// → p1~dithmarschen-2.0~2S-7S-AS~9H~m7mx5b
// → dithmarschen 2 @0 | 2S 7S AS | 9H
// → check-value, column 33

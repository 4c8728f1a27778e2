/** The parts of a doc comment: plain text, code, and names of rules. */
export interface DocPiece {
  readonly kind: 'text' | 'code' | 'rule';
  readonly text: string;
}

const CODE = /`([^`]+)`/;
const RULES = /\bRule ([a-z]+(?:-[a-z]+)*(?:, [a-z]+(?:-[a-z]+)*)*)/;

/** Splits a doc comment; ids that `isRule` does not know stay text. */
export function docPieces(text: string, isRule: (id: string) => boolean): readonly DocPiece[] {
  return text.split(new RegExp(`(${CODE.source.replace('(', '(?:')})`)).flatMap((part) => {
    const code = CODE.exec(part)?.[1];
    return code === undefined ? rulePieces(part, isRule) : { kind: 'code' as const, text: code };
  });
}

function rulePieces(text: string, isRule: (id: string) => boolean): readonly DocPiece[] {
  const found = RULES.exec(text);
  const ids = (found?.[1] ?? '').split(', ');
  if (found === null || !ids.every(isRule)) return plain(text);
  const start = found.index + 'Rule '.length;
  const end = found.index + found[0].length;
  return [
    ...plain(text.slice(0, start)),
    ...ids.flatMap((id, at) => [
      ...(at > 0 ? plain(', ') : []),
      { kind: 'rule' as const, text: id },
    ]),
    ...rulePieces(text.slice(end), isRule),
  ];
}

function plain(text: string): readonly DocPiece[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

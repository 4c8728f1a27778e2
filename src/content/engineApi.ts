/** What the engine exports, read from its source by the TypeScript compiler: signatures and doc comments. */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/** The parts of the reference of the engine, each a page, with their modules. */
export const API_PARTS = {
  plays: [
    ...['play', 'same', 'piles', 'legal', 'check', 'zwick', 'captures', 'least', 'choice', 'owe'],
    'arithmetic',
  ],
  replies: ['replies', 'opponent'],
  refusals: ['refusal', 'nearest', 'elsewhere'],
  cards: ['card', 'known', 'pack', 'value', 'points'],
  versions: ['variant', 'variants', 'versionId', 'house', 'houseRefusal'],
  rounds: [
    ...['state', 'ask', 'sides', 'growth', 'record', 'series', 'perft'],
    ...['deal', 'dealRound', 'dealStages', 'shuffle', 'random'],
  ],
  scores: ['score', 'tally', 'typedPoints', 'remainder'],
  search: ['lastPlays/search', 'runSearch'],
  puzzles: [
    'puzzles/puzzle',
    'puzzles/solve',
    'puzzles/lastKind',
    'puzzles/legalKind',
    'puzzles/haulKind',
    'puzzles/buildKind',
  ],
  'puzzles-made': [
    ...['puzzles/generate', 'puzzles/level', 'puzzles/date', 'puzzles/daily', 'puzzles/puzzleText'],
    ...['puzzles/canonical', 'puzzles/motifs', 'puzzles/kindRules', 'puzzles/ready'],
  ],
  'puzzles-why': ['puzzles/grouping', 'puzzles/noZwick', 'puzzles/whyBuild', 'puzzles/whyBreak'],
  json: ['json', 'badInput', 'result'],
  notation: [
    ...['notation/position', 'notation/play', 'notation/record', 'notation/read', 'notation/link'],
    ...['notation/houseLink', 'notation/seal', 'notation/tree', 'notation/error'],
  ],
  predicates: ['predicate'],
  claims: ['claims/claim', 'claims/readClaim', 'claims/judge', 'claims/found'],
  zwikken: [
    ...['zwikken/ruleSet', 'zwikken/ruleSets', 'zwikken/pack', 'zwikken/trick', 'zwikken/zwik'],
    ...['zwikken/judge', 'zwikken/settle', 'zwikken/solve', 'zwikken/json', 'zwikken/fields'],
  ],
  'zwikken-deals': [
    ...['zwikken/start', 'zwikken/state', 'zwikken/action', 'zwikken/legal', 'zwikken/check'],
    ...['zwikken/apply', 'zwikken/refusal', 'zwikken/turnUp', 'zwikken/replay', 'zwikken/record'],
  ],
  'zwikken-links': ['zwikken/acts', 'zwikken/link', 'zwikken/readLink'],
  'zwikken-puzzles': [
    ...['zwikken/puzzleKinds', 'zwikken/puzzle', 'zwikken/puzzles', 'zwikken/puzzleLevel'],
    'zwikken/puzzleJudge',
  ],
} as const satisfies Record<string, readonly string[]>;
/** The files by which the engine is used: of Zwicker, and of Zwikken. */
const ENTRANCES = ['index.ts', 'zwikken/index.ts'] as const;

/** A page of the reference of the engine. */
export type ApiPart = keyof typeof API_PARTS;
/** Those pages in their order. */
export const API_PART_IDS = Object.keys(API_PARTS) as ApiPart[];

/** What a function takes. */
export interface ApiParameter {
  readonly name: string;
  /** As the source has it, in one line. */
  readonly type: string;
  readonly isOptional: boolean;
  /** What the comment says of it; empty where it says nothing. */
  readonly about: string;
}

/** One name that the engine exports. */
export interface ApiEntry {
  readonly name: string;
  readonly kind: 'function' | 'constant' | 'type' | 'class';
  /** As the source has it, without the body. */
  readonly signature: string;
  /** Its doc comment, a paragraph each. */
  readonly about: readonly string[];
  readonly parameters: readonly ApiParameter[];
  /** Of a function. */
  readonly returns: { readonly type: string; readonly about: string } | undefined;
  readonly throws: readonly string[];
}

/** A file of the engine that exports something to others. */
export interface ApiModule {
  /** Its path in `src/engine`, without the ending. */
  readonly name: string;
  readonly about: string;
  readonly entries: readonly ApiEntry[];
}

let known: readonly ApiModule[] | undefined;

/** The modules of the engine that export something, each name where it is declared, in the order of the source. */
export function engineApi(): readonly ApiModule[] {
  known ??= readApi(join(process.cwd(), 'src/engine'));
  return known;
}

/** The modules of a part, in its order. Throws where a module is in no part, so that no name is left out. */
export function apiOf(part: ApiPart): readonly ApiModule[] {
  const listed: readonly string[] = Object.values(API_PARTS).flat();
  const lost = engineApi().find(({ name }) => !listed.includes(name));
  if (lost !== undefined) throw new Error(`API_PARTS: put the module ${lost.name} into a part`);
  return API_PARTS[part].map((name) => {
    const module = engineApi().find((one) => one.name === name);
    if (module === undefined) throw new Error(`API_PARTS: the module ${name} exports nothing`);
    return module;
  });
}

/** Where each name stands: the part, whose page has it at the anchor of its name. */
export function apiPlaces(): ReadonlyMap<string, ApiPart> {
  return new Map(
    API_PART_IDS.flatMap((part) =>
      apiOf(part).flatMap(({ entries }) => entries.map(({ name }) => [name, part] as const)),
    ),
  );
}

function readApi(folder: string): readonly ApiModule[] {
  const entrances = ENTRANCES.map((name) => join(folder, name));
  const program = ts.createProgram(entrances, {
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  });
  const checker = program.getTypeChecker();
  const found = new Map<string, { at: number; entry: ApiEntry }[]>();
  for (const exported of entrances.flatMap((entrance) => exportsOf(entrance, program))) {
    const origin =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declared = origin.declarations?.[0];
    if (declared === undefined) throw new Error(`${exported.name} is declared nowhere`);
    const name = relative(folder, declared.getSourceFile().fileName)
      .split(sep)
      .join('/')
      .replace(/\.ts$/, '');
    const entries = found.get(name) ?? [];
    entries.push({ at: declared.pos, entry: entryOf(exported.name, origin, declared, checker) });
    found.set(name, entries);
  }
  return [...found].map(([name, entries]) => ({
    name,
    about: headOf(readFileSync(join(folder, `${name}.ts`), 'utf8')),
    entries: entries.toSorted((one, other) => one.at - other.at).map(({ entry }) => entry),
  }));
}

function exportsOf(entrance: string, program: ts.Program): ts.Symbol[] {
  const file = program.getSourceFile(entrance);
  const checker = program.getTypeChecker();
  const symbol = file && checker.getSymbolAtLocation(file);
  if (symbol === undefined) throw new Error(`${entrance} exports nothing`);
  return checker.getExportsOfModule(symbol);
}

/** What a file says of itself: the comment that it begins with. */
function headOf(source: string): string {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(source) ?? [];
  return oneLine(comment.replace(/^\s*\*/gm, ' '));
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function entryOf(
  name: string,
  symbol: ts.Symbol,
  declared: ts.Declaration,
  checker: ts.TypeChecker,
): ApiEntry {
  const tags = symbol.getJsDocTags(checker).map((tag) => ({
    tag: tag.name,
    text: oneLine(ts.displayPartsToString(tag.text)),
  }));
  const said = (tag: string): string[] => tags.flatMap((one) => (one.tag === tag ? one.text : []));
  return {
    name,
    ...shapeOf(declared, checker, said('param')),
    about: ts
      .displayPartsToString(symbol.getDocumentationComment(checker))
      .split(/\n\s*\n/)
      .map(oneLine)
      .filter((paragraph) => paragraph !== ''),
    returns: ts.isFunctionDeclaration(declared)
      ? { type: returnType(declared, checker), about: said('returns').join(' ') }
      : undefined,
    throws: said('throws'),
  };
}

function returnType(declared: ts.FunctionDeclaration, checker: ts.TypeChecker): string {
  if (declared.type !== undefined) return oneLine(declared.type.getText());
  const signature = checker.getSignatureFromDeclaration(declared);
  return signature === undefined
    ? 'void'
    : checker.typeToString(checker.getReturnTypeOfSignature(signature));
}

function shapeOf(
  declared: ts.Declaration,
  checker: ts.TypeChecker,
  about: readonly string[],
): Pick<ApiEntry, 'kind' | 'parameters' | 'signature'> {
  const source = declared.getSourceFile().text;
  if (ts.isFunctionDeclaration(declared)) {
    const end = declared.body?.pos ?? declared.end;
    const parameters = declared.parameters.map((parameter): ApiParameter => {
      const name = parameter.name.getText();
      return {
        name: ts.isIdentifier(parameter.name) ? name : oneLine(name),
        type:
          parameter.type === undefined
            ? checker.typeToString(checker.getTypeAtLocation(parameter))
            : oneLine(parameter.type.getText()),
        isOptional: parameter.questionToken !== undefined || parameter.initializer !== undefined,
        about: about.find((text) => text.startsWith(`${name} `))?.slice(name.length + 1) ?? '',
      };
    });
    return {
      kind: 'function',
      parameters,
      signature: published(source.slice(declared.getStart(), end)),
    };
  }
  if (ts.isVariableDeclaration(declared)) {
    const name = declared.name.getText();
    const value = declared.initializer?.getText() ?? '';
    // Without a type of its own it is its value that says what it is.
    const signature =
      declared.type === undefined ? `${name} = ${value}` : `${name}: ${declared.type.getText()}`;
    return { kind: 'constant', parameters: [], signature: `const ${signature}` };
  }
  return {
    kind: ts.isClassDeclaration(declared) ? 'class' : 'type',
    parameters: [],
    signature: published(source.slice(declared.getStart(), declared.end)),
  };
}

/** A declaration without the word that exports it. */
function published(text: string): string {
  return text.replace(/^export /, '').replace(/;?\s*$/, '');
}

/** The examples of the reference, put to the engine: no page is built with one that is not answered as it says. */
import {
  type InvalidNotation,
  type Link,
  makePlay,
  makePosition,
  makeRecord,
  makeState,
  parseLink,
  parsePlay,
  parsePosition,
  parseRecord,
  parseState,
  type Result,
} from '../engine/index.ts';
import { disagreement } from './answers.ts';
import commands from './reference/commands.json' with { type: 'json' };
import links from './reference/links.json' with { type: 'json' };
import notations from './reference/notations.json' with { type: 'json' };
import {
  type CommandExample,
  commandsSchema,
  type LinkExample,
  linksSchema,
  type NotationExample,
  notationsSchema,
} from './schemas/reference.ts';

/** Lines for the command line, with what it answers. */
export const COMMAND_EXAMPLES: readonly CommandExample[] = commandsSchema.parse(commands);
/** Positions, plays and records in the notation, some of them wrong. */
export const NOTATION_EXAMPLES: readonly NotationExample[] = notationsSchema.parse(notations);
/** Links, taken apart. */
export const LINK_EXAMPLES: readonly LinkExample[] = linksSchema.parse(links);

const PROGRAMS = import.meta.glob<string>('./reference/programs/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names of the programs. */
export const PROGRAM_NAMES: readonly string[] = Object.keys(PROGRAMS).map((file) =>
  file.replace(/^.*\/|\.ts$/g, ''),
);

/** The text of a program; its last lines, as comments, are what it prints. */
export function programNamed(name: string): string {
  const text = PROGRAMS[`./reference/programs/${name}.ts`];
  if (text === undefined) throw new Error(`no such program ${name}`);
  return text.trimEnd();
}

/** What a program prints, as its comments say. */
export function printedBy(program: string): readonly string[] {
  return [...program.matchAll(/^\/\/ → (.*)$/gm)].map(([, line = '']) => line);
}

/** An example by its id. Throws where there is none. */
export function exampleNamed<Example extends { readonly id: string }>(
  examples: readonly Example[],
  id: string,
): Example {
  const found = examples.find((example) => example.id === id);
  if (found === undefined) throw new Error(`no such example ${id}`);
  return found;
}

/** What became of a notation: how it is written back, or what is wrong with it. */
export function readNotation({ at, form, text }: NotationExample): Result<string, InvalidNotation> {
  switch (form) {
    case 'position':
      return mapped(parsePosition(text), makePosition);
    case 'state':
      return mapped(parseState(text), makeState);
    case 'record':
      return mapped(parseRecord(text), makeRecord);
    case 'play': {
      const position = parsePosition(at ?? '');
      if (!position.ok) return position;
      return mapped(parsePlay(text, position.value), (play) => makePlay(play, position.value));
    }
  }
}

function mapped<Value>(
  result: Result<Value, InvalidNotation>,
  write: (value: Value) => string,
): Result<string, InvalidNotation> {
  return result.ok ? { ok: true, value: write(result.value) } : result;
}

/** How the engine's answer to a notation differs from what stands in the example; undefined where they agree. */
export function notationDiffers(example: NotationExample): string | undefined {
  const read = readNotation(example);
  return disagreement(
    example.fault ?? example.written ?? example.text,
    read.ok ? read.value : faultOf(read.error),
  );
}

function faultOf(problem: InvalidNotation): object {
  const { code, column, line } = problem;
  if (code === 'unexpected') return { code, line, column, expected: problem.expected };
  if (code === 'bad-input') return { code, line, column, problem: problem.problem.code };
  return { code, line, column, refusal: problem.refusal.code };
}

/** How the engine's answer to a link differs from what stands in the example; undefined where they agree. */
export function linkDiffers(example: LinkExample): string | undefined {
  const read = parseLink(example.link);
  if ('fault' in example) {
    if (read.ok) return 'is read';
    const { column, code } = read.error;
    return disagreement(example.fault, {
      expected: code === 'unexpected' ? read.error.expected : code,
      column,
    });
  }
  if (!read.ok) return `is not read: ${JSON.stringify(read.error)}`;
  const { form, name, play, text } = example;
  return disagreement(
    Object.entries({ form, name, play, text })
      .filter(([, value]) => value !== undefined)
      .sort(),
    Object.entries(carriedBy(read.value)).sort(),
  );
}

function carriedBy(link: Link): Readonly<Record<string, string>> {
  const { form } = link;
  switch (form) {
    case 'position':
      return { form, text: makePosition(link.position) };
    case 'try': {
      const play = makePlay(link.play, link.position);
      return { form, play, text: makePosition(link.position) };
    }
    case 'state':
      return { form, text: makeState(link.state) };
    case 'record':
      return { form, text: makeRecord(link.record) };
    case 'house':
      return { form, name: link.rules.name, text: link.rules.variant.id };
  }
}

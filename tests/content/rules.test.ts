/** The rules say what the engine does: every atom is well formed, and every example is answered as it expects. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { agreedAnswer } from '../../src/content/answers.ts';
import { fillIn } from '../../src/content/figures.ts';
import type { Rule, RuleText } from '../../src/content/schemas/rule.ts';
import { ruleSchema, ruleTextSchema } from '../../src/content/schemas/rule.ts';
import { holdsIn, REFUSAL_CODES, RULE_OF, VARIANTS } from '../../src/engine/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const RULES = 'src/content/rules';
const LANGUAGES = readdirSync(join(ROOT, 'src/content'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map(({ name }) => name);

const idsIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();
const json = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** The file's data by its schema; fails with the file's name and all that is wrong. */
function parsed<Data>(
  file: string,
  schema: {
    safeParse(value: unknown): {
      data?: Data | undefined;
      error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
    };
  },
): Data {
  const { data, error } = schema.safeParse(json(file));
  const issues = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (data === undefined) throw new Error(`${file}: ${issues?.join('; ')}`);
  return data;
}

const ids = idsIn(RULES);
const rules = new Map<string, Rule>();
const texts = new Map<string, RuleText>();

test('every rule is of its schema, and its id is the name of its file', () => {
  for (const id of ids) {
    const file = `${RULES}/${id}.json`;
    const rule = parsed(file, ruleSchema);
    expect(rule.id, file).toBe(id);
    rules.set(id, rule);
  }
});

describe.each(LANGUAGES)('in the language %s', (language) => {
  const folder = `src/content/${language}/rules`;

  it('has every rule, and no other', () => {
    expect(idsIn(folder)).toEqual(ids);
  });

  it('says what belongs to a rule: captions, a question, figures', () => {
    for (const [id, rule] of rules) {
      const file = `${folder}/${id}.json`;
      const text = parsed(file, ruleTextSchema);
      texts.set(id, text);
      expect(text.captions.length, `${file}: one caption for each example`).toBe(
        rule.examples.length,
      );
      expect(text.question !== undefined, `${file}: question`).toBe(rule.question === true);
      if (rule.ground !== 'said') {
        expect(
          text.note,
          `${file}: says what it was inferred from, or why we rule so`,
        ).toBeDefined();
      }
      const used = [...text.statement.matchAll(/\{(\w+)/g)].map(([, name]) => name);
      expect(new Set(used), `${file}: figures`).toEqual(new Set(Object.keys(rule.figures ?? {})));
    }
  });

  it('states each rule in one sentence that is short enough, and takes figures from the engine', () => {
    const stated = new Map<string, string>();
    for (const [id, rule] of rules) {
      const file = `${folder}/${id}.json`;
      const { statement } = parsed(file, ruleTextSchema);
      const filled = fillIn(statement, rule.figures ?? {}, rule.predicate);
      expect(filled.split(/\s+/).length, `${file}: words`).toBeLessThanOrEqual(45);
      expect(filled.slice(0, -1), `${file}: one sentence`).not.toMatch(/[.?!]["”)]?\s/);
      const digits = statement.replace(/\b19\d\ds?\b|\b2000\b|\bS[0-3]\b|[Jj]oker \d+/g, '');
      expect(digits, `${file}: a figure that the record knows`).not.toMatch(/\d/);
      // Two versions may say the same in the same words of different figures.
      expect(stated.get(filled), `${file}: said already`).toBeUndefined();
      stated.set(filled, id);
    }
  });

  it('gives each rule a title of its own', () => {
    const titles = ids.map((id) => parsed(`${folder}/${id}.json`, ruleTextSchema).title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });
});

describe('the examples are answered by the engine as they expect', () => {
  test.each(ids)('%s', (id) => {
    const file = `${RULES}/${id}.json`;
    const rule = parsed(file, ruleSchema);
    const problems = rule.examples.flatMap((example, at) => {
      try {
        agreedAnswer(example, file, at + 1);
        return [];
      } catch (problem) {
        return [(problem as Error).message];
      }
    });
    expect(problems).toEqual([]);
  });
});

describe('the rules hang together', () => {
  it('each related rule exists, and is another', () => {
    for (const [id, { related }] of rules) {
      for (const other of related) expect(ids, `${id}: related`).toContain(other);
      expect(related, id).not.toContain(id);
      expect(new Set(related).size, `${id}: related twice`).toBe(related.length);
    }
  });

  it('each holds in some version', () => {
    for (const [id, { predicate }] of rules) {
      expect(
        VARIANTS.some((variant) => holdsIn(predicate, variant)),
        id,
      ).toBe(true);
    }
  });

  it('each is shown by an example of a version in which it holds', () => {
    for (const [id, { examples, predicate }] of rules) {
      const shown = examples.some(
        (example) =>
          example.kind === 'none' ||
          VARIANTS.some(
            (variant) => versionIn(example) === variant.id && holdsIn(predicate, variant),
          ),
      );
      expect(shown, id).toBe(true);
    }
  });

  it('no two stand at the same place of a section', () => {
    const places = [...rules.values()].map(({ order, section }) => `${section} ${order}`);
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
  });

  it('each version has rules that hold in it and rules that do not', () => {
    for (const variant of VARIANTS) {
      const holding = [...rules.values()].filter(({ predicate }) => holdsIn(predicate, variant));
      expect(holding.length, variant.id).toBeGreaterThan(50);
      expect(holding.length, variant.id).toBeLessThan(rules.size);
    }
  });
});

function versionIn(example: Rule['examples'][number]): string | undefined {
  switch (example.kind) {
    case 'state':
      return example.state.split(' ')[0];
    case 'record':
    case 'score':
    case 'figure':
      return example.variant;
    case 'none':
      return undefined;
    default:
      return example.position.split(' ')[0];
  }
}

describe('the engine and the rules name each other', () => {
  it('each refusal breaks a rule that exists', () => {
    for (const code of REFUSAL_CODES) expect(ids, code).toContain(RULE_OF[code]);
  });

  it('each refusal is shown by an example, and of its own rule', () => {
    const shown = new Map<string, Set<string>>();
    for (const [id, { examples }] of rules) {
      for (const example of examples) {
        if (example.kind === 'none' || typeof example.expected !== 'string') continue;
        shown.set(example.expected, (shown.get(example.expected) ?? new Set()).add(id));
      }
    }
    for (const code of REFUSAL_CODES) {
      expect([...(shown.get(code) ?? [])], code).toContain(RULE_OF[code]);
    }
  });

  it('each line of the engine that carries a rule names one that exists', () => {
    const named = namedInEngine();
    expect(named.size).toBeGreaterThan(30);
    for (const [id, file] of named) expect(ids, `${file}: Rule ${id}`).toContain(id);
  });
});

/** The ids after "Rule" in the engine's comments: one or several with commas, also across a line's end. */
function namedInEngine(): Map<string, string> {
  const named = new Map<string, string>();
  for (const file of readdirSync(join(ROOT, 'src/engine'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(join(ROOT, 'src/engine', file), 'utf8')
      .split('\n')
      .map((line) => line.trim().replace(/^(\/\*\*|\*\/|\*|\/\/)\s?/, ''))
      .join(' ');
    for (const [, list] of text.matchAll(
      /\bRule ([a-z]+(?:-[a-z]+)*(?:,\s+[a-z]+(?:-[a-z]+)*)*)/g,
    )) {
      for (const id of list?.split(/,\s+/) ?? []) named.set(id, file);
    }
  }
  // "Rule ids in comments name the atom …" speaks about such lines.
  named.delete('ids');
  return named;
}

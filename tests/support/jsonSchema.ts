/**
 * Whether a value fits a JSON Schema: the keywords that our schemas have, and no others. An unknown one throws, so that none
 * goes unchecked.
 */
type Schema = Readonly<Record<string, unknown>>;
type Check = (wanted: never, value: unknown, schema: Schema, root: Schema) => boolean;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  integer: Number.isInteger,
};

const CHECKS: Readonly<Record<string, Check>> = {
  type: (wanted: string | readonly string[], value) =>
    [wanted].flat().some((type) => TYPES[type as string]?.(value)),
  enum: (wanted: readonly unknown[], value) => wanted.includes(value),
  const: (wanted: unknown, value) => wanted === value,
  pattern: (wanted: string, value) =>
    typeof value !== 'string' || new RegExp(wanted, 'u').test(value),
  minimum: (wanted: number, value) => typeof value !== 'number' || value >= wanted,
  maximum: (wanted: number, value) => typeof value !== 'number' || value <= wanted,
  minItems: (wanted: number, value) => !Array.isArray(value) || value.length >= wanted,
  maxItems: (wanted: number, value) => !Array.isArray(value) || value.length <= wanted,
  required: (wanted: readonly string[], value) =>
    !isObject(value) || wanted.every((name) => Object.hasOwn(value, name)),
  properties: (wanted: Readonly<Record<string, Schema>>, value, _, root) =>
    !isObject(value) ||
    Object.entries(wanted).every(
      ([name, part]) => !Object.hasOwn(value, name) || fits(value[name], part, root),
    ),
  additionalProperties: (wanted: Schema | boolean, value, { properties = {} }) => {
    if (wanted !== false) throw new Error('additionalProperties can only be false here');
    return !isObject(value) || Object.keys(value).every((name) => name in (properties as Schema));
  },
  dependentRequired: (wanted: Readonly<Record<string, readonly string[]>>, value) =>
    !isObject(value) ||
    Object.entries(wanted).every(
      ([name, others]) =>
        !Object.hasOwn(value, name) || others.every((other) => Object.hasOwn(value, other)),
    ),
  contains: (wanted: Schema, value, _, root) =>
    !Array.isArray(value) || value.some((item) => fits(item, wanted, root)),
  items: (wanted: Schema, value, _, root) =>
    !Array.isArray(value) || value.every((item) => fits(item, wanted, root)),
  allOf: (wanted: readonly Schema[], value, _, root) =>
    wanted.every((part) => fits(value, part, root)),
  anyOf: (wanted: readonly Schema[], value, _, root) =>
    wanted.some((part) => fits(value, part, root)),
  oneOf: (wanted: readonly Schema[], value, _, root) =>
    wanted.filter((part) => fits(value, part, root)).length === 1,
  not: (wanted: Schema, value, _, root) => !fits(value, wanted, root),
  $ref: (wanted: string, value, _, root) => {
    const name = /^#\/\$defs\/(\w+)$/.exec(wanted)?.[1] ?? '';
    const part = (root.$defs as Readonly<Record<string, Schema>> | undefined)?.[name];
    if (part === undefined) throw new Error(`no such part ${wanted}`);
    return fits(value, part, root);
  },
  if: (wanted: Schema, value, { then: consequence = {} }, root) =>
    !fits(value, wanted, root) || fits(value, consequence as Schema, root),
};
/** What says nothing of a value by itself. */
const SILENT = ['$schema', '$id', '$comment', '$defs', 'title', 'description', 'then'];

export function fits(value: unknown, schema: Schema, root: Schema = schema): boolean {
  return Object.entries(schema).every(([keyword, wanted]) => {
    if (SILENT.includes(keyword)) return true;
    const check = CHECKS[keyword];
    if (check === undefined) throw new Error(`unknown keyword ${keyword}`);
    return check(wanted as never, value, schema, root);
  });
}

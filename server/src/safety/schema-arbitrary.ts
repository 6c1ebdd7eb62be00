import fc, { type Arbitrary } from 'fast-check';

/** As much of JSON Schema as the contract uses. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Ids that exist somewhere, so that a call gets further than 'not found'. */
export interface KnownValues {
  readonly uuids: readonly string[];
  readonly integers: readonly number[];
}

/** What no schema expects, by kind: small values of another type, strange texts, long texts and prototypes, any JSON. */
export const JUNK_KINDS: readonly Arbitrary<unknown>[] = [
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    '',
    ' ',
    '\0',
    '\u{1F9B7}',
    '\u202Eevil',
    '=1+1',
    "' or 1=1 --",
    '%',
    '../..',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('x'.repeat(5_000), '٣'.repeat(300), [], {}, [[[[[[]]]]]], {
    __proto__: null,
    constructor: { prototype: 1 },
  }),
  fc.jsonValue({ maxDepth: 3 }),
];
const JUNK: Arbitrary<unknown> = fc.oneof(...JUNK_KINDS);

/** Values that mostly fit a schema; now and then a part of them does not. */
export function looselyOf(schema: unknown, known: KnownValues): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: fitting(schema as Schema, known, 0.04) },
    { weight: 6, arbitrary: fitting(schema as Schema, known, 0) },
    { weight: 2, arbitrary: JUNK },
  );
}

function fitting(schema: Schema, known: KnownValues, junk: number): Arbitrary<unknown> {
  const right = rightFor(schema, known, junk);
  if (junk === 0) return right;
  return fc.oneof({ weight: 100 - junk * 100, arbitrary: right }, { weight: junk * 100, arbitrary: JUNK });
}

function rightFor(schema: Schema, known: KnownValues, junk: number): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => fitting(part, known, junk)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known, junk);
    case 'array': {
      const { minItems = 0, maxItems = minItems + 3 } = schema;
      const size = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) };
      return fc.array(fitting(schema.items ?? {}, known, junk), size);
    }
    case 'integer':
      return fc.oneof(fc.constantFrom(...known.integers), fc.integer(boundsOf(schema)));
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema, known);
  }
}

function boundsOf({ minimum = -5, maximum = 2 ** 31 }: Schema): { min: number; max: number } {
  return { min: minimum, max: Math.max(minimum, maximum) };
}

const ANY_OBJECT = fc.dictionary(fc.string({ maxLength: 10 }), fc.string({ maxLength: 20 }), { maxKeys: 3 });

function objectOf(schema: Schema, known: KnownValues, junk: number): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return ANY_OBJECT;
  const required = [...(schema.required ?? [])];
  return fc.record(Object.fromEntries(properties.map(([name, part]) => [name, fitting(part, known, junk)])), {
    requiredKeys: required,
  });
}

const FILTER: Arbitrary<string> = fc
  .letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      fc.record({
        op: fc.constantFrom('EQ', 'LIKE', 'GTE', 'LTE', 'NULL', 'XOR'),
        key: fc.constantFrom(
          'status',
          'patientName',
          'createdAt',
          'name',
          'isShippable',
          'withTs',
          'typeId',
          'no such',
          'constructor',
        ),
        value: fc.oneof(
          fc.constantFrom('NEW', 'true', '2026-01-01', '%', 'ä', '9999-99-99', 1, true, null),
          fc.string({ maxLength: 8 }),
        ),
      }),
      fc.record({ op: fc.constantFrom('AND', 'OR'), value: fc.array(tie('node'), { maxLength: 3 }) }),
      fc.record({ op: fc.constant('NOT'), value: tie('node') }),
    ),
  }))
  .node.map((tree) => JSON.stringify(tree));

const texts = new Map<string, Arbitrary<string>>();

/** One arbitrary for all texts of a kind: fast-check prepares the strange texts of each, which takes longer than drawing from it. */
function textOf(schema: Schema, { uuids }: KnownValues): Arbitrary<unknown> {
  const { format, pattern, minLength, maxLength } = schema;
  if (format === 'uuid') return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...uuids) }, fc.uuid());
  const kind = JSON.stringify([format, pattern, minLength, maxLength]);
  const known = texts.get(kind);
  if (known) return known;
  const made = textOfKind(schema);
  texts.set(kind, made);
  return made;
}

function textOfKind({ format, pattern, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (maxLength === 8_000) return FILTER;
  if (pattern === '\\S')
    return fc
      .string({ minLength: 1, maxLength: Math.min(maxLength, 60), unit: 'grapheme' })
      .map((text) => `x${text}`.slice(0, maxLength));
  if (pattern) return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
  return fc.string({ minLength, maxLength: Math.min(maxLength, Math.max(minLength, 60)), unit: 'grapheme' });
}

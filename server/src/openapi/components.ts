import * as contract from '@portal/shared/contract/schemas';
import { ERROR_STATUS, FIELD_CODES } from '@portal/shared/errors';
import type { TSchema } from 'typebox';

export type Json = Readonly<Record<string, unknown>>;

/** A schema of the contract as plain data. */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** The schemas of the document, each named resource once. */
export interface Components {
  readonly schemas: Record<string, Json>;
  /** A schema of a reply or a parameter: a named one as a reference to its component. */
  answered(schema: TSchema): Json;
  /** A schema of a body, which takes nothing that it does not name. What replies have too gets a component `…Input` of its own. */
  sent(schema: TSchema): Json;
}

/** Every reply has to be written before the first body: only then is it known which names replies have. */
export function createComponents(): Components {
  const schemas: Record<string, Json> = {};
  const answered = new Set<string>();

  const write = (schema: Schema, isSent: boolean): Json => {
    const name = nameOf(schema);
    if (name === undefined) return writeInner(schema, isSent);
    const component = isSent && answered.has(name) ? `${name}Input` : name;
    if (!isSent) answered.add(name);
    schemas[component] ??= writeInner(schema, isSent);
    return refTo('schemas', component);
  };
  const writeInner = (schema: Schema, isSent: boolean): Json => {
    const { properties, patternProperties, items, anyOf, ...rest } = schema;
    const [values] = Object.values(patternProperties ?? {});
    return {
      ...rest,
      ...(properties && { properties: mapValues(properties, (one) => write(one, isSent)) }),
      ...(properties && isSent && { additionalProperties: false }),
      // A record by any text: what says it by a pattern is read by few tools.
      ...(values && { additionalProperties: write(values, isSent) }),
      ...(items && { items: write(items, isSent) }),
      ...(anyOf && { anyOf: anyOf.map((one) => write(one, isSent)) }),
    };
  };
  addErrors(schemas, (schema) => write(schema as Schema, false));
  return {
    schemas,
    answered: (schema) => write(schema as Schema, false),
    sent: (schema) => write(schema as Schema, true),
  };
}

export function refTo(kind: 'schemas' | 'responses' | 'headers', name: string): Json {
  return { $ref: `#/components/${kind}/${name}` };
}

/** The one shape of errors, with the closed lists of codes, which the contract leaves to `shared/errors`. */
function addErrors(schemas: Record<string, Json>, write: (schema: TSchema) => Json): void {
  write(contract.ErrorReply);
  const ofServer = Object.entries(ERROR_STATUS).flatMap(([code, status]) => (status > 0 ? [code] : []));
  schemas['ErrorCode'] = { type: 'string', description: 'Why a call is refused.', enum: ofServer };
  schemas['FieldCode'] = {
    type: 'string',
    description: 'Why a field is refused.',
    enum: Object.keys(FIELD_CODES),
  };
  for (const [name, codes] of [
    ['ErrorReply', 'ErrorCode'],
    ['ErrorEntry', 'FieldCode'],
  ] as const) {
    const schema = schemas[name] as { properties: Json };
    schemas[name] = { ...schema, properties: { ...schema.properties, code: refTo('schemas', codes) } };
  }
}

/** What of a schema stays the same object when the schema is made optional, which copies it. */
const coreOf = (schema: Schema): object | undefined => schema.properties ?? schema.anyOf;

const NAMES: ReadonlyMap<object, string> = new Map(
  Object.entries(contract)
    .flatMap(([name, value]): [object, string][] => {
      const core = name === 'CALLS' || typeof value !== 'object' ? undefined : coreOf(value as Schema);
      return core ? [[core, name]] : [];
    })
    // Of two names for one schema the first one stays.
    .reverse(),
);

/** The name that the contract has for a schema; of a page of a list that of its items with `List`. */
function nameOf(schema: Schema): string | undefined {
  const own = NAMES.get(coreOf(schema) ?? schema);
  if (own !== undefined) return own;
  const { data, total, pages } = schema.properties ?? {};
  const item = total && pages && data?.items ? nameOf(data.items) : undefined;
  return item === undefined ? undefined : `${item}List`;
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

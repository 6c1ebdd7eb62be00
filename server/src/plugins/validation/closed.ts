import type { TSchema } from 'typebox';

/**
 * A schema that takes no property which it does not name, at any depth: a misspelt field is told, not lost. Of bodies alone; what
 * replies have beyond their schema is left out as they are written.
 */
export function closed(schema: TSchema): TSchema {
  const { properties, items, anyOf } = schema as Partial<Parts>;
  const changes = {
    ...(properties && { properties: mapValues(properties, closed), additionalProperties: false }),
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
  };
  // Not by spreading: typebox keeps the kind of a schema in properties that cannot be enumerated.
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema));
  for (const [key, value] of Object.entries(changes))
    Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  return copy as TSchema;
}

interface Parts {
  readonly properties: Readonly<Record<string, TSchema>>;
  readonly items: TSchema;
  readonly anyOf: readonly TSchema[];
}

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

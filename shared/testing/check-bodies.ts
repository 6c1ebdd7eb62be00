import type { CallName } from '../contract';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}
interface Sent {
  readonly call: CallName;
  readonly body: unknown;
}

/** What bodies have beyond their schemas, as `PUT /case/{id}: notez`: the server refuses such a call (`unknownField`). */
export async function findUnknownFields(sent: readonly Sent[]): Promise<string[]> {
  if (sent.length === 0) return [];
  const { CALLS } = await import('../contract/calls');
  return sent.flatMap(({ call, body }) => {
    // Delivery's calls are not of the contract.
    const schema = (CALLS as Readonly<Record<string, { readonly body?: Schema }>>)[call]?.body;
    return schema ? unknownIn(schema, body, '').map((path) => `${call}: ${path}`) : [];
  });
}

function unknownIn({ properties, items, anyOf }: Schema, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return items ? value.flatMap((one) => unknownIn(items, one, `${path}[]`)) : [];
  // Of several kinds of object the one that it is nearest to.
  const ofKinds = (anyOf ?? [])
    .filter(({ type }) => type === 'object')
    .map((kind) => unknownIn(kind, value, path));
  if (ofKinds.length > 0) return ofKinds.reduce((best, own) => (own.length < best.length ? own : best));
  if (!properties) return [];
  return Object.entries(value).flatMap(([name, own]) => {
    const inner = path === '' ? name : `${path}.${name}`;
    return properties[name] ? unknownIn(properties[name], own, inner) : [inner];
  });
}

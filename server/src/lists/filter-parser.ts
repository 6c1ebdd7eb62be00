import type { PortalError } from '@portal/shared/errors';
import { refusal } from '../refusals';

export type FilterValue = string | number | boolean;
export type ValueOp = (typeof VALUE_OPS)[number];

/** A filter as it was understood: the shorter forms that callers may write are gone. */
export type FilterTree =
  | { readonly op: 'AND' | 'OR'; readonly parts: readonly FilterTree[] }
  | { readonly op: 'NOT'; readonly part: FilterTree }
  | { readonly op: ValueOp; readonly key: string; readonly value: FilterValue }
  | { readonly op: 'NULL'; readonly key: string };

const MAX_DEPTH = 10;
const MAX_NODES = 200;
const VALUE_OPS = ['EQ', 'LIKE', 'GTE', 'LTE'] as const;

/**
 * Reads the `filter` of a list call (specification § 3): JSON of an expression tree. EQ with null is NULL; NOT takes an
 * expression, or a key and the value that it must not have.
 * @throws PortalError 'badRequest' for anything else than such a tree of reasonable size.
 */
export function parseFilter(text: string | undefined): FilterTree | null {
  if (text === undefined || text.trim() === '') return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refuse('it is not JSON');
  }
  return readNode(json, { nodes: 0 }, 0);
}

function readNode(node: unknown, count: { nodes: number }, depth: number): FilterTree {
  count.nodes += 1;
  if (depth > MAX_DEPTH || count.nodes > MAX_NODES) throw refuse('it is too large');
  if (!isRecord(node)) throw refuse('an expression is not an object');
  const { op, value } = node;
  if (op === 'AND' || op === 'OR') {
    if (!Array.isArray(value)) throw refuse(`${op} needs a list`);
    return { op, parts: value.map((part) => readNode(part, count, depth + 1)) };
  }
  if (op !== 'NOT') return readLeaf(node);
  if (typeof node['key'] !== 'string' || isRecord(value))
    return { op, part: readNode(value, count, depth + 1) };
  return { op, part: readLeaf({ ...node, op: 'EQ' }) };
}

function readLeaf({ op, key, value }: Record<string, unknown>): FilterTree {
  if (op !== 'NULL' && !isValueOp(op)) throw refuse('an op is unknown');
  if (typeof key !== 'string') throw refuse('a key is missing');
  if (op === 'NULL' || (op === 'EQ' && value === null)) return { op: 'NULL', key };
  if (isValue(value)) return { op, key, value };
  throw refuse(`the value of '${key.slice(0, 60)}' is missing`);
}

const isRecord = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);
const isValueOp = (op: unknown): op is ValueOp => (VALUE_OPS as readonly unknown[]).includes(op);
const isValue = (value: unknown): value is FilterValue =>
  (typeof value === 'string' && !value.includes('\0')) ||
  typeof value === 'number' ||
  typeof value === 'boolean';

function refuse(why: string): PortalError {
  return refusal('badRequest', { why: `The filter cannot be read: ${why}` });
}

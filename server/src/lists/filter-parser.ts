import type { FilterExpression } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';

const MAX_DEPTH = 10;
const MAX_NODES = 200;
const VALUE_OPS = ['EQ', 'LIKE', 'GTE', 'LTE'] as const;
type ValueOp = (typeof VALUE_OPS)[number];

/**
 * Reads the `filter` of a list call (specification § 3): JSON of an expression tree.
 * @throws PortalError 'badRequest' for anything else than such a tree of reasonable size.
 */
export function parseFilter(text: string | undefined): FilterExpression | null {
  if (text === undefined || text.trim() === '') return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refuse('it is not JSON');
  }
  return readNode(json, { nodes: 0 }, 0);
}

function readNode(node: unknown, count: { nodes: number }, depth: number): FilterExpression {
  count.nodes += 1;
  if (depth > MAX_DEPTH || count.nodes > MAX_NODES) throw refuse('it is too large');
  if (!isRecord(node)) throw refuse('an expression is not an object');
  const { op, key, value } = node;
  if (op === 'AND' || op === 'OR') {
    if (!Array.isArray(value)) throw refuse(`${op} needs a list`);
    return { op, value: value.map((part) => readNode(part, count, depth + 1)) };
  }
  if (op === 'NOT') return { op, value: readNode(value, count, depth + 1) };
  if (typeof key !== 'string') throw refuse('a key is missing');
  if (op === 'NULL') return { op, key };
  if (isValueOp(op) && isValue(value)) return { op, key, value };
  throw refuse(isValueOp(op) ? `the value of ${key} is missing` : 'an op is unknown');
}

const isRecord = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null;
const isValueOp = (op: unknown): op is ValueOp => (VALUE_OPS as readonly unknown[]).includes(op);
const isValue = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && !value.includes('\0')) ||
  typeof value === 'number' ||
  typeof value === 'boolean';

function refuse(why: string): PortalError {
  return new PortalError('badRequest', `The filter cannot be read: ${why}`);
}

import { createHash } from 'node:crypto';
import type { auditLog } from '../../../db/schema';

/** A row as it is linked: everything that it says, its number among it. */
export type LinkedRow = Omit<typeof auditLog.$inferSelect, 'id' | 'hash'> & { readonly number: number };

/** The order is part of the proof: what is added later goes to the end, and only where it has a value. */
const COLUMNS = [
  'number',
  'uuid',
  'at',
  'area',
  'deed',
  'action',
  'outcome',
  'code',
  'companyId',
  'actorType',
  'contactId',
  'actorUuid',
  'actorName',
  'subject',
  'requestId',
  'address',
  'detail',
] as const satisfies readonly (keyof LinkedRow)[];

/** The hash of a row: of the hash before it and of all that the row says. */
export function hashOf(before: string, row: LinkedRow): string {
  const canonical = JSON.stringify(COLUMNS.map((column) => row[column]));
  return createHash('sha256').update(`${before}\n${canonical}`).digest('hex');
}

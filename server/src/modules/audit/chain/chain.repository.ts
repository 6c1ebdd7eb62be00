import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { auditChain, auditLog } from '../../../db/schema';

export type AuditRow = typeof auditLog.$inferSelect;
export type Chain = Pick<typeof auditChain.$inferSelect, 'number' | 'hash' | 'anchorNumber' | 'anchorHash'>;

/** Both ends of the chain, held until the transaction ends; null while another process has it. */
export async function lockChain(tx: Db): Promise<Chain | null> {
  const [row] = await tx.select().from(auditChain).for('update', { skipLocked: true });
  return row ?? null;
}

export async function readChain(db: Db): Promise<Chain> {
  const [row] = await db.select().from(auditChain);
  if (!row) throw new Error('The audit chain has no ends');
  return row;
}

export async function updateChain(tx: Db, ends: Partial<Chain>): Promise<void> {
  await tx.update(auditChain).set(ends);
}

/** Rows that are in no chain yet, the oldest first. */
export async function findUnsealed(db: Db, limit: number): Promise<AuditRow[]> {
  return db.select().from(auditLog).where(isNull(auditLog.number)).orderBy(asc(auditLog.id)).limit(limit);
}

export async function hasUnsealed(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: auditLog.id }).from(auditLog).where(isNull(auditLog.number)).limit(1);
  return row !== undefined;
}

interface Link {
  readonly id: number;
  readonly number: number;
  readonly hash: string;
}

export async function writeLinks(tx: Db, links: readonly Link[]): Promise<void> {
  const rows = links.map(({ id, number, hash }) => sql`(${id}::bigint, ${number}::bigint, ${hash})`);
  await tx.execute(sql`
    update ${auditLog} set number = link.number, hash = link.hash
    from (values ${sql.join(rows, sql`, `)}) as link (id, number, hash)
    where ${auditLog.id} = link.id`);
}

/** Links after a number, in their order. */
export async function findLinks(db: Db, after: number, limit: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(and(isNotNull(auditLog.number), gt(auditLog.number, after)))
    .orderBy(asc(auditLog.number))
    .limit(limit);
}

export async function findHash(db: Db, number: number): Promise<string | null> {
  const [row] = await db.select({ hash: auditLog.hash }).from(auditLog).where(eq(auditLog.number, number));
  return row?.hash ?? null;
}

export async function removeLinks(tx: Db, numbers: readonly number[]): Promise<void> {
  await tx.delete(auditLog).where(inArray(auditLog.number, [...numbers]));
}

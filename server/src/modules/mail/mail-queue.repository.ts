import { and, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { mailOutbox } from '../../db/schema';

export type QueuedMail = typeof mailOutbox.$inferSelect;

export async function insertMail(tx: Db, mail: typeof mailOutbox.$inferInsert): Promise<void> {
  await tx.insert(mailOutbox).values(mail);
}

/**
 * Takes the mail that is due longest, for so long that nobody else tries it meanwhile; null when there is none. No
 * transaction stays open while it is sent: a slow mail server holds nobody up.
 * @param leaseSeconds when it counts as abandoned, as by a process that ended
 */
export async function claimDueMail(db: Db, leaseSeconds: number): Promise<QueuedMail | null> {
  const next = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isNotNull(mailOutbox.sealed), lte(mailOutbox.dueAt, sql`now()`)))
    .orderBy(mailOutbox.dueAt, mailOutbox.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(mailOutbox)
    .set({ dueAt: inSeconds(leaseSeconds), attempts: sql`${mailOutbox.attempts} + 1` })
    .where(eq(mailOutbox.id, sql`(${next})`))
    .returning();
  return row ?? null;
}

export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: sql`now()`, sealed: null })
    .where(eq(mailOutbox.id, id));
}

export async function postpone(db: Db, id: number, seconds: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ dueAt: inSeconds(seconds) })
    .where(eq(mailOutbox.id, id));
}

/** The row stays for a while, without its content. */
export async function giveUp(db: Db, id: number): Promise<void> {
  await db.update(mailOutbox).set({ sealed: null }).where(eq(mailOutbox.id, id));
}

/** Rows that nobody needs: done, and too old to count for anything. */
export async function removeDone(db: Db, olderThan: Date): Promise<void> {
  await db.delete(mailOutbox).where(and(isNull(mailOutbox.sealed), lt(mailOutbox.createdAt, olderThan)));
}

function inSeconds(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}

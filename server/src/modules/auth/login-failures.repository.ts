import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { loginFailure } from '../../db/schema';

/** Counts a try as failed before it is known to be right, so that tries made at the same time count too. */
export async function insertFailure(db: Db, account: string, address: string): Promise<number> {
  const [row] = await db.insert(loginFailure).values({ account, address }).returning({ id: loginFailure.id });
  if (!row) throw new Error('The try was not counted');
  return row.id;
}

export async function countFailures(
  db: Db,
  by: { account: string } | { address: string },
  since: Date,
): Promise<number> {
  const whose = 'account' in by ? eq(loginFailure.account, by.account) : eq(loginFailure.address, by.address);
  return db.$count(loginFailure, and(whose, gte(loginFailure.failedAt, since)));
}

export async function removeFailure(db: Db, id: number): Promise<void> {
  await db.delete(loginFailure).where(eq(loginFailure.id, id));
}

export async function clearFailures(db: Db, account: string): Promise<void> {
  await db.delete(loginFailure).where(eq(loginFailure.account, account));
}

/** What no count reaches any more. */
export async function removeOldFailures(db: Db): Promise<void> {
  await db.delete(loginFailure).where(lt(loginFailure.failedAt, sql`now() - interval '1 day'`));
}

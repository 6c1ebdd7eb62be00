import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { loginFailure } from '../../../db/schema';

/** Which failures are meant: of an account, from a network, or both. */
export type FailureOf =
  | { readonly account: string; readonly address?: string }
  | { readonly account?: never; readonly address: string };

/** Counts a try as failed before it is known to be right, so that tries made at the same time count too. */
export async function insertFailure(db: Db, account: string, address: string): Promise<number> {
  const [row] = await db.insert(loginFailure).values({ account, address }).returning({ id: loginFailure.id });
  if (!row) throw new Error('The try was not counted');
  return row.id;
}

export async function countFailures(db: Db, of: FailureOf, since: Date): Promise<number> {
  return db.$count(loginFailure, and(isOf(of), gte(loginFailure.failedAt, since)));
}

/** When the newest failure but so many was; null where there are no more than that. */
export async function findFailure(db: Db, of: FailureOf, butNewest: number): Promise<Date | null> {
  const [row] = await db
    .select({ failedAt: loginFailure.failedAt })
    .from(loginFailure)
    .where(isOf(of))
    .orderBy(desc(loginFailure.failedAt))
    .offset(butNewest)
    .limit(1);
  return row?.failedAt ?? null;
}

export async function removeFailure(db: Db, id: number): Promise<void> {
  await db.delete(loginFailure).where(eq(loginFailure.id, id));
}

export async function clearFailures(db: Db, of: FailureOf): Promise<void> {
  await db.delete(loginFailure).where(isOf(of));
}

/** What no count reaches any more. */
export async function removeOldFailures(db: Db): Promise<void> {
  await db.delete(loginFailure).where(lt(loginFailure.failedAt, sql`now() - interval '1 day'`));
}

function isOf({ account, address }: FailureOf) {
  return and(
    account === undefined ? undefined : eq(loginFailure.account, account),
    address === undefined ? undefined : eq(loginFailure.address, address),
  );
}

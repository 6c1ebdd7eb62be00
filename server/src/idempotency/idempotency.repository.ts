import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { idempotencyKey } from '../db/schema';
import type { Press, PressStep } from './press';

export type StepRow = typeof idempotencyKey.$inferSelect;
type KeyOfPress = Pick<Press, 'owner' | 'key'>;

const { owner, key, step, createdAt } = idempotencyKey;
const isStep = (press: KeyOfPress, number: number) =>
  and(eq(owner, press.owner), eq(key, press.key), eq(step, number));

export async function findStep(db: Db, press: KeyOfPress, number: number): Promise<StepRow | null> {
  const [row] = await db.select().from(idempotencyKey).where(isStep(press, number));
  return row ?? null;
}

/** Takes a step for this transaction, once a twin that has it is through; false when that one was committed. */
export async function insertStep(tx: Db, { press, number }: PressStep): Promise<boolean> {
  const { companyId, fingerprint } = press;
  const rows = await tx
    .insert(idempotencyKey)
    .values({ owner: press.owner, key: press.key, step: number, companyId, fingerprint })
    .onConflictDoNothing()
    .returning({ step });
  return rows.length > 0;
}

export async function saveResult(tx: Db, { press, number }: PressStep, result: string): Promise<void> {
  await tx.update(idempotencyKey).set({ result }).where(isStep(press, number));
}

/** Keeps the answer of a call; also of one that made no transaction. @returns the first answer, which stays */
export async function saveAnswer(db: Db, press: Press, answer: string): Promise<string> {
  const { companyId, fingerprint } = press;
  const [row] = await db
    .insert(idempotencyKey)
    .values({ owner: press.owner, key: press.key, step: 0, companyId, fingerprint, answer })
    .onConflictDoUpdate({
      target: [owner, key, step],
      set: { answer: sql`coalesce(${idempotencyKey.answer}, excluded.answer)` },
    })
    .returning({ answer: idempotencyKey.answer });
  return row?.answer ?? answer;
}

/** Takes a call over that has not been answered since a moment: its process is gone. */
export async function takeOver(db: Db, press: Press, before: Date): Promise<boolean> {
  const rows = await db
    .update(idempotencyKey)
    .set({ createdAt: new Date() })
    .where(and(isStep(press, 0), isNull(idempotencyKey.answer), lt(createdAt, before)))
    .returning({ step });
  return rows.length > 0;
}

export async function removeSteps(db: Db, press: Press): Promise<void> {
  await db.delete(idempotencyKey).where(and(eq(owner, press.owner), eq(key, press.key)));
}

export async function removeOldKeys(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKey).where(lt(createdAt, before));
}

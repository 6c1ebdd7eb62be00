import { and, eq, inArray, lt, notExists, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import {
  caseAsset,
  chatMessage,
  chatMessageFile,
  company,
  contact,
  laserMarking,
  productionOrder,
  serviceRequest,
  storedFile,
} from '../../db/schema';

/** The number of the lock that one process at a time holds while it cleans. */
const LOCK = 4_701_001;

/** Takes the lock until the transaction ends; false when another process has it. */
export async function tryCleaningLock(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}::bigint) as taken`,
  );
  return rows[0]?.taken ?? false;
}

export interface SilentRecord {
  readonly row: Pick<typeof caseAsset.$inferSelect, 'id' | 'uuid' | 'name' | 'createdAt'>;
  readonly companyUuid: string;
}

/** Some records of which no byte has come since a moment; held until the transaction ends. */
export async function lockStale(tx: Db, since: Date, limit: number): Promise<SilentRecord[]> {
  const { id, uuid, name, createdAt } = caseAsset;
  return tx
    .select({ row: { id, uuid, name, createdAt }, companyUuid: company.uuid })
    .from(caseAsset)
    .innerJoin(company, eq(company.id, caseAsset.companyId))
    .where(and(eq(caseAsset.state, 'pending'), lt(caseAsset.activeAt, since)))
    .limit(limit)
    .for('update', { of: caseAsset, skipLocked: true });
}

export async function deleteAssets(tx: Db, ids: number[]): Promise<void> {
  await tx.delete(caseAsset).where(inArray(caseAsset.id, ids));
}

/** No record names a file (any more). */
function isUnnamed(db: Db): SQL | undefined {
  const one = { one: sql`1` };
  return and(
    notExists(db.select(one).from(contact).where(eq(contact.avatarUrl, storedFile.key))),
    notExists(db.select(one).from(company).where(eq(company.logoUrl, storedFile.key))),
    notExists(db.select(one).from(laserMarking).where(eq(laserMarking.logoFile, storedFile.key))),
    // What was ordered keeps its logo when the company takes another one.
    ...[productionOrder, serviceRequest].map((made) =>
      notExists(
        db
          .select(one)
          .from(made)
          .where(eq(sql`${made.making} -> 'marking' ->> 'logoFile'`, storedFile.key)),
      ),
    ),
    notExists(db.select(one).from(chatMessage).where(eq(chatMessage.fileKey, storedFile.key))),
    notExists(db.select(one).from(chatMessageFile).where(eq(chatMessageFile.fileKey, storedFile.key))),
  );
}

/** Keys of some files from before a moment that no record names. */
export async function findUnnamedFiles(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: storedFile.key })
    .from(storedFile)
    .where(and(lt(storedFile.createdAt, before), isUnnamed(db)))
    .limit(limit);
  return rows.map(({ key }) => key);
}

/**
 * Those of some files that are still unnamed, held until the transaction ends. Who claims one waits; who has claimed one
 * a moment ago is seen by the second question, which is asked once the files are held.
 */
export async function lockUnnamedFiles(tx: Db, keys: string[]): Promise<string[]> {
  const held = await tx
    .select({ key: storedFile.key })
    .from(storedFile)
    .where(inArray(storedFile.key, keys))
    .for('update', { skipLocked: true });
  if (held.length === 0) return [];
  const heldKeys = held.map(({ key }) => key);
  const rows = await tx
    .select({ key: storedFile.key })
    .from(storedFile)
    .where(and(inArray(storedFile.key, heldKeys), isUnnamed(tx)));
  return rows.map(({ key }) => key);
}

export async function deleteStoredFiles(tx: Db, keys: string[]): Promise<void> {
  await tx.delete(storedFile).where(inArray(storedFile.key, keys));
}

import { LIMITS, type DoctorHistoryEntry } from '@portal/shared/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { doctorHistory } from '../../../db/schema';

export type NewDoctorEntry = Pick<
  typeof doctorHistory.$inferInsert,
  'companyId' | 'doctorId' | 'action' | 'actorName' | 'changes'
>;

/** Writes who did what about doctors, with the transaction that does it. */
export async function writeDoctorHistory(tx: Db, entries: readonly NewDoctorEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(doctorHistory).values([...entries]);
}

/** The newest first. */
export async function listDoctorHistory(
  db: Db,
  companyId: number,
  doctorId: number,
): Promise<DoctorHistoryEntry[]> {
  const rows = await db
    .select()
    .from(doctorHistory)
    .where(and(eq(doctorHistory.companyId, companyId), eq(doctorHistory.doctorId, doctorId)))
    .orderBy(desc(doctorHistory.id))
    .limit(LIMITS.doctorHistoryEntries);
  return rows.map(({ uuid, action, actorName, changes, createdAt }) => ({
    ...{ uuid, action, actorName, changes },
    createdAt: createdAt.toISOString(),
  }));
}

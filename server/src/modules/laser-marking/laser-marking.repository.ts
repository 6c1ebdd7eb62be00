import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { laserMarking } from '../../db/schema';

export type LaserMarkingFields = Omit<typeof laserMarking.$inferSelect, 'companyId'>;

export async function findLaserMarking(db: Db, companyId: number): Promise<LaserMarkingFields | null> {
  const [row] = await db.select().from(laserMarking).where(eq(laserMarking.companyId, companyId));
  return row ?? null;
}

/** The company's row, made with the defaults when there is none, held until the transaction ends. */
export async function lockLaserMarking(tx: Db, companyId: number): Promise<LaserMarkingFields> {
  await tx.insert(laserMarking).values({ companyId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(laserMarking)
    .where(eq(laserMarking.companyId, companyId))
    .for('update');
  if (!row) throw new Error('The laser marking preferences were not inserted');
  return row;
}

export async function updateLaserMarking(
  tx: Db,
  companyId: number,
  fields: Partial<LaserMarkingFields>,
): Promise<void> {
  await tx.update(laserMarking).set(fields).where(eq(laserMarking.companyId, companyId));
}

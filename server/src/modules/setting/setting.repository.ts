import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { setting } from '../../db/schema';

/** When the demo data was made, as an ISO date. */
export const SEEDED_AT = 'seededAt';

/** A fact of the installation itself; null when it was never written. */
export async function readSetting(db: Db, key: string): Promise<string | null> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, key));
  return row?.value ?? null;
}

export async function insertSetting(tx: Db, key: string, value: string): Promise<void> {
  await tx.insert(setting).values({ key, value });
}

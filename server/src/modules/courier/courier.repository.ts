import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { courier } from '../../db/schema';

export type CourierRow = typeof courier.$inferSelect;

export async function findCourier(db: Db, id: number): Promise<CourierRow | null> {
  const [row] = await db.select().from(courier).where(eq(courier.id, id));
  return row ?? null;
}

export async function listCouriers(db: Db): Promise<CourierRow[]> {
  return db.select().from(courier).orderBy(asc(courier.id));
}

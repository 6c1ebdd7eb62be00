import type { Country, KeyedReference } from '@portal/shared/contract';
import { asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { country, rejectReason } from '../../db/schema';
import type { ListRequest } from '../../lists/list-query';

/** The country of an ISO 3166-1 number. */
export async function findCountry(db: Db, id: number): Promise<Country | null> {
  const [row] = await db.select().from(country).where(eq(country.id, id));
  return row ?? null;
}

export async function listCountries(
  db: Db,
  list: ListRequest,
): Promise<{ countries: Country[]; total: number }> {
  const countries = await db
    .select()
    .from(country)
    .where(list.where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const [counted] = await db.select({ total: count() }).from(country).where(list.where);
  return { countries, total: counted?.total ?? 0 };
}

export async function listRejectReasons(db: Db): Promise<KeyedReference[]> {
  return db.select().from(rejectReason).orderBy(asc(rejectReason.id));
}

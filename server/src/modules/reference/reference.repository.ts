import type { Country, KeyedReference } from '@portal/shared/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { country, rejectReason } from '../../db/schema';
import { countRows } from '../../lists/count-rows';
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
  return { countries, total: await countRows(db, country, list.where, list) };
}

export async function listRejectReasons(db: Db): Promise<KeyedReference[]> {
  return db.select().from(rejectReason).orderBy(asc(rejectReason.id));
}

import { SHIPPING_ADDRESS_TYPE } from '@portal/shared/contract';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import { address, doctor, laserMarking } from '../db/schema';
import { DEMO_ADDRESSES, PRACTICES } from './make/addresses';
import { DEMO_MARKINGS } from './companies';
import type { SeededCompany } from './seed-companies';

/** Every so-manieth doctor has told where the practice is. */
const DOCTORS_PER_ADDRESS = 2;
const DAY_MS = 86_400_000;

/** Addresses of the companies and of some of their doctors, and what laser marking the companies chose. */
export async function seedAddresses(tx: Db, companies: readonly SeededCompany[], now: Date): Promise<void> {
  const own = companies.flatMap(({ company, companyId }) => {
    const fields = DEMO_ADDRESSES[company.domain] ?? [];
    return fields.map((values, index) => ({
      ...values,
      companyId,
      createdAt: new Date(now.getTime() - (fields.length - index) * DAY_MS),
    }));
  });
  await tx.insert(address).values([...own, ...(await practicesOf(tx, companies))]);
  const markings = companies.flatMap(({ company, companyId }) => {
    const marking = DEMO_MARKINGS[company.domain];
    return marking ? [{ ...marking, companyId }] : [];
  });
  await tx.insert(laserMarking).values(markings);
}

async function practicesOf(
  tx: Db,
  companies: readonly SeededCompany[],
): Promise<(typeof address.$inferInsert)[]> {
  const ids = companies.map(({ companyId }) => companyId);
  const doctors = await tx
    .select()
    .from(doctor)
    .where(inArray(doctor.companyId, ids))
    .orderBy(asc(doctor.id));
  return doctors
    .filter((_, index) => index % DOCTORS_PER_ADDRESS === 0)
    .flatMap(({ id, name, companyId, countryId }) => {
      const where = countryId === null ? undefined : PRACTICES[countryId];
      if (!where) return [];
      const owner = { companyId, doctorId: id, title: name, ownerType: 'doctor' as const };
      return [{ ...where, ...owner, typeId: SHIPPING_ADDRESS_TYPE }];
    });
}

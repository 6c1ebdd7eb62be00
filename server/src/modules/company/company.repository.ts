import { SHIPPING_ADDRESS_TYPE } from '@portal/shared/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { address, company, companyConfiguration, dentalCase } from '../../db/schema';
import { withoutConfiguration, type ConfigurationRow } from '../configuration/configuration.repository';

export type CompanyRow = typeof company.$inferSelect;

/** Whether one of a company's own addresses is for shipments, as a column of a question for companies. */
export const hasShippingAddress = sql<boolean>`exists (select 1 from ${address} where ${and(
  eq(address.companyId, company.id),
  eq(address.typeId, SHIPPING_ADDRESS_TYPE),
  isNull(address.doctorId),
  inArray(address.ownerType, ['adminOffice', 'clinic']),
)})`;

export interface CompanyRecord {
  readonly row: CompanyRow;
  readonly configuration: ConfigurationRow;
  readonly hasShippingAddress: boolean;
}

export async function findCompany(db: Db, companyId: number): Promise<CompanyRecord> {
  const [found] = await db
    .select({ row: company, configuration: companyConfiguration, hasShippingAddress })
    .from(company)
    .innerJoin(companyConfiguration, eq(companyConfiguration.companyId, company.id))
    .where(eq(company.id, companyId));
  if (!found) throw withoutConfiguration(companyId);
  return found;
}

/** Reads the company and holds it until the transaction ends. */
export async function lockCompany(tx: Db, companyId: number): Promise<CompanyRow> {
  const [row] = await tx.select().from(company).where(eq(company.id, companyId)).for('no key update');
  if (!row) throw new Error('The company is gone');
  return row;
}

export type CompanyFields = Partial<Pick<CompanyRow, 'phone' | 'email' | 'dateFormat' | 'logoUrl'>>;

export async function updateCompany(tx: Db, companyId: number, fields: CompanyFields): Promise<void> {
  await tx
    .update(company)
    .set({ ...fields, version: sql`${company.version} + 1` })
    .where(eq(company.id, companyId));
}

/** Whether the company has a doctor's case, in whatever status. */
export async function hasDoctorCases(db: Db, companyId: number): Promise<boolean> {
  const found = await db
    .select({ id: dentalCase.id })
    .from(dentalCase)
    .where(and(eq(dentalCase.companyId, companyId), eq(dentalCase.side, 'doctor')))
    .limit(1);
  return found.length > 0;
}

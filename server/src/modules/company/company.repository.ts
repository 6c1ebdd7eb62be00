import { SHIPPING_ADDRESS_TYPE, type Workflow } from '@portal/shared/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { address, company, companyConfiguration, dentalCase } from '../../db/schema';

export type CompanyRow = typeof company.$inferSelect;
export type ConfigurationRow = typeof companyConfiguration.$inferSelect;

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

export async function readWorkflow(db: Db, companyId: number): Promise<Workflow> {
  return (await findCompany(db, companyId)).configuration.workflow;
}

/** Until the transaction ends nobody holds the configuration by `lockConfiguration`. */
export async function shareConfiguration(tx: Db, companyId: number): Promise<void> {
  await tx
    .select({ companyId: companyConfiguration.companyId })
    .from(companyConfiguration)
    .where(eq(companyConfiguration.companyId, companyId))
    .for('share');
}

/** Reads the configuration and holds it until the transaction ends. */
export async function lockConfiguration(tx: Db, companyId: number): Promise<ConfigurationRow> {
  const [row] = await tx
    .select()
    .from(companyConfiguration)
    .where(eq(companyConfiguration.companyId, companyId))
    .for('update');
  if (!row) throw withoutConfiguration(companyId);
  return row;
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

export async function updateConfiguration(
  tx: Db,
  companyId: number,
  fields: Partial<ConfigurationRow>,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx.update(companyConfiguration).set(fields).where(eq(companyConfiguration.companyId, companyId));
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

function withoutConfiguration(companyId: number): Error {
  return new Error(`Company ${companyId} has no configuration`);
}

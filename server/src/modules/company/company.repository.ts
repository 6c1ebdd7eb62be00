import type { Workflow } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { company, companyConfiguration, dentalCase } from '../../db/schema';

export type CompanyRow = typeof company.$inferSelect;
export type ConfigurationRow = typeof companyConfiguration.$inferSelect;

export async function findCompany(
  db: Db,
  companyId: number,
): Promise<{ row: CompanyRow; configuration: ConfigurationRow }> {
  const [found] = await db
    .select({ row: company, configuration: companyConfiguration })
    .from(company)
    .innerJoin(companyConfiguration, eq(companyConfiguration.companyId, company.id))
    .where(eq(company.id, companyId));
  if (!found) throw withoutConfiguration(companyId);
  return found;
}

export async function readWorkflow(db: Db, companyId: number): Promise<Workflow> {
  return (await findCompany(db, companyId)).configuration.workflow;
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

export type CompanyFields = Partial<Pick<CompanyRow, 'phone' | 'email' | 'dateFormat' | 'logoUrl'>>;

export async function updateCompany(tx: Db, companyId: number, fields: CompanyFields): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx.update(company).set(fields).where(eq(company.id, companyId));
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

import type { Workflow } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { company, companyConfiguration } from '../../db/schema';

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
  if (!found) throw new Error(`Company ${companyId} has no configuration`);
  return found;
}

export async function readWorkflow(db: Db, companyId: number): Promise<Workflow> {
  return (await findCompany(db, companyId)).configuration.workflow;
}

export async function updateCompany(
  tx: Db,
  companyId: number,
  fields: Partial<Pick<CompanyRow, 'phone' | 'email' | 'dateFormat'>>,
): Promise<void> {
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

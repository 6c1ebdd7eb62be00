import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { company, companyConfiguration } from '../../db/schema';
import {
  hasShippingAddress,
  type CompanyRecord,
  type CompanyRow,
  type ConfigurationRow,
} from '../company/company.repository';

const selectCompanies = (db: Db) =>
  db
    .select({ row: company, configuration: companyConfiguration, hasShippingAddress })
    .from(company)
    .innerJoin(companyConfiguration, eq(companyConfiguration.companyId, company.id))
    .$dynamic();

/** Every company, by name. */
export function listCompanies(db: Db): Promise<CompanyRecord[]> {
  return selectCompanies(db).orderBy(asc(company.name), asc(company.id));
}

export async function findCompanyByUuid(db: Db, uuid: string): Promise<CompanyRecord | null> {
  const [found] = await selectCompanies(db).where(eq(company.uuid, uuid));
  return found ?? null;
}

/** What the provider keeps about a company itself. */
export type ProviderManagedCompanyFields = Partial<
  Pick<CompanyRow, 'name' | 'status' | 'isDso' | 'returned' | 'hasAdvancedModules'>
>;
/** What the provider keeps of its configuration. */
export type ProviderManagedConfigurationFields = Partial<
  Pick<
    ConfigurationRow,
    | 'workflow'
    | 'shipmentType'
    | 'areRequestsEnabled'
    | 'isPackageTypeEnabled'
    | 'isPatientTypeAllowed'
    | 'isCustomFieldAllowed'
    | 'allowRmRole'
  >
>;

/** A company with its configuration; what is not given has the tables' defaults. */
export async function insertCompany(
  tx: Db,
  fields: ProviderManagedCompanyFields & { readonly name: string },
  configuration: ProviderManagedConfigurationFields,
): Promise<CompanyRow> {
  const [row] = await tx.insert(company).values(fields).returning();
  if (!row) throw new Error('The company was not inserted');
  await tx.insert(companyConfiguration).values({ ...configuration, companyId: row.id });
  return row;
}

export async function updateKeptCompany(
  tx: Db,
  companyId: number,
  fields: ProviderManagedCompanyFields,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx.update(company).set(fields).where(eq(company.id, companyId));
}

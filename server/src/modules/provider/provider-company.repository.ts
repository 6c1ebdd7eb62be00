import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { company, companyConfiguration } from '../../db/schema';
import type { ListRequest, ListShape } from '../../lists/list-query';
import { hasShippingAddress, type CompanyRecord, type CompanyRow } from '../company/company.repository';
import { type ConfigurationRow } from '../configuration/configuration.repository';

const selectCompanies = (db: Db) =>
  db
    .select({ row: company, configuration: companyConfiguration, hasShippingAddress })
    .from(company)
    .innerJoin(companyConfiguration, eq(companyConfiguration.companyId, company.id))
    .$dynamic();

/** What companies may be found by. */
export const COMPANY_LIST: ListShape = {
  fields: {
    name: { column: company.name, type: 'text', sort: sql`lower(${company.name})` },
    uuid: { column: company.uuid, type: 'uuid', sort: false },
    status: { column: company.status, type: 'choice', sort: false },
  },
  tieBreaker: company.id,
  defaultOrder: 'name asc',
  // Callers who say nothing of pages take the answer for all companies.
  defaultPaginate: 9_999,
};

export function listCompanies(
  db: Db,
  { where, orderBy, limit, offset }: ListRequest,
): Promise<CompanyRecord[]> {
  return selectCompanies(db)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
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

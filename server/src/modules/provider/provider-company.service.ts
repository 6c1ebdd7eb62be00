import type { CallBody, Company, ListQuery } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { readListQuery } from '../../lists/list-query';
import { fieldRefusal, refusal } from '../../refusals';
import { nameSubject } from '../audit/audited-call';
import { toCompany } from '../company/company.mapper';
import { type CompanyRecord } from '../company/company.repository';
import { updateConfiguration } from '../configuration/configuration.repository';
import { openAccount, type NewAccount } from '../contact/account.service';
import { omitUndefined } from '../given';
import {
  COMPANY_LIST,
  findCompanyByUuid,
  insertCompany,
  listCompanies,
  updateKeptCompany,
  type ProviderManagedCompanyFields,
  type ProviderManagedConfigurationFields,
} from './provider-company.repository';

type NewCompany = CallBody<'POST /api/provider/company'>;
type CompanyFacts = CallBody<'PUT /api/provider/company/{id}'>;
type Reading = Pick<AppContext, 'db' | 'fileLinks'>;

/**
 * A page of the companies. Their addresses are their own people's.
 * @throws PortalError 'unknownFilterKey' or 'badRequest' for a filter or order outside the white list (AP-13).
 */
export async function getCompanies({ db, fileLinks }: Reading, query: ListQuery): Promise<Company[]> {
  const records = await listCompanies(db, readListQuery(query, COMPANY_LIST));
  return records.map((record) => toReply(record, fileLinks));
}

/**
 * Opens a company with its configuration and its first super admin, who gets a mail to set a password, is shown around
 * at the first sign-in and is subscribed to mails about cases (specification §§ 1, 2). All of it or nothing.
 * @throws PortalError 'validation' on `admin.email` when somebody signs in with that address already
 */
export async function openCompany(
  ctx: Pick<AppContext, 'db' | 'transact' | 'mail' | 'fileLinks'>,
  { admin, name, ...facts }: NewCompany,
): Promise<Company> {
  const uuid = await ctx.transact(async (unit) => {
    const row = await insertCompany(
      unit.tx,
      { ...companyFields(facts), name: name.trim() },
      configurationFields(facts),
    );
    await openFirstAccount(ctx, unit, {
      ...admin,
      companyId: row.id,
      companyName: row.name,
      isSuperAdmin: true,
      // Nobody else is there yet whom a case that waits could be told.
      emailSubscription: true,
      showHelp: true,
    });
    nameSubject(row.uuid);
    return row.uuid;
  });
  return readCompany(ctx, uuid);
}

/** The field is that of this call's body. */
async function openFirstAccount(
  ctx: Pick<AppContext, 'mail'>,
  unit: UnitOfWork,
  account: NewAccount,
): Promise<void> {
  try {
    await openAccount(ctx, unit, account, null);
  } catch (error) {
    if (error instanceof PortalError && error.code === 'validation')
      throw fieldRefusal({ 'admin.email': 'taken' });
    throw error;
  }
}

/**
 * Changes what the provider keeps about a company. What its people may is read anew for each of their calls, so a block or
 * another flag holds at once, also for those who are signed in (SH-27).
 * @throws PortalError 'notFound'
 */
export async function changeCompanyFacts(
  ctx: Pick<AppContext, 'db' | 'transact' | 'fileLinks'>,
  uuid: string,
  facts: CompanyFacts,
): Promise<Company> {
  await ctx.transact(async (unit) => {
    const { tx } = unit;
    const { row } = await requireCompany(tx, uuid);
    await updateKeptCompany(tx, row.id, companyFields(facts));
    await updateConfiguration(tx, row.id, configurationFields(facts));
    for (const part of ['details', 'configuration'] as const)
      unit.emit('companyChanged', { uuid, companyId: row.id, part });
    if (facts.status === 'INACTIVE') unit.emit('companyClosed', { companyId: row.id });
  });
  return readCompany(ctx, uuid);
}

function companyFields({
  name,
  status,
  isDso,
  returned,
  hasAdvancedModules,
}: CompanyFacts): ProviderManagedCompanyFields {
  return omitUndefined({ name: name?.trim(), status, isDso, returned, hasAdvancedModules });
}

function configurationFields(facts: CompanyFacts): ProviderManagedConfigurationFields {
  const { workflow, shipmentType, areRequestsEnabled, allowRmRole } = facts;
  const { isPackageTypeEnabled, isPatientTypeAllowed, isCustomFieldAllowed } = facts;
  return omitUndefined({
    workflow,
    shipmentType,
    areRequestsEnabled,
    isPackageTypeEnabled,
    isPatientTypeAllowed,
    isCustomFieldAllowed,
    allowRmRole,
  });
}

/** @throws PortalError 'notFound' */
export async function requireCompany(db: AppContext['db'], uuid: string): Promise<CompanyRecord> {
  const record = await findCompanyByUuid(db, uuid);
  if (!record) throw refusal('notFound', { record: 'company' });
  return record;
}

async function readCompany({ db, fileLinks }: Reading, uuid: string): Promise<Company> {
  return toReply(await requireCompany(db, uuid), fileLinks);
}

function toReply(record: CompanyRecord, fileLinks: AppContext['fileLinks']): Company {
  return toCompany(record, { fileLinks });
}

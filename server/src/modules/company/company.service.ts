import {
  PACKAGES,
  PRODUCT_NAMES,
  PRODUCTS,
  type Company,
  type CompanyChange,
  type CompanyConfiguration,
  type CompanyConfigurationChange,
  type CompanyPackage,
  type CompanyProduct,
} from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { fieldRefusal, refusal } from '../../refusals';
import { getAddressList } from '../address/address.service';
import { claimFile } from '../asset/file/stored-file.service';
import { nameChangedSettings } from '../audit/setting-changes';
import { hasSecondFactor } from '../auth/credentials.repository';
import type { Person } from '../../person';
import { checkPhone } from '../check-phone';
import { checkVersion } from '../check-version';
import { omitUndefined } from '../given';
import { lockConfiguration, updateConfiguration } from '../configuration/configuration.repository';
import { toCompany, toConfiguration } from './company.mapper';
import { checkPreferences } from './company.policy';
import { findCompany, hasDoctorCases, lockCompany, updateCompany } from './company.repository';

/** So many of its addresses come with the company itself; the list of addresses has them all. */
const ADDRESSES = 10;

/** The company as its people see it, with the latest of its addresses (specification § 3). */
export async function getCompany(ctx: AppContext, who: Person): Promise<Company> {
  const record = await findCompany(ctx.db, who.companyId);
  const addresses = await getAddressList(ctx, who, { paginate: ADDRESSES });
  const { supportEmail } = ctx.config;
  return toCompany(record, { addresses, fileLinks: ctx.fileLinks, supportEmail });
}

/**
 * Changes what the company may say of itself: support details, date format, logo (CO-02, CO-22).
 * @throws PortalError 'validation' for a logo that is not a stored picture of the company and for letters in the phone number;
 * 'conflict'.
 */
export async function changeCompany(ctx: AppContext, who: Person, change: CompanyChange): Promise<Company> {
  const { companyId } = who;
  const { phone, email, dateFormat, logoUrl } = change;
  if (phone !== undefined) checkPhone(phone);
  await ctx.transact(async (unit) => {
    const { tx } = unit;
    const row = await lockCompany(tx, companyId);
    checkVersion(row, change);
    const isOtherLogo = typeof logoUrl === 'string' && logoUrl !== row.logoUrl;
    const logo = isOtherLogo ? await claimFile(tx, companyId, logoUrl, 'logo') : logoUrl;
    const asked = { phone: phone?.trim(), email, dateFormat, logoUrl: logo };
    await updateCompany(tx, companyId, omitUndefined(asked));
    unit.emit('companyChanged', { uuid: who.companyUuid, companyId, part: 'details' });
  });
  return getCompany(ctx, who);
}

export async function getConfiguration(
  { db }: AppContext,
  { companyId }: Person,
): Promise<CompanyConfiguration> {
  return toConfiguration((await findCompany(db, companyId)).configuration);
}

/**
 * Changes the dental notation, the product preferences (CO-20, CO-22), whether two approvals are two people's (CA-13) or whether super
 * admins need a second factor.
 * @throws PortalError 'forbidden' for preferences where the company shall have none of its own; 'validation' for a second factor that
 *   is required by somebody who has none: they could do nothing any more, nor take it back; 'conflict'.
 */
export async function changeConfiguration(
  ctx: AppContext,
  who: Person,
  change: CompanyConfigurationChange,
): Promise<CompanyConfiguration> {
  const asked = omitUndefined({
    dentalNotation: change.dentalNotation,
    alignerOffset: change.alignerOffset,
    alignerCutline: change.alignerCutline,
    alignerMaterial: change.alignerMaterial,
    retainerOffset: change.retainerOffset,
    retainerCutline: change.retainerCutline,
    retainerMaterial: change.retainerMaterial,
    needsTwoApprovers: change.needsTwoApprovers,
    isSecondFactorRequired: change.isSecondFactorRequired,
  });
  await ctx.transact(async (unit) => {
    const { companyId, companyUuid: uuid } = who;
    const row = await lockConfiguration(unit.tx, companyId);
    checkVersion(row, change);
    checkPreferences(asked, row);
    if (asked.isSecondFactorRequired === true && !(await hasSecondFactor(unit.tx, who.contactId)))
      throw fieldRefusal({ isSecondFactorRequired: 'secondFactorMissing' });
    await updateConfiguration(unit.tx, companyId, { ...asked, version: row.version + 1 });
    nameChangedSettings(row, asked);
    unit.emit('companyChanged', { uuid, companyId, part: 'configuration' });
  });
  return getConfiguration(ctx, who);
}

/** Package types that the company may order: none where packages are not enabled. */
export async function getPackages(
  ctx: AppContext,
  who: Person,
  { isLegacy }: { isLegacy?: boolean },
): Promise<CompanyPackage[]> {
  const { isPackageTypeEnabled } = await getConfiguration(ctx, who);
  if (!isPackageTypeEnabled) return [];
  return PACKAGES.filter((type) => isLegacy === undefined || type.isLegacy === isLegacy);
}

/** Every company may order every product; the names are the provider's. */
export function getProducts(): CompanyProduct[] {
  return PRODUCTS.map((id) => ({ id, title: PRODUCT_NAMES[id] }));
}

/** @throws PortalError 'notFound' for another company than one's own. */
export async function getHasCases(
  { db }: AppContext,
  who: Person,
  companyUuid: string,
): Promise<{ hasCases: boolean }> {
  if (companyUuid.toLowerCase() !== who.companyUuid) throw refusal('notFound', { record: 'company' });
  return { hasCases: await hasDoctorCases(db, who.companyId) };
}

import type { Address, Company, CompanyConfiguration, List } from '@portal/shared/contract';
import { fileUrlOf } from '../asset/file/stored-file.service';
import type { FileLinks } from '../asset/file/file-links';
import type { ConfigurationRow } from '../configuration/configuration.repository';
import type { CompanyRecord } from './company.repository';

interface CompanyParts {
  /** Left out where nobody asks for them. */
  readonly addresses?: List<Address>;
  readonly fileLinks: FileLinks;
  /** Of the provider; for the company's own people. */
  readonly supportEmail?: string | null;
}

export function toCompany(
  { row, configuration, hasShippingAddress }: CompanyRecord,
  { addresses, fileLinks, supportEmail }: CompanyParts,
): Company {
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    phone: row.phone,
    email: row.email,
    theme: row.theme,
    dateFormat: row.dateFormat,
    logoUrl: fileUrlOf(fileLinks, row.logoUrl),
    status: row.status,
    areRequestsEnabled: configuration.areRequestsEnabled,
    isDentalNotationSet: configuration.dentalNotation !== null,
    hasShippingAddress,
    flagsMap: { isDso: row.isDso, hasAdvancedModules: row.hasAdvancedModules, returned: row.returned },
    version: row.version,
    ...(supportEmail && { supportEmail }),
    ...(addresses && { addresses }),
  };
}

export function toConfiguration(row: ConfigurationRow): CompanyConfiguration {
  return {
    dentalNotation: row.dentalNotation,
    shipmentType: row.shipmentType,
    workflow: row.workflow,
    alignerOffset: row.alignerOffset,
    alignerCutline: row.alignerCutline,
    alignerMaterial: row.alignerMaterial,
    retainerOffset: row.retainerOffset,
    retainerCutline: row.retainerCutline,
    retainerMaterial: row.retainerMaterial,
    areRequestsEnabled: row.areRequestsEnabled,
    isPackageTypeEnabled: row.isPackageTypeEnabled,
    isPatientTypeAllowed: row.isPatientTypeAllowed,
    isCustomFieldAllowed: row.isCustomFieldAllowed,
    needsTwoApprovers: row.needsTwoApprovers,
    allowRmRole: row.allowRmRole,
    hasTAndC: row.hasTAndC,
    allowPreferences: row.allowPreferences,
    isSecondFactorRequired: row.isSecondFactorRequired,
    version: row.version,
  };
}

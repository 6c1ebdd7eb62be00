import type { Company, CompanyConfiguration } from '@portal/shared/contract';
import type { CompanyRow, ConfigurationRow } from './company.repository';

export function toCompany(row: CompanyRow, configuration: ConfigurationRow): Company {
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    phone: row.phone,
    email: row.email,
    theme: row.theme,
    dateFormat: row.dateFormat,
    logoUrl: row.logoUrl,
    status: row.status,
    areRequestsEnabled: configuration.areRequestsEnabled,
    isDentalNotationSet: configuration.dentalNotation !== null,
    flagsMap: { isDso: row.isDso, hasAdvancedModules: row.hasAdvancedModules, returned: row.returned },
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
    allowRmRole: row.allowRmRole,
    hasTAndC: row.hasTAndC,
    allowPreferences: row.allowPreferences,
  };
}

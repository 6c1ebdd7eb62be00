import type { Contact } from '@portal/shared/contract';
import type { ContactRecord } from './contact.repository';

export function toContact({ row, company }: ContactRecord): Contact {
  return {
    uuid: row.uuid,
    userId: row.id,
    name: row.name,
    displayName: row.name,
    email: row.email,
    phone: row.phone,
    avatarUrl: row.avatarUrl,
    photoURL: row.avatarUrl,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    flagsMap: {
      emailSubscription: row.emailSubscription,
      superAdmin: row.isSuperAdmin,
      isDso: company.isDso,
      showHelp: row.showHelp,
    },
    companyId: row.companyId,
    companyUuid: company.uuid,
    shortcuts: row.shortcuts,
  };
}

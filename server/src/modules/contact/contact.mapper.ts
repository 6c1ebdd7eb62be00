import type { Contact } from '@portal/shared/contract';
import { fileUrlOf } from '../asset/file/stored-file.service';
import type { FileLinks } from '../asset/file/file-links';
import type { ContactRecord } from './contact.repository';

/** A person as calls answer them; the picture by a short-lived address. */
export function toContact(links: FileLinks, { row, company, hasSecondFactor }: ContactRecord): Contact {
  const picture = fileUrlOf(links, row.avatarUrl);
  return {
    uuid: row.uuid,
    userId: row.id,
    name: row.name,
    displayName: row.name,
    email: row.email,
    phone: row.phone,
    avatarUrl: picture,
    photoURL: picture,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    flagsMap: {
      emailSubscription: row.emailSubscription,
      superAdmin: row.isSuperAdmin,
      isDso: company.isDso,
      showHelp: row.showHelp,
      secondFactor: hasSecondFactor,
    },
    companyId: row.companyId,
    companyUuid: company.uuid,
    locale: row.locale,
    shortcuts: row.shortcuts,
    appearance: row.appearance,
    notices: row.notices,
    version: row.version,
  };
}

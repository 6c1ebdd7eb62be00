import type { Contact } from '@portal/shared/contract';
import type { Person } from '../../person';
import { fileUrlOf } from '../asset/file/stored-file.service';
import type { FileLinks } from '../asset/file/file-links';
import type { ContactRecord } from './contact.repository';

/**
 * A person as calls answer them to somebody of the company; the picture by a short-lived address. What they have chosen for themselves
 * is told to nobody else, and that they have a second factor only to super admins besides, who can take it away.
 */
export function toContact(
  links: FileLinks,
  { row, company, hasSecondFactor }: ContactRecord,
  reader: Pick<Person, 'contactId' | 'isSuperAdmin'>,
): Contact {
  const picture = fileUrlOf(links, row.avatarUrl);
  const isOwn = row.id === reader.contactId;
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
      secondFactor: hasSecondFactor && (isOwn || reader.isSuperAdmin),
    },
    companyId: row.companyId,
    companyUuid: company.uuid,
    locale: isOwn ? row.locale : null,
    shortcuts: isOwn ? row.shortcuts : [],
    appearance: isOwn ? row.appearance : null,
    notices: isOwn ? row.notices : null,
    version: row.version,
  };
}

import { sql } from 'drizzle-orm';
import { LIMITS } from '@portal/shared/contract';
import { contact } from '../../db/schema';
import type { ListShape } from '../../lists/list-query';

/** What the list of a company's people may be filtered and sorted by (AP-09). */
export const CONTACT_LIST: ListShape = {
  fields: {
    uuid: { column: contact.uuid, type: 'uuid', sort: false },
    name: { column: contact.name, type: 'text', sort: sql`lower(${contact.name})` },
    email: { column: contact.email, type: 'text', sort: sql`lower(${contact.email})` },
    phone: { column: contact.phone, type: 'text' },
    role: { column: contact.role, type: 'choice', sort: false },
    superAdmin: { column: contact.isSuperAdmin, type: 'boolean', sort: false },
    createdAt: { column: contact.createdAt, type: 'date' },
  },
  tieBreaker: contact.id,
  defaultOrder: 'createdAt desc',
  defaultPaginate: LIMITS.contactsPageSize,
};

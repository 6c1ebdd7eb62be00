import { LIMITS } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { address, country } from '../../db/schema';
import type { ListField } from '../../lists/list-fields';
import type { ListShape } from '../../lists/list-query';

const text = (column: AnyPgColumn): ListField => ({ column, type: 'text', sort: sql`lower(${column})` });

/** What the list of addresses may be filtered and sorted by (CO-08). */
export const ADDRESS_LIST: ListShape = {
  fields: {
    title: text(address.title),
    city: text(address.city),
    state: text(address.state),
    street: text(address.street),
    zipCode: text(address.zipCode),
    phone: text(address.phone),
    country: text(country.name),
    countryId: { column: address.countryId, type: 'integer' },
    typeId: { column: address.typeId, type: 'integer' },
    ownerType: { column: address.ownerType, type: 'choice' },
    isDefaultShippingAddress: { column: address.isDefaultShippingAddress, type: 'boolean' },
    createdAt: { column: address.createdAt, type: 'date' },
  },
  tieBreaker: address.id,
  defaultOrder: 'createdAt desc',
  defaultPaginate: LIMITS.addressPageSize,
};

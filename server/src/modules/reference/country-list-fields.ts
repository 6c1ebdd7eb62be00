import { LIMITS } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { country } from '../../db/schema';
import type { ListShape } from '../../lists/list-query';

/** Databases differ in where they sort letters with marks; the names of countries have these. */
const PLAIN_NAME = sql`lower(translate(${country.name}, 'ÅÇÉÔãçéíôü', 'ACEOaceiou')) collate "C"`;

/** What the list of countries may be filtered and sorted by (CO-18). */
export const COUNTRY_LIST: ListShape = {
  fields: {
    id: { column: country.id, type: 'integer' },
    code: { column: country.code, type: 'text' },
    name: { column: country.name, type: 'text', sort: PLAIN_NAME },
    isShippable: { column: country.isShippable, type: 'boolean' },
  },
  tieBreaker: country.id,
  defaultOrder: 'name asc',
  defaultPaginate: LIMITS.countriesPageSize,
};

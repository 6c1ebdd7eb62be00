import { Type } from 'typebox';
import { CASE_CSV_KEYS, CASE_LIST_ROLES, CASE_STATUSES, LOCALES } from '../constants';
import { ListQuery } from './common';

/** Besides the list query: `search` matches identifier, patient and reference, and never stands in a page's address. */
export const CaseListQuery = Type.Object({
  ...ListQuery.properties,
  status: Type.Optional(Type.Enum([...CASE_STATUSES])),
  search: Type.Optional(Type.String({ maxLength: 120 })),
  /** Chooses the side of the cases instead of the call's own: client and staff the client's, doctor the doctors'. */
  role: Type.Optional(Type.Enum([...CASE_LIST_ROLES])),
});
export type CaseListQuery = Type.Static<typeof CaseListQuery>;

/** Without these an export is in English, with all of its first columns, times in UTC and commas between the cells. */
export const CaseCsvQuery = Type.Object({
  ...CaseListQuery.properties,
  columns: Type.Optional(
    Type.String({
      maxLength: 400,
      pattern: `^(${CASE_CSV_KEYS.join('|')})(,(${CASE_CSV_KEYS.join('|')}))*$`,
      description: 'The columns in their order, with commas between them.',
    }),
  ),
  locale: Type.Optional(
    Type.Enum([...LOCALES], {
      description:
        'Language of headings and values; semicolons separate the cells where its decimal sign is a comma.',
    }),
  ),
  timeZone: Type.Optional(
    Type.String({ maxLength: 60, description: 'Of the dates, as `Europe/Istanbul`; UTC without it.' }),
  ),
});
export type CaseCsvQuery = Type.Static<typeof CaseCsvQuery>;

export const CaseStatisticsQuery = Type.Object({
  /** With the statuses that wait for the company although its dashboard does not count them. */
  waiting: Type.Optional(Type.Boolean()),
});
export const CaseStatistics = Type.Array(
  Type.Object({ status: Type.Enum([...CASE_STATUSES]), count: Type.Integer() }),
);
export type CaseStatistics = Type.Static<typeof CaseStatistics>;

import type { CaseListQuery, CaseSide } from '@portal/shared/contract';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../app-context';
import type { Person } from '../../auth/person';
import { readCsvRows } from './case-csv.repository';
import { toCsvStream } from './case-csv';
import { caseListFilter } from './case-list.service';

/**
 * Every case of a list, whatever page of it is asked for, as a table (CA-05).
 * @throws PortalError as the list.
 */
export async function openCaseCsv(
  { batches }: AppContext,
  who: Person,
  side: CaseSide,
  query: CaseListQuery,
): Promise<Readable> {
  return toCsvStream(readCsvRows(batches, caseListFilter(who, side, query)));
}

/** The name to save it by: year, month, day, hour and minute (specification § 7), in UTC. */
export function csvName(now: Date): string {
  return `${now.toISOString().slice(0, 16).replaceAll(/[T:]/g, '-')}.csv`;
}

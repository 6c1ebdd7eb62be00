import type { CaseListQuery, CaseSide } from '@portal/shared/contract';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../app-context';
import { toCsvStream } from '../../../lists/csv-stream';
import type { Person } from '../../../person';
import { readCsvRows } from './case-csv.repository';
import { CASE_CSV_COLUMNS } from './case-csv-columns';
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
  return toCsvStream(CASE_CSV_COLUMNS, readCsvRows(batches, caseListFilter(who, side, query)));
}

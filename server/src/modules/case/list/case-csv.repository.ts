import { eq, sql } from 'drizzle-orm';
import type { ReadInBatches } from '../../../db/client';
import { contact, dentalCase, doctor } from '../../../db/schema';
import { valuesOf, type CsvColumn, type CsvRow } from '../../../lists/csv-stream';
import { whereOf, type CaseListFilter } from './case-list.repository';

/** Rows that are in memory at a time: a fetch is worth its way, and other calls do not wait long for the making of its text. */
const BATCH = 100;

/** The rows of an export, all that the list has on all of its pages, in its order. */
export function readCsvRows(
  batches: ReadInBatches,
  filter: CaseListFilter,
  columns: readonly CsvColumn[],
): AsyncIterable<CsvRow[]> {
  const values = valuesOf(columns);
  return batches<CsvRow>(
    sql`
      select ${values} as cells from ${dentalCase}
      left join ${doctor} on ${eq(doctor.id, dentalCase.doctorId)}
      left join ${contact} on ${eq(contact.id, dentalCase.assignedRmId)}
      where ${whereOf(filter) ?? sql`true`}
      order by ${sql.join(filter.list.orderBy, sql`, `)}`,
    BATCH,
  );
}

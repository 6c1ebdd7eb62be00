import { sql } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../app-context';
import { auditLog } from '../../../db/schema';
import { toCsvStream, valuesOf, type CsvColumn, type CsvRow } from '../../../lists/csv-stream';
import { whereOf, type AuditListFilter } from './audit-list.repository';

const BATCH = 200;

/** To the second, in UTC: what came after what is asked of a log. */
const at = sql`to_char(${auditLog.at} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;

/** In English for every language: other programs read it by these headers. */
const COLUMNS: readonly CsvColumn[] = [
  { header: 'Number', value: sql`${auditLog.number}::text` },
  { header: 'At (UTC)', value: at },
  { header: 'Who', value: auditLog.actorName },
  { header: 'Who is', value: auditLog.actorType },
  { header: 'Who (id)', value: auditLog.actorUuid },
  { header: 'Area', value: auditLog.area },
  { header: 'Deed', value: auditLog.deed },
  { header: 'Action', value: auditLog.action },
  { header: 'Record (id)', value: auditLog.subject },
  { header: 'Outcome', value: auditLog.outcome },
  { header: 'Reason', value: auditLog.code },
  { header: 'Detail', value: auditLog.detail },
  { header: 'Network address', value: auditLog.address },
  { header: 'Request', value: auditLog.requestId },
  { header: 'Hash', value: auditLog.hash },
];

/** Every row of a list, whatever page of it is asked for, as a table. */
export function openAuditCsv(
  { batches }: Pick<AppContext, 'batches'>,
  filter: AuditListFilter,
): Promise<Readable> {
  const rows = batches<CsvRow>(
    sql`
      select ${valuesOf(COLUMNS)} as cells from ${auditLog}
      where ${whereOf(filter) ?? sql`true`}
      order by ${sql.join(filter.list.orderBy, sql`, `)}`,
    BATCH,
  );
  return toCsvStream(COLUMNS, rows);
}

import { CASE_CSV_KEYS, type CaseCsvQuery, type CaseSide } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../app-context';
import { company } from '../../../db/schema';
import { separatorOf } from '../../../lists/csv-days';
import { toCsvStream, type CsvColumn } from '../../../lists/csv-stream';
import type { Person } from '../../../person';
import { fieldRefusal } from '../../../refusals';
import { readCsvRows } from './case-csv.repository';
import { chosenColumns } from './case-csv-chosen';
import { CASE_CSV_COLUMNS } from './case-csv-columns';
import { caseListFilter } from './case-list.service';

/**
 * Every case of a list, whatever page of it is asked for, as a table (CA-05): in English with all of its first columns, or as the
 * person's page shows it.
 * @throws PortalError as the list; 'validation' for a time zone that there is not.
 */
export async function openCaseCsv(
  ctx: AppContext,
  who: Person,
  side: CaseSide,
  { columns: keys, locale, timeZone, ...query }: CaseCsvQuery,
): Promise<Readable> {
  const { batches } = ctx;
  const filter = await caseListFilter(ctx, who, side, query);
  if (keys === undefined && locale === undefined) {
    return toCsvStream(CASE_CSV_COLUMNS, readCsvRows(batches, filter, CASE_CSV_COLUMNS));
  }
  const columns = await columnsOf(ctx, who, { columns: keys, locale, timeZone });
  return toCsvStream(columns, readCsvRows(batches, filter, columns), separatorOf(locale ?? 'en'));
}

interface Asked {
  readonly columns: string | undefined;
  readonly locale: CaseCsvQuery['locale'] | undefined;
  readonly timeZone: string | undefined;
}

async function columnsOf(
  { db, phaseTimes }: Pick<AppContext, 'db' | 'phaseTimes'>,
  { companyId }: Person,
  { columns, locale = 'en', timeZone = 'UTC' }: Asked,
): Promise<CsvColumn[]> {
  if (!isTimeZone(timeZone)) throw fieldRefusal({ timeZone: 'format' });
  const [found] = await db
    .select({ dateFormat: company.dateFormat })
    .from(company)
    .where(eq(company.id, companyId));
  const asked = columns?.split(',') ?? CASE_CSV_KEYS;
  const keys = CASE_CSV_KEYS.filter((key) => asked.includes(key)).sort(
    (one, other) => asked.indexOf(one) - asked.indexOf(other),
  );
  const times = keys.includes('slack') ? await phaseTimes.of(companyId) : [];
  return chosenColumns({ keys, locale, timeZone, dateFormat: found?.dateFormat ?? null, times });
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

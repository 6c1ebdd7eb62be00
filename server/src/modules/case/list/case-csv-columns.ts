import { PRODUCT_NAMES } from '@portal/shared/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contact, dentalCase, doctor } from '../../../db/schema';
import { ARCH_NAMES, IMPRESSION_NAMES, PACKAGE_NAMES, PATIENT_NAMES, STATUS_NAMES } from './case-csv-names';

interface CsvColumn {
  readonly header: string;
  readonly value: SQL | AnyPgColumn;
  /** What people call the values; without it they stand for themselves. */
  readonly names?: Readonly<Record<string, string>>;
}

/** What the export shows of a case, in English for every language: other programs read it by these headers. */
export const CASE_CSV_COLUMNS: readonly CsvColumn[] = [
  { header: 'Identifier', value: dentalCase.identifier },
  { header: 'Patient name', value: dentalCase.patientName },
  { header: 'Client reference ID', value: dentalCase.clientReferenceId },
  { header: 'Status', value: dentalCase.status, names: STATUS_NAMES },
  { header: 'Status since (UTC)', value: minuteOf(dentalCase.statusSince) },
  { header: 'Reject reason', value: dentalCase.rejectReason },
  { header: 'Product', value: dentalCase.productId, names: PRODUCT_NAMES },
  { header: 'Doctor', value: doctor.name },
  { header: 'Doctor email', value: doctor.email },
  { header: 'Relationship manager', value: contact.name },
  { header: 'Created (UTC)', value: minuteOf(dentalCase.createdAt) },
  { header: 'Submitted (UTC)', value: minuteOf(dentalCase.submittedAt) },
  { header: 'Impression type', value: dentalCase.impressionType, names: IMPRESSION_NAMES },
  { header: 'Package type', value: dentalCase.packageType, names: PACKAGE_NAMES },
  { header: 'Patient type', value: dentalCase.patientType, names: PATIENT_NAMES },
  { header: 'Arch', value: dentalCase.arch, names: ARCH_NAMES },
  {
    header: 'Refinements',
    value: sql`${dentalCase.hasRefinements}::text`,
    names: { true: 'Yes', false: 'No' },
  },
];

/** A moment as spreadsheets take it for one, in UTC. */
function minuteOf(column: AnyPgColumn): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`;
}

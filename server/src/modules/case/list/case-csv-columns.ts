import { PRODUCT_NAMES } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { contact, dentalCase, doctor } from '../../../db/schema';
import { minuteOf, type CsvColumn } from '../../../lists/csv-stream';
import { ARCH_NAMES, IMPRESSION_NAMES, PACKAGE_NAMES, PATIENT_NAMES, STATUS_NAMES } from './case-csv-names';

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

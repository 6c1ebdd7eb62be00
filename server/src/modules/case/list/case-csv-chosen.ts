import {
  DEFAULT_DATE_FORMAT,
  PRODUCT_NAMES,
  type CaseCsvKey,
  type DateFormat,
  type Locale,
  type PhaseTime,
} from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { contact, dentalCase, doctor } from '../../../db/schema';
import { dayNamer } from '../../../lists/csv-days';
import type { CsvColumn } from '../../../lists/csv-stream';
import { CASE_CSV_TEXTS, type CaseCsvTexts } from './case-csv-texts';
import { slackOf } from './case-slack';

/** The look of an export that a page asks for. */
export interface CsvLook {
  readonly keys: readonly CaseCsvKey[];
  readonly locale: Locale;
  readonly timeZone: string;
  readonly dateFormat: DateFormat | null;
  /** How long each phase takes the company's cases. */
  readonly times: readonly PhaseTime[];
}

type Column = Omit<CsvColumn, 'header'>;

/** The columns of the lists' pages in their order, with the words and dates that the pages show. */
export function chosenColumns({ keys, locale, timeZone, dateFormat, times }: CsvLook): CsvColumn[] {
  const texts = CASE_CSV_TEXTS[locale];
  const days = { locale, format: dateFormat ?? DEFAULT_DATE_FORMAT };
  const columns = {
    ...columnsOf(texts, dayNamer({ ...days, timeZone }), dayNamer({ ...days, timeZone: 'UTC' })),
    // A number, which spreadsheets can sort and reckon with; negative for a case that will be late.
    slack: { value: sql`floor(${slackOf(times, timeZone)})::text`, write: Number },
  };
  return keys.map((key) => ({ ...columns[key], header: texts.headers[key] }));
}

function columnsOf(
  { status, impression, packages, patient, arch, flags }: CaseCsvTexts,
  dayOf: (iso: string) => string,
  calendarDayOf: (day: string) => string,
): Record<Exclude<CaseCsvKey, 'slack'>, Column> {
  const { createdAt, submittedAt, statusSince, hasRefinements, withTs } = dentalCase;
  return {
    identifier: { value: dentalCase.identifier },
    patientName: { value: dentalCase.patientName },
    clientReferenceId: { value: dentalCase.clientReferenceId },
    productId: { value: dentalCase.productId, names: PRODUCT_NAMES },
    status: { value: dentalCase.status, names: status },
    turn: { value: statusSince, write: dayOf },
    rejectReason: { value: dentalCase.rejectReason },
    doctor: { value: doctor.name },
    doctorEmail: { value: doctor.email },
    assignedRm: { value: contact.name },
    impressionType: { value: dentalCase.impressionType, names: impression },
    packageType: { value: dentalCase.packageType, names: packages },
    patientType: { value: dentalCase.patientType, names: patient },
    arch: { value: dentalCase.arch, names: arch },
    hasRefinements: { value: sql`${hasRefinements}::text`, names: flags },
    withTs: { value: sql`${withTs}::text`, names: flags },
    createdAt: { value: createdAt, write: dayOf },
    submittedAt: { value: submittedAt, write: dayOf },
    dueOn: { value: dentalCase.dueOn, write: calendarDayOf },
    appointmentOn: { value: dentalCase.appointmentOn, write: calendarDayOf },
  };
}

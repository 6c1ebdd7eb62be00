import type { Locale } from '@portal/shared/contract';
import { useDates, useLocale } from '@portal/shared/i18n';
import type { ExportCall } from '@portal/shared/list';
import dayjs from 'dayjs';
import { useIntl } from 'react-intl';
import {
  fieldMessages,
  invitationStateMessages,
  statusMessages,
} from '../../components/doctor-fields.messages';
import { useCountryNames } from '../../components/use-country-names';
import type { ListedDoctor } from '../../domain/doctor-list';

const FIELDS = [
  'name',
  'email',
  'externalDoctorId',
  'status',
  'invitation',
  'country',
  'assignedRm',
  'createdAt',
] as const;
/** Where the list has them. */
const COUNTED = ['openCases', 'lastActivityAt'] as const;
type Field = (typeof FIELDS)[number] | (typeof COUNTED)[number];
/** Tells spreadsheets that the letters are those of Unicode. */
const MARK = '\uFEFF';
/** What a spreadsheet would take a cell for a formula by, also one of several lines. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * Exports the doctors that a search and filter leave, in their order (DR-01); made in the browser, where all of them are. What a
 * spreadsheet would take for a formula is text, and days are those of the page.
 */
export function useCsvOfDoctors(doctors: readonly ListedDoctor[] = []): ExportCall {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { date } = useDates();
  const countryOf = useCountryNames();
  const rowOf = (doctor: ListedDoctor): Record<Field, string> => ({
    name: doctor.name,
    email: doctor.email,
    externalDoctorId: doctor.externalDoctorId ?? '',
    status: formatMessage(statusMessages[doctor.status]),
    invitation: formatMessage(invitationStateMessages[doctor.invitation.state]),
    country: countryOf(doctor) ?? '',
    assignedRm: doctor.assignedRm?.name ?? '',
    createdAt: date(doctor.createdAt),
    openCases: String(doctor.counts?.openCases ?? 0),
    lastActivityAt: doctor.counts?.lastActivityAt ? date(doctor.counts.lastActivityAt) : '',
  });
  return async () => {
    const { unparse } = await import('papaparse');
    const fields: readonly Field[] = doctors.some(({ counts }) => counts) ? [...FIELDS, ...COUNTED] : FIELDS;
    const head = fields.map((field) => formatMessage(fieldMessages[field]));
    const rows = doctors.map((doctor) => {
      const values = rowOf(doctor);
      return fields.map((field) => values[field]);
    });
    const text = MARK + unparse([head, ...rows], { escapeFormulae: FORMULA, delimiter: separatorOf(locale) });
    const day = dayjs().format('YYYY-MM-DD');
    return { blob: new Blob([text], { type: 'text/csv;charset=utf-8' }), name: `doctors-${day}.csv` };
  };
}

/** Where a comma is the decimal sign, spreadsheets take commas for a part of numbers, and semicolons for the end of a cell. */
function separatorOf(locale: Locale): ',' | ';' {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

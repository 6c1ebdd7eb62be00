import type { Doctor, DoctorStatus, Locale } from '@portal/shared/contract';
import type { ListSort } from '@portal/shared/ui';

export const DOCTOR_SORTS = ['name', 'email', 'externalDoctorId', 'status', 'country', 'assignedRm'] as const;
export type DoctorSort = (typeof DOCTOR_SORTS)[number];

/** A doctor with what a search looks through, made once for a list that may have 9999 rows. */
export interface SearchableDoctor {
  readonly doctor: Doctor;
  readonly text: string;
}

/** Prepares doctors for searching by name, email and external id. */
export function toSearchable(doctors: readonly Doctor[], locale: Locale): SearchableDoctor[] {
  return doctors.map((doctor) => {
    const { name, email, externalDoctorId } = doctor;
    return { doctor, text: fold([name, email, externalDoctorId ?? ''].join('\n'), locale) };
  });
}

/** The doctors that hold every word of the search, of one status or all. */
export function filterDoctors(
  doctors: readonly SearchableDoctor[],
  search: string,
  status: DoctorStatus | undefined,
  locale: Locale,
): Doctor[] {
  const words = fold(search, locale).split(/\s+/).filter(Boolean);
  return doctors
    .filter(
      ({ doctor, text }) =>
        (!status || doctor.status === status) && words.every((word) => text.includes(word)),
    )
    .map(({ doctor }) => doctor);
}

/** Sorted as a person of the language reads; what is empty comes last in either direction. */
export function sortDoctors(
  doctors: readonly Doctor[],
  sort: ListSort<DoctorSort>,
  locale: Locale,
): Doctor[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = sort.direction === 'asc' ? 1 : -1;
  return doctors
    .map((doctor) => ({ doctor, key: sortKey(doctor, sort.field) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return sign * compare(a.key, b.key);
    })
    .map(({ doctor }) => doctor);
}

/** One page of the rows; a page past the end, as a narrower search leaves it, is the last. */
export function pageOf<R>(
  rows: readonly R[],
  page: number,
  pageSize: number,
): { page: number; rows: readonly R[] } {
  const shown = Math.min(page, Math.max(1, Math.ceil(rows.length / pageSize)));
  return { page: shown, rows: rows.slice((shown - 1) * pageSize, shown * pageSize) };
}

function sortKey({ assignedRm, ...doctor }: Doctor, field: DoctorSort): string | null {
  return field === 'assignedRm' ? (assignedRm?.name ?? null) : doctor[field];
}

/** Lower case by the language's own rules, without accents: 'yilmaz' finds 'Yılmaz'. */
function fold(text: string, locale: Locale): string {
  return text.toLocaleLowerCase(locale).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
}

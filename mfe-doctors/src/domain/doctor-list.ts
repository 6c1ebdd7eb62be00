import type { Doctor, DoctorCaseCounts } from '@portal/shared/contract';
import type { LocalRecords } from '@portal/shared/list';

/** A doctor in the list; the counts are there when something of the list shows or needs them, and the doctor has cases. */
export interface ListedDoctor extends Doctor {
  readonly counts?: DoctorCaseCounts;
}

/** What the list can be sorted or filtered by, or show, of the doctors' cases. */
const COUNTED: readonly string[] = ['openCases', 'lastActivityAt'];

interface AskedOfList {
  readonly columns: readonly { readonly key: string }[];
  readonly sort: { readonly field: string; readonly direction: string };
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Whether the list cannot do without the counts of cases, which cost a call of their own. */
export function needsCounts({ columns, sort, filter }: AskedOfList): boolean {
  return [...columns.map(({ key }) => key), sort.field, ...Object.keys(filter)].some((key) =>
    COUNTED.includes(key),
  );
}

/** Whether the list is as it begins: not counted, not narrowed, sorted by name. */
export function isAsItBegins(list: AskedOfList & { readonly isNarrowed: boolean }): boolean {
  const { field, direction } = list.sort;
  return !list.isNarrowed && field === 'name' && direction === 'asc' && !needsCounts(list);
}

/** The doctors with the counts of their cases. */
export function withCounts(doctors: readonly Doctor[], counts: readonly DoctorCaseCounts[]): ListedDoctor[] {
  const ofDoctor = new Map(counts.map((one) => [one.uuid, one]));
  return doctors.map((doctor) => {
    const found = ofDoctor.get(doctor.uuid);
    return found ? { ...doctor, counts: found } : doctor;
  });
}

/** Doctors are found by name, email and external id, and sorted by each of their columns. */
export function doctorRecords(countryOf: (doctor: Doctor) => string | null): LocalRecords<ListedDoctor> {
  return {
    textOf: ({ name, email, externalDoctorId }) => [name, email, externalDoctorId ?? ''].join('\n'),
    sortKeyOf: (doctor, field) => {
      switch (field) {
        case 'assignedRm':
          return doctor.assignedRm?.name ?? null;
        case 'country':
          return countryOf(doctor);
        case 'invitation':
          return doctor.invitation.state;
        case 'openCases':
          return String(doctor.counts?.openCases ?? 0);
        case 'lastActivityAt':
          return doctor.counts?.lastActivityAt ?? null;
        default: {
          const value: unknown = doctor[field as keyof ListedDoctor];
          return typeof value === 'string' ? value : null;
        }
      }
    },
  };
}

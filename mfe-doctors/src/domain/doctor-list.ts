import type { Doctor } from '@portal/shared/contract';
import type { LocalRecords } from '@portal/shared/list';

/** Doctors are found by name, email and external id, and sorted by each of their columns. */
export const DOCTOR_RECORDS: LocalRecords<Doctor> = {
  textOf: ({ name, email, externalDoctorId }) => [name, email, externalDoctorId ?? ''].join('\n'),
  sortKeyOf: ({ assignedRm, ...doctor }, field) => {
    if (field === 'assignedRm') return assignedRm?.name ?? null;
    const value: unknown = doctor[field as keyof typeof doctor];
    return typeof value === 'string' ? value : null;
  },
};

import type { Doctor } from '@portal/shared/contract';
import type { DoctorRecord } from './doctor.repository';

/** A doctor as calls answer them, with counts of their cases when these were asked for. */
export function toDoctor(
  { row, country, assignedRm }: DoctorRecord,
  statistics?: Doctor['statistics'],
): Doctor {
  return {
    uuid: row.uuid,
    name: row.name,
    email: row.email,
    externalDoctorId: row.externalDoctorId,
    status: row.status,
    locationCountryId: row.countryId,
    country,
    assignedRm,
    createdAt: row.createdAt.toISOString(),
    invitedAt: row.invitedAt?.toISOString() ?? null,
    ...(statistics && { statistics }),
  };
}

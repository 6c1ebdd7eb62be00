import type { Doctor } from '@portal/shared/contract';
import type { DoctorRecord } from './doctor.repository';

export function toDoctor({ row, country, assignedRm }: DoctorRecord): Doctor {
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
  };
}

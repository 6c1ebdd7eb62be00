import { LIMITS } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { contact, country, doctor } from '../../db/schema';
import type { ListShape } from '../../lists/list-query';

/** What the list of doctors may be filtered and sorted by (DR-01). */
export const DOCTOR_LIST: ListShape = {
  fields: {
    name: { column: doctor.name, type: 'text', sort: sql`lower(${doctor.name})` },
    email: { column: doctor.email, type: 'text', sort: sql`lower(${doctor.email})` },
    externalDoctorId: { column: doctor.externalDoctorId, type: 'text' },
    status: { column: doctor.status, type: 'choice' },
    locationCountryId: { column: doctor.countryId, type: 'integer' },
    country: { column: country.name, type: 'text', isOptional: true },
    'assignedRm.uuid': { column: contact.uuid, type: 'uuid', sort: false },
    'assignedRm.name': { column: contact.name, type: 'text', isOptional: true },
    createdAt: { column: doctor.createdAt, type: 'date' },
  },
  tieBreaker: doctor.id,
  defaultOrder: 'createdAt desc',
  defaultPaginate: LIMITS.doctorsPageSize,
};

import { LIMITS } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { contact, country, doctor } from '../../db/schema';
import { readListQuery, toList, type ListShape } from '../../lists/list-query';
import { routesOf } from '../../plugins/route';
import { toDoctor } from './doctor.mapper';
import { doctorPolicy } from './doctor.policy';
import { findDoctor, listDoctors } from './doctor.repository';

const DOCTOR_LIST: ListShape = {
  fields: {
    name: { column: doctor.name, type: 'text', sort: sql`lower(${doctor.name})` },
    email: { column: doctor.email, type: 'text' },
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

export function doctorModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);

  route('GET /dso/doctor', {
    policy: doctorPolicy.read,
    handler: async ({ who, query }) => {
      const list = readListQuery(query, DOCTOR_LIST);
      const { records, total } = await listDoctors(ctx.db, who.companyId, list);
      return toList(records.map(toDoctor), total, list);
    },
  });
  route('GET /dso/doctor/{id}', {
    policy: doctorPolicy.read,
    handler: async ({ who, params }) => {
      const record = await findDoctor(ctx.db, who.companyId, params.id);
      if (!record) throw new PortalError('notFound', 'There is no such doctor');
      return toDoctor(record);
    },
  });
}

import { IdParams, ListOf } from '../resources/common';
import { Doctor, DoctorListQuery } from '../resources/doctor';
import type { CallTable } from './call';

export const doctorCalls = {
  'GET /dso/doctor': {
    summary: 'The organisation’s doctors',
    access: 'dso',
    query: DoctorListQuery,
    reply: ListOf(Doctor),
  },
  'GET /dso/doctor/{id}': { summary: 'One doctor', access: 'dso', params: IdParams, reply: Doctor },
} as const satisfies CallTable;

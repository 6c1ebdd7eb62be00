import { Type } from 'typebox';
import { Address } from '../resources/address';
import { Case, CaseListQuery } from '../resources/case';
import { Done, IdParams, ListOf } from '../resources/common';
import { AcceptInvitation, Doctor, DoctorChange, DoctorListQuery, NewDoctor } from '../resources/doctor';
import type { CallTable } from './call';

const params = IdParams;
const access = 'dso';

/** The doctors whom an organisation manages (specification § 7, Doctors; AP-12). */
export const doctorCalls = {
  'GET /dso/doctor': {
    summary: 'The organisation’s doctors',
    access,
    query: DoctorListQuery,
    reply: ListOf(Doctor),
  },
  'GET /dso/doctor/{id}': { summary: 'One doctor', access, params, reply: Doctor },
  'POST /dso/doctor': { summary: 'Add a doctor', access, body: NewDoctor, reply: Doctor, status: 201 },
  'PUT /dso/doctor/{id}': { summary: 'Change a doctor', access, params, body: DoctorChange, reply: Doctor },
  'DELETE /dso/doctor/{id}': { summary: 'Remove a doctor; the cases stay', access, params, reply: Done },
  'PUT /dso/doctor/{id}/invitation': {
    summary: 'Mail an invitation, again too',
    access,
    params,
    reply: Doctor,
  },
  'GET /dso/doctor/{id}/case': {
    summary: 'A doctor’s cases',
    access,
    params,
    query: CaseListQuery,
    reply: ListOf(Case),
  },
  'GET /dso/doctor/{id}/address': {
    summary: 'A doctor’s addresses',
    access,
    params,
    reply: Type.Array(Address),
  },
  'POST /doctor/acceptInvitation': {
    summary: 'A doctor accepts the invitation of a mail',
    access: 'public',
    body: AcceptInvitation,
    reply: Done,
  },
} as const satisfies CallTable;

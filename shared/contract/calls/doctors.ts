import { Type } from 'typebox';
import { Address, AddressRemovalQuery, DoctorAddressChange, NewDoctorAddress } from '../resources/address';
import { Case } from '../resources/case';
import { CaseListQuery } from '../resources/case-list';
import { Done, IdParams, ListOf } from '../resources/common';
import {
  AcceptInvitation,
  Doctor,
  DoctorCaseCounts,
  DoctorChange,
  DoctorListQuery,
  NewDoctor,
} from '../resources/doctor';
import {
  DoctorImport,
  DoctorImportResult,
  DoctorInvitationResult,
  DoctorInvitations,
} from '../resources/doctor-import';
import {
  CasesReassigned,
  CasesReassignment,
  DoctorBelongings,
  DoctorHistoryEntry,
  DoctorRemovalQuery,
  DoctorStatistics,
} from '../resources/doctor-record';
import type { CallTable } from './call';

const params = IdParams;
const access = 'dso';

/** The doctors whom an organisation manages (specification § 7, Doctors; AP-12). */
const managing = {
  'GET /dso/doctor': {
    summary: 'The organisation’s doctors',
    access,
    query: DoctorListQuery,
    reply: ListOf(Doctor),
  },
  'GET /dso/doctor/statistics': {
    summary: 'Counts of all doctors’ cases; who has none is not in it',
    access,
    reply: Type.Array(DoctorCaseCounts),
  },
  'GET /dso/doctor/{id}': { summary: 'One doctor', access, params, reply: Doctor },
  'POST /dso/doctor': { summary: 'Add a doctor', access, body: NewDoctor, reply: Doctor, status: 201 },
  'POST /dso/doctor/import': {
    summary: 'Add many doctors, or check whether they can be added; each row for itself',
    access,
    body: DoctorImport,
    reply: DoctorImportResult,
  },
  'PUT /dso/doctor/{id}': { summary: 'Change a doctor', access, params, body: DoctorChange, reply: Doctor },
  'GET /dso/doctor/{id}/belongings': {
    summary: 'What hangs on a doctor, before they are removed',
    access,
    params,
    reply: DoctorBelongings,
  },
  'DELETE /dso/doctor/{id}': {
    summary: 'Remove a doctor; open cases go to whom the call names, the others stay',
    access,
    params,
    query: DoctorRemovalQuery,
    reply: Done,
  },
  'PUT /dso/doctor/{id}/openCases': {
    summary: 'Give a doctor’s open cases to another doctor',
    access,
    params,
    body: CasesReassignment,
    reply: CasesReassigned,
  },
} as const satisfies CallTable;

const inviting = {
  'PUT /dso/doctor/{id}/invitation': {
    summary: 'Mail an invitation, again too',
    access,
    params,
    reply: Doctor,
  },
  'POST /dso/doctor/invitation': {
    summary: 'Mail invitations to many doctors, again too; each for itself',
    access,
    body: DoctorInvitations,
    reply: DoctorInvitationResult,
  },
  'POST /doctor/acceptInvitation': {
    summary: 'A doctor accepts the invitation of a mail',
    access: 'public',
    body: AcceptInvitation,
    reply: Done,
  },
} as const satisfies CallTable;

/** What belongs to one doctor. */
const belonging = {
  'GET /dso/doctor/{id}/case': {
    summary: 'A doctor’s cases',
    access,
    params,
    query: CaseListQuery,
    reply: ListOf(Case),
  },
  'GET /dso/doctor/{id}/statistics': {
    summary: 'How a doctor’s cases go',
    access,
    params,
    reply: DoctorStatistics,
  },
  'GET /dso/doctor/{id}/history': {
    summary: 'Who changed what about a doctor, newest first',
    access,
    params,
    reply: Type.Array(DoctorHistoryEntry),
  },
  'GET /dso/doctor/{id}/address': {
    summary: 'A doctor’s addresses',
    access,
    params,
    reply: Type.Array(Address),
  },
  'POST /dso/doctor/{id}/address': {
    summary: 'Add an address of a doctor',
    access,
    params,
    body: NewDoctorAddress,
    reply: Address,
    status: 201,
  },
  'PUT /dso/address/{id}': {
    summary: 'Change an address of a doctor',
    access,
    params,
    body: DoctorAddressChange,
    reply: Address,
  },
  'DELETE /dso/address/{id}': {
    summary: 'Remove an address of a doctor; open shipments to it go to another one, which the call names',
    access,
    params,
    query: AddressRemovalQuery,
    reply: Done,
  },
} as const satisfies CallTable;

export const doctorCalls = { ...managing, ...inviting, ...belonging } as const;

import { Type } from 'typebox';
import { Done, IdParams, ListOf, ListQuery } from '../resources/common';
import {
  Erasure,
  NewErasure,
  NewProviderErasure,
  PatientCases,
  PatientExportQuery,
} from '../resources/erasure';
import type { CallTable } from './call';

const params = IdParams;
const ofPatient = {
  params,
  query: PatientExportQuery,
  reply: Type.String(),
  replyType: 'application/zip',
} as const;

/** What the portal has of a patient: handed out, and erased. For a company's super admins, and for the provider's people. */
export const erasureCalls = {
  'GET /case/{id}/patient': {
    summary: 'The cases that may be of the same patient as a case',
    access: 'superAdmin',
    params,
    reply: PatientCases,
  },
  'GET /case/{id}/patient/export': {
    summary: 'All that the portal has of a patient, as a ZIP archive',
    access: 'superAdmin',
    ...ofPatient,
  },
  'POST /case/{id}/erasure': {
    summary: 'Have the patient data of cases erased, after the time in which it can be undone',
    access: 'superAdmin',
    params,
    body: NewErasure,
    reply: Type.Array(Erasure),
    status: 201,
  },
  'DELETE /case/{id}/erasure': {
    summary: 'Undo the scheduled erasure of a case’s patient data',
    access: 'superAdmin',
    params,
    reply: Done,
  },
  'GET /erasure': {
    summary: 'Erasures of patient data: scheduled, done and undone, the newest first',
    access: 'superAdmin',
    query: ListQuery,
    reply: ListOf(Erasure),
  },
  'GET /api/provider/case/{id}/patient': {
    summary: 'The cases of the same company that may be of the same patient as a case',
    access: 'provider',
    params,
    reply: PatientCases,
  },
  'GET /api/provider/case/{id}/patient/export': {
    summary: 'All that the portal has of a patient of a company, as a ZIP archive',
    access: 'provider',
    ...ofPatient,
  },
  'POST /api/provider/case/{id}/erasure': {
    summary: 'Have the patient data of cases of a company erased, at once or after a time',
    access: 'provider',
    params,
    body: NewProviderErasure,
    reply: Type.Array(Erasure),
    status: 201,
  },
  'DELETE /api/provider/case/{id}/erasure': {
    summary: 'Undo the scheduled erasure of the patient data of a company’s case',
    access: 'provider',
    params,
    reply: Done,
  },
  'GET /api/provider/erasure': {
    summary: 'Erasures of patient data of every company, the newest first',
    access: 'provider',
    query: ListQuery,
    reply: ListOf(Erasure),
  },
} as const satisfies CallTable;

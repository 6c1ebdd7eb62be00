import { expect } from '@playwright/test';
import { PASSWORD, type PortalApi } from './api';

/** A case of a company that is at an end. */
export async function endedCase(api: PortalApi, patientName: string) {
  const made = await api.newCase(patientName);
  expect((await api.call('PATCH', `/case/${made.uuid}/cancel`)).status).toBe(200);
  return made;
}

/** A case whose patient data is to be erased in some days. */
export async function scheduledErasure(api: PortalApi, patientName: string) {
  const { uuid, identifier } = await endedCase(api, patientName);
  const body = { cases: [uuid], identifier, reason: 'patientAsked', password: PASSWORD };
  expect((await api.call('POST', `/case/${uuid}/erasure`, body)).status).toBe(201);
  return { uuid, identifier };
}

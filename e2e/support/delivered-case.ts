import { expect, type APIRequestContext } from '@playwright/test';
import { CasePlayer } from './case-player';
import { addDoctor, type Company } from './company';

/** What a case of a full company needs besides its scan. */
export const DIGITAL = { packageType: 'standard', patientType: 'adult' };

/** A doctor's case whose aligners have been sent on to the doctor. */
export async function deliveredToDoctor(
  request: APIRequestContext,
  { api }: Company,
  patientName: string,
): Promise<CasePlayer> {
  const doctorUuid = await addDoctor(api);
  const player = await CasePlayer.start(request, api, patientName, { ...DIGITAL, doctorUuid });
  await player.bring('FIRST_MILE_SHIPPED');
  const sent = await api.call('POST', `/dso/case/${player.uuid}/lastMileShipped`, {});
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return player;
}

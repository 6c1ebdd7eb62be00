import type { Doctor, DoctorBelongings } from '@portal/shared/contract';
import { buildContact, buildDoctor } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, renderDoctors } from './render-doctors';

const NOT_ACCEPTED: Doctor['invitation'] = {
  state: 'open',
  mail: 'sent',
  mailSentAt: '2026-03-02T09:30:00.000Z',
  expiresAt: '2026-03-16T09:30:00.000Z',
  acceptedAt: null,
};
export const ADA = buildDoctor({ uuid: 'd-1', name: 'Dr. Ada', version: 3 });
export const BO = buildDoctor({
  uuid: 'd-2',
  name: 'Dr. Bo',
  email: 'bo@clinic.example',
  status: 'invited',
  invitation: NOT_ACCEPTED,
});
export const CY = buildDoctor({
  uuid: 'd-3',
  name: 'Dr. Cy',
  email: 'cy@clinic.example',
  status: 'invited',
  invitation: { ...NOT_ACCEPTED, state: 'lapsed' },
});
export const DI = buildDoctor({ uuid: 'd-4', name: 'Dr. Di', email: 'di@clinic.example', status: 'blocked' });
export const ALL = [ADA, BO, CY, DI];
const MANAGER = buildContact({ uuid: 'p-2', name: 'Rana Malik', role: 'RM' });
export const NOTHING: DoctorBelongings = {
  cases: 0,
  openCases: 0,
  openCaseRefs: [],
  addresses: 0,
  openShipments: 0,
};
export const MUCH: DoctorBelongings = {
  cases: 7,
  openCases: 3,
  openCaseRefs: [
    { uuid: 'c-1', identifier: 'C-1', patientName: 'A' },
    { uuid: 'c-2', identifier: 'C-2', patientName: 'B' },
  ],
  addresses: 1,
  openShipments: 2,
};

type Served = Parameters<typeof renderDoctors>[0];

/** The list of doctors, with what its dialogs ask for. */
export async function openDoctors(served: Served = {}, path?: string) {
  const usual: Served = {
    'GET /dso/doctor': listOf(ALL),
    'GET /contact': { data: [MANAGER], total: 1, pages: 1, page: 1 },
  };
  const rendered = await renderDoctors({ ...usual, ...served }, path);
  await screen.findByRole('table', { name: 'Doctors' });
  return rendered;
}
type User = Awaited<ReturnType<typeof openDoctors>>['user'];

export const dialog = () => within(screen.getByRole('dialog'));
export const ask = async (user: User, name: string) => {
  await user.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
export const press = async (user: User, name: string) => {
  const button = dialog().getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};
export const choose = async (user: User, label: RegExp, option: string) => {
  await user.click(await dialog().findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
};
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const refused = (status: number, code: string, extra: object[] = []) =>
  Response.json({ code, message: 'Refused', extra }, { status });

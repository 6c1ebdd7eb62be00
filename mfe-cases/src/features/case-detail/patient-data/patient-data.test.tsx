import { bus } from '@portal/shared/bus';
import type { Case, PatientCase } from '@portal/shared/contract';
import { buildCase, buildContact, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uuidOf } from '../../../testing/builders';
import { renderCases, servedCase, type Served } from '../../../testing/render-cases';

const ENDED = buildCase({ status: 'CANCELED' });
const PATH = `/admin/all/${ENDED.uuid}/overview`;
const ofPatient = (over: Partial<PatientCase> = {}): PatientCase => ({
  uuid: ENDED.uuid,
  identifier: ENDED.identifier,
  side: 'client',
  status: 'CANCELED',
  productId: 'AL',
  clientReferenceId: null,
  doctorName: null,
  createdAt: ENDED.createdAt,
  isSuggested: true,
  isErasable: true,
  erasureDueAt: null,
  isErasureByPortal: false,
  ...over,
});
const GOING_ON = ofPatient({
  uuid: '00000000-0000-4000-8000-0000000000d2',
  identifier: 'C-10002',
  status: 'IN_MFG',
  isErasable: false,
});

const NAMESAKE = ofPatient({ uuid: uuidOf(3), identifier: 'C-10003' });

const menu = () => screen.findByRole('button', { name: 'Patient data' });
const dialog = async () => within(await screen.findByRole('dialog'));

async function openMenu(caseRecord: Case, more: Served = {}) {
  const user = userEvent.setup();
  const { seen } = await renderCases(PATH, servedCase(caseRecord, more));
  await user.click(await menu());
  return { user, sent: (call: keyof Served) => seen.filter((one) => one.call === call) };
}

describe('patient data of a case', () => {
  it('is for super admins, and for cases that have some', async () => {
    const { flagsMap } = buildContact();
    signIn({ user: { flagsMap: { ...flagsMap, superAdmin: false } } });
    await renderCases(PATH, servedCase(ENDED));
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Patient data' })).toBeNull();
  });

  it('is said to be gone where it was erased', async () => {
    signIn();
    await renderCases(PATH, servedCase({ ...ENDED, patientName: '', erasedAt: '2026-03-05T10:00:00.000Z' }));
    expect(await screen.findByText('The patient data of this case was erased on 05 Mar 2026.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Patient data' })).toBeNull();
  });

  it.each([true, false])(
    'is said to be erased on its day, to super admins with where (%s)',
    async (superAdmin) => {
      const { flagsMap } = buildContact();
      signIn({ user: { flagsMap: { ...flagsMap, superAdmin } } });
      await renderCases(PATH, servedCase({ ...ENDED, erasesAt: '2099-03-12T10:00:00.000Z' }));
      const alert = await screen.findByText('The patient data of this case will be erased on 12 Mar 2099.');
      expect(alert).toBeVisible();
      expect(screen.queryAllByRole('link', { name: 'Scheduled erasures' })).toHaveLength(superAdmin ? 1 : 0);
    },
  );

  it.each([
    [50, 'will be erased on'],
    [70, 'was to be erased on'],
  ])(
    'is said to wait beyond its day, but not in the hour in which it is carried out (%s minutes)',
    async (minutes, words) => {
      signIn();
      const erasesAt = new Date(Date.now() - minutes * 60_000).toISOString();
      await renderCases(PATH, servedCase({ ...ENDED, erasesAt }));
      expect(await screen.findByText(new RegExp(`of this case ${words}`))).toBeVisible();
    },
  );

  it.each(['refinement:updated', 'request:updated'] as const)(
    'is not said to be erased any more once %s keeps it',
    async (event) => {
      signIn();
      let erasesAt: string | null = '2099-03-12T10:00:00.000Z';
      await renderCases(PATH, servedCase(ENDED, { 'GET /case/{id}': () => ({ ...ENDED, erasesAt }) }));
      expect(await screen.findByText(/will be erased on 12 Mar 2099/)).toBeVisible();
      erasesAt = null;
      act(() => bus.emit(event, { uuid: uuidOf(9), caseUuid: ENDED.uuid }));
      await waitFor(() => expect(screen.queryByText(/will be erased on/)).toBeNull());
    },
  );

  it('is erased with the number, the password and a reason, of what is at an end', async () => {
    signIn();
    const locked = { code: 'lockedOut', message: 'Too many failed attempts' };
    const answers = [Response.json(locked, { status: 429 }), Response.json([])];
    const { user, sent } = await openMenu(ENDED, {
      'GET /case/{id}/patient': { cases: [ofPatient(), NAMESAKE, GOING_ON], hasMore: false, waitDays: 7 },
      'POST /case/{id}/erasure': () => answers.shift()!,
    });
    await user.click(await screen.findByRole('menuitem', { name: 'Erase patient data' }));
    const asked = await dialog();
    expect(asked.getByText(/It is done after 7 days and can be undone until then/)).toBeVisible();
    expect(asked.getByRole('checkbox', { name: /C-10002.*Not ended yet/ })).toBeDisabled();
    expect(asked.getByRole('checkbox', { name: /C-10003/ })).not.toBeChecked();
    await user.click(asked.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByTitle('The patient asked for it'));
    await user.type(asked.getByLabelText(`Type ${ENDED.identifier} to confirm`), ` ${ENDED.identifier} `);
    await user.type(asked.getByLabelText('Your password'), 'my password');
    const ok = asked.getByRole('button', { name: 'Erase patient data' });
    await waitFor(() => expect(ok).toBeEnabled());
    await user.click(ok);
    expect(await asked.findByRole('alert')).toHaveTextContent('Too many failed attempts');
    await user.click(ok);
    expect(await screen.findByText(`The patient data of ${ENDED.identifier} will be erased.`)).toBeVisible();
    expect(sent('POST /case/{id}/erasure')[0]?.request.body).toEqual({
      cases: [ENDED.uuid],
      reason: 'patientAsked',
      identifier: ENDED.identifier,
      password: 'my password',
    });
  });

  it('is kept by whoever finds its erasure scheduled', async () => {
    signIn();
    const { user, sent } = await openMenu(ENDED, {
      'GET /case/{id}/patient': {
        cases: [ofPatient({ erasureDueAt: '2026-03-12T10:00:00.000Z' })],
        hasMore: false,
        waitDays: 7,
      },
      'DELETE /case/{id}/erasure': { ok: true },
    });
    await user.click(await screen.findByRole('menuitem', { name: 'Erase patient data' }));
    const asked = await dialog();
    expect(asked.getByText(/The portal will not erase it by itself any more/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Keep patient data' }));
    expect(await screen.findByText('The patient data is kept.')).toBeVisible();
    expect(sent('DELETE /case/{id}/erasure')).toHaveLength(1);
  });

  describe('where the portal has scheduled its erasure', () => {
    const SCHEDULED = { erasureDueAt: '2026-03-12T10:00:00.000Z', isErasureByPortal: true };
    const cases = [
      ofPatient(SCHEDULED),
      ofPatient({ ...SCHEDULED, uuid: uuidOf(3), identifier: 'C-10003' }),
      ofPatient({ ...SCHEDULED, uuid: uuidOf(4), identifier: 'C-10004', isErasureByPortal: false }),
    ];
    const ask = async () => {
      signIn();
      const opened = await openMenu(ENDED, {
        'GET /case/{id}/patient': { cases, hasMore: false, waitDays: 7 },
        'POST /case/{id}/erasure': [],
        'DELETE /case/{id}/erasure': { ok: true },
      });
      await opened.user.click(await screen.findByRole('menuitem', { name: 'Erase patient data' }));
      return { ...opened, asked: await dialog() };
    };

    it('is erased for a person who asks for it, which the portal does not give up', async () => {
      const { user, sent, asked } = await ask();
      expect(asked.getByText(/The portal has scheduled it for 12 Mar 2026/)).toBeVisible();
      await user.click(asked.getByRole('checkbox', { name: /C-10003.*To be erased on 12 Mar 2026/ }));
      expect(asked.getByRole('checkbox', { name: /C-10004.*To be erased on 12 Mar 2026/ })).toBeDisabled();
      await user.click(asked.getByRole('combobox', { name: 'Reason' }));
      await user.click(await screen.findByTitle('The patient asked for it'));
      await user.type(asked.getByLabelText(`Type ${ENDED.identifier} to confirm`), ENDED.identifier);
      await user.type(asked.getByLabelText('Your password'), 'my password');
      const ok = asked.getByRole('button', { name: 'Erase patient data' });
      await waitFor(() => expect(ok).toBeEnabled());
      await user.click(ok);
      await waitFor(() => expect(sent('POST /case/{id}/erasure')).toHaveLength(1));
      expect(sent('POST /case/{id}/erasure')[0]?.request.body).toMatchObject({
        cases: [ENDED.uuid, uuidOf(3)],
        reason: 'patientAsked',
      });
      expect(await screen.findByText('The patient data of 2 cases will be erased.')).toBeVisible();
    });

    it('is kept by a person who says so', async () => {
      const { user, sent, asked } = await ask();
      await user.click(asked.getByRole('button', { name: 'Keep patient data' }));
      const question = within(await screen.findByRole('dialog', { name: /Keep it instead/ }));
      await user.click(question.getByRole('button', { name: 'Keep patient data' }));
      expect(await screen.findByText('The patient data is kept.')).toBeVisible();
      expect(sent('DELETE /case/{id}/erasure')).toHaveLength(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  });

  it('is not offered for erasure while the case goes on', async () => {
    signIn();
    await openMenu({ ...ENDED, status: 'IN_MFG' });
    const item = await screen.findByRole('menuitem', {
      name: 'Erase patient data (once the case has ended)',
    });
    expect(item).toHaveAttribute('aria-disabled', 'true');
  });
});

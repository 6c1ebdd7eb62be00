import { bus } from '@portal/shared/bus';
import type { Doctor, DoctorBelongings } from '@portal/shared/contract';
import { buildConfiguration, buildContact, buildDoctor, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest';
import { listOf, renderDoctors } from '../../testing/render-doctors';

const NOT_ACCEPTED: Doctor['invitation'] = {
  state: 'open',
  mail: 'sent',
  mailSentAt: '2026-03-02T09:30:00.000Z',
  expiresAt: '2026-03-16T09:30:00.000Z',
  acceptedAt: null,
};
const ADA = buildDoctor({ uuid: 'd-1', name: 'Dr. Ada', version: 3 });
const BO = buildDoctor({
  uuid: 'd-2',
  name: 'Dr. Bo',
  email: 'bo@clinic.example',
  status: 'invited',
  invitation: NOT_ACCEPTED,
});
const CY = buildDoctor({
  uuid: 'd-3',
  name: 'Dr. Cy',
  email: 'cy@clinic.example',
  status: 'invited',
  invitation: { ...NOT_ACCEPTED, state: 'lapsed' },
});
const DI = buildDoctor({ uuid: 'd-4', name: 'Dr. Di', email: 'di@clinic.example', status: 'blocked' });
const ALL = [ADA, BO, CY, DI];
const MANAGER = buildContact({ uuid: 'p-2', name: 'Rana Malik', role: 'RM' });
const NOTHING: DoctorBelongings = {
  cases: 0,
  openCases: 0,
  openCaseRefs: [],
  addresses: 0,
  openShipments: 0,
};
const MUCH: DoctorBelongings = {
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

async function open(served: Served = {}, path?: string) {
  const usual: Served = {
    'GET /dso/doctor': listOf(ALL),
    'GET /contact': { data: [MANAGER], total: 1, pages: 1, page: 1 },
  };
  const rendered = await renderDoctors({ ...usual, ...served }, path);
  await screen.findByRole('table', { name: 'Doctors' });
  return rendered;
}
type User = Awaited<ReturnType<typeof open>>['user'];

const dialog = () => within(screen.getByRole('dialog'));
const ask = async (user: User, name: string) => {
  await user.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const press = async (user: User, name: string) => {
  const button = dialog().getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};
const choose = async (user: User, label: RegExp, option: string) => {
  await user.click(await dialog().findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const refused = (status: number, code: string, extra: object[] = []) =>
  Response.json({ code, message: 'Refused', extra }, { status });

beforeEach(() => signIn({ configuration: buildConfiguration({ allowRmRole: true }) }));

describe('doctors are managed', () => {
  it('[DR-03] adds one with an invitation, and says at the field whose email it is', async () => {
    let isTaken = true;
    const { user, bodies } = await open({
      'POST /dso/doctor': () =>
        isTaken
          ? refused(400, 'validation', [
              { field: 'email', code: 'doctorTaken', values: {}, msg: 'A doctor of yours has this email' },
            ])
          : ADA,
    });
    const form = await ask(user, 'plus Add doctor');
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Dr. New');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'ada@clinic.example');
    await choose(user, /Country/, 'Denmark');
    await choose(user, /Relationship manager/, 'Rana Malik');
    await press(user, 'Submit');
    expect(await form.findByText('A doctor of yours has this email')).toBeVisible();
    isTaken = false;
    await user.clear(form.getByRole('textbox', { name: 'Email' }));
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'new@clinic.example');
    await press(user, 'Submit');
    expect(await screen.findByText('Doctor added')).toBeVisible();
    expect(bodies('POST /dso/doctor')[1]).toEqual({
      name: 'Dr. New',
      email: 'new@clinic.example',
      locationCountryId: 2,
      assignedRmUuid: 'p-2',
      externalDoctorId: null,
      invite: true,
    });
  });

  it('[DR-03] [SH-11] has an address for adding one, which is the list’s again once that is closed', async () => {
    const { path } = manifest.search?.actions?.find(({ id }) => id === 'doctors.add') ?? {};
    const { user } = await open({}, `${path}&status=active`);
    expect(await screen.findByRole('dialog', { name: 'Add doctor' })).toBeVisible();
    expect(screen.queryByText(/cannot be read/)).toBeNull();
    await press(user, 'Cancel');
    await closed();
    expect(window.location.search).toBe('?status=active');
    await ask(user, 'plus Add doctor');
    expect(window.location.search).toBe('?status=active&add=');
  });

  it('[DR-03] edits with the version, the email until somebody has accepted', async () => {
    const { user, bodies } = await open({ 'PUT /dso/doctor/{id}': ADA });
    const fixed = await ask(user, 'Edit Dr. Ada');
    expect(fixed.getByRole('textbox', { name: 'Email' })).toBeDisabled();
    await user.clear(fixed.getByRole('textbox', { name: /External ID/ }));
    await press(user, 'Submit');
    await closed();
    const free = await ask(user, 'Edit Dr. Bo');
    await user.type(free.getByRole('textbox', { name: 'Email' }), '.tr');
    expect(await free.findByText(/Another address voids the open invitation/)).toBeVisible();
    await press(user, 'Submit');
    await closed();
    expect(bodies('PUT /dso/doctor/{id}')).toEqual([
      { name: 'Dr. Ada', externalDoctorId: null, locationCountryId: 1, assignedRmUuid: null, version: 3 },
      {
        name: 'Dr. Bo',
        email: 'bo@clinic.example.tr',
        externalDoctorId: 'EXT-1',
        locationCountryId: 1,
        assignedRmUuid: null,
        version: 1,
      },
    ]);
  });

  it('[DR-03] [SH-26] restricts who has accepted, and says what that means', async () => {
    const { user, bodies } = await open({ 'PUT /dso/doctor/{id}': ADA });
    const form = await ask(user, 'Edit Dr. Ada');
    await choose(user, /Status/, 'Restricted');
    expect(await form.findByText(/Nothing new can be begun for a restricted doctor/)).toBeVisible();
    await press(user, 'Submit');
    await closed();
    expect(bodies('PUT /dso/doctor/{id}')).toMatchObject([{ status: 'restricted', version: 3 }]);
    for (const name of ['Edit Dr. Bo', 'Edit Dr. Di']) {
      expect((await ask(user, name)).queryByRole('combobox', { name: /Status/ })).toBeNull();
      await press(user, 'Cancel');
      await closed();
    }
  });

  it('[DR-03] invites one again, and many, naming those who could not be', async () => {
    const { user, seen, bodies } = await open({
      'PUT /dso/doctor/{id}/invitation': BO,
      'POST /dso/doctor/invitation': {
        invited: 1,
        doctors: [
          { uuid: 'd-2', error: null },
          { uuid: 'd-3', error: { code: 'alreadyAccepted', message: 'This doctor has accepted already.' } },
        ],
      },
    });
    const row = within(screen.getByRole('row', { name: /Dr\. Bo/ }));
    expect(row.getByText('Mail sent 02 Mar 2026')).toBeVisible();
    expect(screen.getByText('Could be accepted until 16 Mar 2026')).toBeVisible();
    const question = await ask(user, 'Invite Dr. Bo');
    expect(question.getByText(/goes to bo@clinic.example/)).toBeVisible();
    await press(user, 'Invite doctor');
    expect(await screen.findByText('Invitation mailed')).toBeVisible();
    await closed();
    expect(seen.find(({ call }) => call === 'PUT /dso/doctor/{id}/invitation')?.request.params).toEqual({
      id: 'd-2',
    });

    expect(screen.queryByRole('checkbox', { name: 'Select Dr. Ada' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await ask(user, 'Invite 2 doctors');
    await press(user, 'Invite 2 doctors');
    expect(await screen.findByText('1 invitation mailed')).toBeVisible();
    expect(await dialog().findByText('1 doctor was not invited')).toBeVisible();
    expect(dialog().getByText('Dr. Cy: This doctor has accepted already.')).toBeVisible();
    await press(user, 'Understood');
    await closed();
    expect(bodies('POST /dso/doctor/invitation')).toEqual([{ uuids: ['d-2', 'd-3'] }]);
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  });

  it('[DR-03] blocks, gives the open cases to another doctor, and unblocks', async () => {
    const { user, bodies } = await open({
      'GET /dso/doctor/{id}/belongings': MUCH,
      'PUT /dso/doctor/{id}': ADA,
      'PUT /dso/doctor/{id}/openCases': { cases: 3 },
    });
    await ask(user, 'Block Dr. Ada');
    expect(await dialog().findByText('Dr. Ada has 7 cases, 3 of them open.')).toBeVisible();
    expect(dialog().getByText('Open: C-1, C-2 and 1 more.')).toBeVisible();
    expect(dialog().queryByText(/address goes/)).toBeNull();
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Block doctor' })).toBeDisabled());
    await choose(user, /Who takes over/, 'Dr. Bo (bo@clinic.example)');
    await press(user, 'Block doctor');
    await closed();
    expect(bodies('PUT /dso/doctor/{id}/openCases')).toEqual([{ reassignTo: 'd-2' }]);
    await ask(user, 'Unblock Dr. Di');
    await press(user, 'Unblock doctor');
    await closed();
    expect(bodies('PUT /dso/doctor/{id}')).toEqual([{ status: 'blocked' }, { status: 'active' }]);
  });

  it('[DR-03] deletes after saying what hangs on the doctor, and only with who takes over the open cases', async () => {
    let belongings = NOTHING;
    const { user, seen } = await open({
      'GET /dso/doctor/{id}/belongings': () => belongings,
      'DELETE /dso/doctor/{id}': ({ query }) =>
        query.has('reassignTo')
          ? { ok: true }
          : refused(400, 'validation', [
              {
                field: 'reassignTo',
                code: 'doctorNeeded',
                values: { cases: 3 },
                msg: 'There are 3 open cases',
              },
            ]),
    });
    await ask(user, 'Delete Dr. Ada');
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Delete Dr. Ada' })).toBeEnabled());
    // A case is submitted while the question stands there.
    belongings = MUCH;
    await press(user, 'Delete Dr. Ada');
    expect(await dialog().findByText('Dr. Ada has 7 cases, 3 of them open.')).toBeVisible();
    expect(dialog().getByText('1 address goes with the doctor.')).toBeVisible();
    expect(dialog().getByText(/2 parcels that have not left/)).toBeVisible();
    await user.click(dialog().getByRole('combobox', { name: /Who takes over/ }));
    // A blocked doctor takes no cases.
    expect(screen.queryByTitle('Dr. Di (di@clinic.example)')).toBeNull();
    await user.click(await screen.findByTitle('Nobody: your organisation goes on with them'));
    await press(user, 'Delete Dr. Ada');
    expect(await screen.findByText('Doctor deleted')).toBeVisible();
    const asked = seen.filter(({ call }) => call === 'DELETE /dso/doctor/{id}');
    expect(asked.map(({ request }) => request.query.get('reassignTo'))).toEqual([null, 'nobody']);
  });

  it('[DR-01] shows what a colleague changes at once', async () => {
    let doctors = ALL;
    await open({ 'GET /dso/doctor': () => listOf(doctors) });
    doctors = [{ ...ADA, name: 'Dr. Ada Lovelace', version: 4 }, BO];
    bus.emit('doctor:changed', { uuid: 'd-1' });
    expect(await screen.findByRole('link', { name: 'Dr. Ada Lovelace' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Dr. Di' })).toBeNull();
  });

  it('[DR-03] keeps what is typed about a doctor whom a colleague removes meanwhile', async () => {
    let doctors = ALL;
    const { user } = await open({ 'GET /dso/doctor': () => listOf(doctors) });
    const name = (await ask(user, 'Edit Dr. Ada')).getByRole('textbox', { name: 'Name' });
    await user.type(name, ' Lovelace');
    doctors = [BO, CY, DI];
    act(() => bus.emit('doctor:changed', { uuid: 'd-1' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Dr. Ada', hidden: true })).toBeNull());
    expect(name).toBeVisible();
    expect(name).toHaveValue('Dr. Ada Lovelace');
  });

  it.each([
    ['[DR-03] [CO-07] a relationship manager', 'Role RM Not Allowed', { user: { role: 'RM' } }],
    ['[DR-03] [SH-27] a blocked company', 'You are blocked', { company: { status: 'BLOCKED' } }],
  ] as const)('%s sees every action and is told why not: %s', async (_who, reason, over) => {
    signIn(over);
    const { user } = await open({}, '/doctors?add');
    expect(screen.queryByRole('dialog')).toBeNull();
    const names = ['plus Add doctor', 'Edit Dr. Ada', 'Block Dr. Ada', 'Delete Dr. Ada', 'Invite Dr. Bo'];
    await user.click(screen.getByRole('checkbox', { name: 'Select Dr. Bo' }));
    for (const name of [...names, 'Invite 1 doctor', 'Unblock Dr. Di']) {
      const button = screen.getByRole('button', { name });
      expect(button).toBeDisabled();
      const group = button.closest('[role="group"]');
      expect(group).toHaveAccessibleName(reason);
      expect(group).toHaveAttribute('tabindex', '0');
    }
    await user.hover(screen.getByRole('button', { name: 'Edit Dr. Ada' }).parentElement!);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
  });
});

import { bus } from '@portal/shared/bus';
import { buildConfiguration, buildDoctor, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest';
import {
  ADA,
  ALL,
  ask,
  BO,
  choose,
  closed,
  CY,
  DI,
  dialog,
  openDoctors as open,
  press,
  refused,
} from '../../testing/doctors-page';
import { listOf } from '../../testing/render-doctors';

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

  it('[DR-03] takes the relationship manager away, and leaves a new doctor without one', async () => {
    const managed = buildDoctor({ ...ADA, assignedRm: { uuid: 'p-2', name: 'Rana Malik' } });
    const { user, bodies } = await open({
      'GET /dso/doctor': listOf([managed]),
      'PUT /dso/doctor/{id}': managed,
      'POST /dso/doctor': ADA,
    });
    const form = await ask(user, 'Edit Dr. Ada');
    expect(await form.findByTitle('Rana Malik')).toBeVisible();
    const select = form.getByRole('combobox', { name: /Relationship manager/ }).closest('.ant-select');
    await user.click(select!.querySelector('.ant-select-clear')!);
    await press(user, 'Submit');
    await closed();
    expect(bodies('PUT /dso/doctor/{id}')).toMatchObject([{ assignedRmUuid: null }]);
    const added = await ask(user, 'plus Add doctor');
    await user.type(added.getByRole('textbox', { name: 'Name' }), 'Dr. New');
    await user.type(added.getByRole('textbox', { name: 'Email' }), 'new@clinic.example');
    await press(user, 'Submit');
    await closed();
    expect(bodies('POST /dso/doctor')).toMatchObject([{ assignedRmUuid: null }]);
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

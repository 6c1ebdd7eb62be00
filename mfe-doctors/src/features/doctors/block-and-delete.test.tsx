import { buildConfiguration, signIn } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  ADA,
  ask,
  choose,
  closed,
  dialog,
  MUCH,
  NOTHING,
  openDoctors as open,
  press,
  refused,
} from '../../testing/doctors-page';

beforeEach(() => signIn({ configuration: buildConfiguration({ allowRmRole: true }) }));

describe('what is under way for a doctor', () => {
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

  it('[DR-03] is asked about before a doctor is blocked or deleted, however slow the answer is', async () => {
    let answer: (belongings: typeof MUCH) => void = () => undefined;
    const slow = new Promise<typeof MUCH>((resolve) => {
      answer = resolve;
    });
    const { user } = await open({ 'GET /dso/doctor/{id}/belongings': () => slow });
    const expectUnsendable = (name: string) =>
      waitFor(() => expect(dialog().getByRole('button', { name })).toBeDisabled());
    await ask(user, 'Delete Dr. Ada');
    await expectUnsendable('Delete Dr. Ada');
    await press(user, 'Cancel');
    await closed();
    await ask(user, 'Block Dr. Ada');
    await expectUnsendable('Block doctor');
    answer(MUCH);
    await choose(user, /Who takes over/, 'They stay with Dr. Ada');
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Block doctor' })).toBeEnabled());
  });

  it('[DR-03] is said to be still theirs when they are blocked and the other doctor cannot take it', async () => {
    let isRefused = true;
    const { user, bodies } = await open({
      'GET /dso/doctor/{id}/belongings': MUCH,
      'PUT /dso/doctor/{id}': { ...ADA, status: 'blocked' },
      'PUT /dso/doctor/{id}/openCases': () =>
        isRefused
          ? refused(400, 'validation', [
              { field: 'reassignTo', code: 'doctorUnavailable', values: {}, msg: 'Blocked meanwhile' },
            ])
          : { cases: 3 },
    });
    await ask(user, 'Block Dr. Ada');
    await choose(user, /Who takes over/, 'Dr. Bo (bo@clinic.example)');
    await press(user, 'Block doctor');
    expect(
      await dialog().findByText('Dr. Ada is blocked. The open cases were not handed over.'),
    ).toBeVisible();
    expect(dialog().getAllByRole('button', { name: 'Close' })).toHaveLength(2);
    isRefused = false;
    await choose(user, /Who takes over/, 'Dr. Cy (cy@clinic.example)');
    await press(user, 'Hand over cases');
    await closed();
    expect(bodies('PUT /dso/doctor/{id}')).toEqual([{ status: 'blocked' }]);
    expect(bodies('PUT /dso/doctor/{id}/openCases')).toEqual([{ reassignTo: 'd-2' }, { reassignTo: 'd-3' }]);
  });

  it('[DR-03] is handed over later as well, where there is something', async () => {
    let belongings = NOTHING;
    const { user, bodies } = await open({
      'GET /dso/doctor/{id}/belongings': () => belongings,
      'PUT /dso/doctor/{id}/openCases': { cases: 3 },
    });
    await ask(user, 'Hand over the cases of Dr. Di');
    expect(await dialog().findByText('Dr. Di has 0 cases, none of them open.')).toBeVisible();
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Hand over cases' })).toBeDisabled());
    await press(user, 'Cancel');
    await closed();
    belongings = MUCH;
    await ask(user, 'Hand over the cases of Dr. Di');
    await user.click(await dialog().findByRole('combobox', { name: /Who takes over/ }));
    expect(screen.queryByTitle(/They stay|Nobody/)).toBeNull();
    await user.click(await screen.findByTitle('Dr. Bo (bo@clinic.example)'));
    await press(user, 'Hand over cases');
    expect(await screen.findByText('Cases handed over')).toBeVisible();
    expect(bodies('PUT /dso/doctor/{id}/openCases')).toEqual([{ reassignTo: 'd-2' }]);
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

  it('[DR-03] goes on to who is named where a deleted doctor has a parcel and no open case', async () => {
    const { user, seen } = await open({
      'GET /dso/doctor/{id}/belongings': { ...NOTHING, cases: 1, addresses: 1, openShipments: 1 },
      'DELETE /dso/doctor/{id}': { ok: true },
    });
    await ask(user, 'Delete Dr. Ada');
    const combobox = await dialog().findByRole('combobox', { name: /To whom do the parcels go/ });
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Delete Dr. Ada' })).toBeDisabled());
    await user.click(combobox);
    expect(await screen.findByTitle('To no doctor: to your organisation')).toBeInTheDocument();
    await user.click(screen.getByTitle('Dr. Bo (bo@clinic.example)'));
    await press(user, 'Delete Dr. Ada');
    await closed();
    const asked = seen.find(({ call }) => call === 'DELETE /dso/doctor/{id}');
    expect(asked?.request.query.get('reassignTo')).toBe('d-2');
  });
});

import { bus } from '@portal/shared/bus';
import type { Contact } from '@portal/shared/contract';
import { buildCompany, buildContact, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, renderCompany } from '../../testing/render-company';

const own = buildContact();
const others = { ...own.flagsMap, superAdmin: false };
const admin = buildContact({ uuid: 'p-1', name: 'Ali Öz', email: 'ali@clinic.example', flagsMap: others });
const manager = buildContact({ uuid: 'p-2', name: 'Rana Malik', role: 'RM', flagsMap: others, version: 4 });
const second = buildContact({ uuid: 'p-3', name: 'Rıfat Can', role: 'RM', flagsMap: others });
const boss = buildContact({ uuid: 'p-4', name: 'Sue Pär' });

type Served = NonNullable<Parameters<typeof renderCompany>[0]>;
type User = Awaited<ReturnType<typeof renderCompany>>['user'];

const managed = { doctors: 3, openCases: 5, cases: 12 };

/** People as the server answers them: all, or the relationship managers. */
function peopleCall(people: readonly Contact[]): Served {
  return {
    'GET /contact': ({ query }) =>
      listOf(query.has('filter') ? people.filter(({ role }) => role === 'RM') : people),
    'GET /contact/{id}/managed': managed,
  };
}
const table = async () => within(await screen.findByRole('table', { name: 'Admin users' }));
const dialog = () => within(screen.getByRole('dialog'));
const open = async (user: User, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return dialog();
};
const choose = async (user: User, label: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
};
const press = async (user: User, name: string) => {
  const button = dialog().getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

beforeEach(() => signIn());

describe('the admin users', () => {
  it('[CO-04] show role, name, email, phone and day, and no buttons in one’s own row', async () => {
    const { sent } = await renderCompany(peopleCall([own, admin, manager]));
    const rows = (await table()).getAllByRole('row');
    expect((await table()).getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Role',
      'Name',
      'Email',
      'Phone',
      'Created at',
      'Actions',
    ]);
    expect(rows[1]).toHaveTextContent('Super adminEmma Clarkemma@clinic.example—02 Mar 2026');
    expect(within(rows[1]!).queryByRole('button')).toBeNull();
    expect(rows[2]).toHaveTextContent('Admin');
    expect(rows[3]).toHaveTextContent('RM');
    expect(within(rows[3]!).getAllByRole('button')).toHaveLength(3);
    expect(Object.fromEntries(sent('GET /contact')[0]!.request.query)).toEqual({
      page: '1',
      paginate: '10',
      order: 'createdAt desc',
    });
  });

  it('[CO-04] sort by all but the role, and page by 5, 10, 20, 50 and 100', async () => {
    const many = { ...listOf([own, admin]), total: 42, pages: 5 };
    const { user, sent } = await renderCompany({ 'GET /contact': many });
    for (const [head, field] of [
      // It begins with these, newest first.
      ['Created at', 'createdAt'],
      ['Name', 'name'],
      ['Email', 'email'],
      ['Phone', 'phone'],
    ] as const) {
      await user.click((await table()).getByRole('columnheader', { name: head }));
      await waitFor(() =>
        expect(sent('GET /contact').at(-1)!.request.query.get('order')).toBe(`${field} asc`),
      );
    }
    await user.click((await table()).getByRole('columnheader', { name: 'Role' }));
    expect(sent('GET /contact').at(-1)!.request.query.get('order')).toBe('phone asc');
    await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
      expect.arrayContaining(['5 / page', '10 / page']),
    );
    for (const size of [5, 10, 20, 50, 100])
      expect(screen.getAllByTitle(`${size} / page`)).not.toHaveLength(0);
  });

  it.each([
    [2, '?page=2'],
    [1, ''],
  ])(
    '[CO-04] correct a page that is past the %i there are, and leave it out of the way back',
    async (pages, search) => {
      const few = { ...listOf([own, admin]), total: 10 * pages, pages };
      const before = window.history.length;
      await renderCompany({ 'GET /contact': few }, '/profile/profile?page=9');
      await waitFor(() => expect(window.location.search).toBe(search));
      expect(window.history.length).toBe(before);
    },
  );

  it('[CO-05] [CO-06] add somebody: name and email are required, the email of an address, an RM with mails', async () => {
    const added = jest.fn();
    const off = bus.on('user:updated', added);
    const { user, sent } = await renderCompany({ ...peopleCall([own]), 'POST /contact': manager });
    const form = await open(user, 'plus Add admin');
    expect(screen.getByRole('dialog', { name: 'Add Contact' })).toBeInTheDocument();
    await waitFor(() => expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled());
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Rana Malik');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'rana');
    expect(await form.findByText(/Enter an email address/)).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Email' }), '@clinic.example');
    await user.click(form.getByRole('checkbox', { name: 'Enable Relationship Manager Role (RM)' }));
    await press(user, 'Submit');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST /contact')[0]!.request.body).toEqual({
      name: 'Rana Malik',
      email: 'rana@clinic.example',
      companyUuid: buildCompany().uuid,
      role: 'RM',
      flags: [{ name: 'emailSubscription', value: 1 }],
    });
    expect(added).toHaveBeenCalled();
    off();
  });

  it('[CO-05] keep what was typed where the server takes no email that is taken, and say so at the field', async () => {
    const taken = { field: 'email', code: 'taken', values: {}, msg: 'An account has it already' };
    const { user } = await renderCompany({
      ...peopleCall([own]),
      'POST /contact': () =>
        Response.json({ code: 'validation', message: 'no', extra: [taken] }, { status: 400 }),
    });
    const form = await open(user, 'plus Add admin');
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Rana');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'rana@clinic.example');
    await user.type(form.getByRole('textbox', { name: /Phone/ }), 'call me');
    expect(await form.findByText('Use digits, spaces, brackets, + and - only')).toBeInTheDocument();
    await user.clear(form.getByRole('textbox', { name: /Phone/ }));
    await press(user, 'Submit');
    expect(await form.findByText('An account has it already')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Rana');
  });

  it('[CO-05] edit all but the email, and send uuid and model', async () => {
    const { user, sent } = await renderCompany({ ...peopleCall([own, admin]), 'PUT /contact/{id}': admin });
    const form = await open(user, 'Edit Ali Öz');
    expect(screen.getByRole('dialog', { name: 'Edit Contact' })).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Email' })).toBeDisabled();
    await user.type(form.getByRole('textbox', { name: /Phone/ }), '100');
    await press(user, 'Submit');
    await waitFor(() => expect(sent('PUT /contact/{id}')).toHaveLength(1));
    expect(sent('PUT /contact/{id}')[0]!.request).toMatchObject({
      params: { id: 'p-1' },
      body: { uuid: 'p-1', model: { name: 'Ali Öz', phone: '100', role: null }, version: 1 },
    });
  });

  it('[CO-06] offer the role only where the company has it, and not to super admins', async () => {
    const { user } = await renderCompany(peopleCall([own, boss, manager]));
    const form = await open(user, 'Edit Sue Pär');
    expect(form.queryByRole('checkbox')).toBeNull();
    expect(form.getByText('A super admin cannot be a relationship manager.')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    signIn({ configuration: { allowRmRole: false } });
    const again = await open(user, 'plus Add admin');
    expect(again.queryByRole('checkbox')).toBeNull();
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    // Who has it from before can still give it up.
    expect((await open(user, 'Edit Rana Malik')).getByRole('checkbox')).toBeChecked();
  });

  it('[CO-05] ask who takes over before the role is switched off, and send it as null', async () => {
    const { user, sent } = await renderCompany({
      ...peopleCall([own, manager, second]),
      'PUT /contact/{id}': { ...manager, role: null },
    });
    const form = await open(user, 'Edit Rana Malik');
    await user.click(form.getByRole('checkbox', { name: 'Enable Relationship Manager Role (RM)' }));
    expect(
      await form.findByText(
        'Rana Malik is the relationship manager of 3 doctors and 12 cases, 5 of them open.',
      ),
    ).toBeInTheDocument();
    await waitFor(() => expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled());
    await choose(user, 'Who takes them over?', 'Rıfat Can');
    await press(user, 'Submit');
    await waitFor(() => expect(sent('PUT /contact/{id}')).toHaveLength(1));
    expect(sent('PUT /contact/{id}')[0]!.request.body).toEqual({
      uuid: 'p-2',
      model: { name: 'Rana Malik', phone: null, role: null },
      reassignTo: 'p-3',
      version: 4,
    });
  });

  it('[CO-05] delete after the question', async () => {
    const { user, sent } = await renderCompany({
      ...peopleCall([own, admin]),
      'DELETE /contact/{id}': { ok: true },
    });
    const question = await open(user, 'Delete Ali Öz');
    expect(screen.getByRole('dialog', { name: 'Delete contact' })).toBeInTheDocument();
    expect(question.getByText('Are you sure you want to delete Ali Öz')).toBeInTheDocument();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await press(user, 'Remove');
    expect(await screen.findByText('Contact removed')).toBeInTheDocument();
    expect(sent('DELETE /contact/{id}')[0]!.request.params).toEqual({ id: 'p-1' });
  });

  it('[CO-05] delete an RM only with who takes over, be it nobody', async () => {
    const { user, sent } = await renderCompany({
      ...peopleCall([own, manager, second]),
      'DELETE /contact/{id}': { ok: true },
    });
    const question = await open(user, 'Delete Rana Malik');
    expect(await question.findByText(/3 doctors and 12 cases/)).toBeInTheDocument();
    await waitFor(() => expect(question.getByRole('button', { name: 'Remove' })).toBeDisabled());
    await choose(user, 'Who takes them over?', 'Nobody: they stay unassigned');
    await press(user, 'Remove');
    await waitFor(() => expect(sent('DELETE /contact/{id}')).toHaveLength(1));
    expect(sent('DELETE /contact/{id}')[0]!.request.query.get('reassignTo')).toBe('nobody');
  });

  it('[CO-05] delete an RM who has nothing without another question', async () => {
    const { user, sent } = await renderCompany({
      ...peopleCall([own, manager]),
      'GET /contact/{id}/managed': { doctors: 0, openCases: 0, cases: 0 },
      'DELETE /contact/{id}': { ok: true },
    });
    const question = await open(user, 'Delete Rana Malik');
    await waitFor(() => expect(question.queryByRole('status')).toBeNull());
    expect(question.queryByRole('combobox')).toBeNull();
    await press(user, 'Remove');
    await waitFor(() => expect(sent('DELETE /contact/{id}')).toHaveLength(1));
    expect([...sent('DELETE /contact/{id}')[0]!.request.query]).toEqual([]);
  });

  it('show what somebody else changes, and say that they could not be read', async () => {
    let people = [own, admin];
    let isUp = true;
    const { user } = await renderCompany({
      'GET /contact': () => (isUp ? listOf(people) : Response.json({}, { status: 500 })),
    });
    await (await table()).findByText('Ali Öz');
    people = [own, { ...admin, name: 'Ali Özgür' }];
    bus.emit('contact:changed', { uuid: 'p-1' });
    expect(await (await table()).findByText('Ali Özgür')).toBeInTheDocument();
    isUp = false;
    await user.click((await table()).getByRole('columnheader', { name: 'Name' }));
    const section = within(screen.getByRole('region', { name: 'Admin users' }));
    expect(await section.findByText('This could not be loaded')).toBeInTheDocument();
    isUp = true;
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await (await table()).findByText('Ali Özgür')).toBeInTheDocument();
  });

  it.each([
    ['Edit Ali Öz', 'Edit Contact'],
    ['Delete Rana Malik', 'Delete contact'],
  ])(
    '[CO-05] keep the form of ‘%s’ when somebody else moves the row to another page',
    async (button, title) => {
      let people = [own, admin, manager];
      const { user } = await renderCompany({ ...peopleCall([]), 'GET /contact': () => listOf(people) });
      const form = await open(user, button);
      const name = form.queryByRole('textbox', { name: 'Name' });
      if (name) await user.type(name, ' Jr');
      people = [own, second];
      bus.emit('contact:changed', { uuid: 'p-3' });
      await waitFor(() => expect(screen.getByText('Rıfat Can')).toBeInTheDocument());
      expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();
      if (name) expect(name).toHaveValue('Ali Öz Jr');
    },
  );

  it('[SH-27] cannot be changed by a blocked company, which is said', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await renderCompany(peopleCall([own, admin]));
    for (const name of ['plus Add admin', 'Edit Ali Öz', 'Delete Ali Öz'])
      expect(await screen.findByRole('button', { name })).toBeDisabled();
  });
});

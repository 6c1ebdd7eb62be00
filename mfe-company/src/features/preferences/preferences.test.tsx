import { bus } from '@portal/shared/bus';
import { buildConfiguration, buildContact, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderCompany } from '../../testing/render-company';

type Served = NonNullable<Parameters<typeof renderCompany>[0]>;
type User = Awaited<ReturnType<typeof renderCompany>>['user'];

const NOTE =
  'Please note changing the trimline and offset will be applied to all orders moving forward to new and existing cases';
const render = (served: Served = {}) => renderCompany(served, '/profile/preferences');
const pencil = () => screen.findByRole('button', { name: 'Edit information: Edit Preferences' });
const choose = async (user: User, group: string, label: string, option: string) => {
  const fields = within(screen.getByRole('group', { name: group }));
  await user.click(fields.getByRole('combobox', { name: new RegExp(`^${label.replace(/[()]/g, '.')}`) }));
  const found = await screen.findAllByTitle(option);
  await user.click(found.at(-1)!);
};
/** The one about the change, over the form. */
const question = async () => within((await screen.findByText(NOTE)).closest<HTMLElement>('[role=dialog]')!);
const submit = async (user: User) => {
  const button = screen.getByRole('button', { name: 'Submit' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

beforeEach(() => signIn());

describe('the product preferences', () => {
  it('[CO-19] [CO-21] are offset, trim line and material of aligner and retainer', async () => {
    await render();
    const card = within(await screen.findByRole('region', { name: 'Preferences' }));
    expect(await card.findByText('0.5 mm')).toBeInTheDocument();
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Offset (mm)', 'Trimline', 'Material'],
      ...['Offset (mm)', 'Trimline', 'Material'],
    ]);
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      ...['0.5 mm', 'Scalloped', 'Zendura FLX'],
      ...['0 mm', 'Straight cut', 'Zendura A'],
    ]);
  });

  it('[CO-20] are pending until the question is confirmed, and sent then', async () => {
    let configuration = buildConfiguration();
    const { user, sent } = await render({
      'GET /company/configuration': () => configuration,
      'PATCH /company/configuration': ({ body }) =>
        (configuration = { ...configuration, ...(body as object), version: 2 }),
    });
    await user.click(await pencil());
    await choose(user, 'Aligner', 'Offset (mm)', '1 mm');
    await submit(user);
    expect(await screen.findByText(NOTE)).toBeInTheDocument();
    expect(sent('PATCH /company/configuration')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Product preferences updated successfully.')).toBeInTheDocument();
    expect(sent('PATCH /company/configuration')[0]!.request.body).toEqual({
      alignerOffset: '1',
      alignerCutline: 'SCALLOPED',
      alignerMaterial: 'Zendura FLX',
      retainerOffset: '0',
      retainerCutline: 'STRAIGHT_CUT',
      retainerMaterial: 'Zendura A',
      version: 1,
    });
    expect(await screen.findByText('1 mm')).toBeInTheDocument();
  });

  it('[CO-20] are discarded by Cancel', async () => {
    const { user, sent } = await render();
    await user.click(await pencil());
    await choose(user, 'Retainer', 'Trimline', 'Scalloped');
    await submit(user);
    await user.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('PATCH /company/configuration')).toEqual([]);
    expect(screen.getByText('Straight cut')).toBeInTheDocument();
  });

  it('[CO-20] say that they could not be saved, and ask again', async () => {
    const { user } = await render({
      'PATCH /company/configuration': () => Response.json({ code: 'busy', message: 'no' }, { status: 409 }),
    });
    await user.click(await pencil());
    await choose(user, 'Aligner', 'Offset (mm)', '0 mm');
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Error updating product preferences.')).toBeInTheDocument();
    expect(screen.getByText(NOTE)).toBeInTheDocument();
  });

  it('[CO-20] overwrite what a colleague saved while the question stood only when asked again, and keep the form', async () => {
    let configuration = buildConfiguration();
    const { user, sent } = await render({
      'GET /company/configuration': () => configuration,
      'PATCH /company/configuration': ({ body }) =>
        (body as { version: number }).version === configuration.version
          ? configuration
          : Response.json({ code: 'conflict', message: 'Somebody was faster' }, { status: 409 }),
    });
    await user.click(await pencil());
    await choose(user, 'Aligner', 'Offset (mm)', '1 mm');
    await submit(user);
    await screen.findByText(NOTE);
    configuration = { ...configuration, alignerOffset: '0', version: 2 };
    bus.emit('company:changed', { uuid: 'k', part: 'configuration' });
    const card = within(screen.getByRole('region', { name: 'Preferences' }));
    await waitFor(() => expect(card.getAllByText('0 mm')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent('PATCH /company/configuration')).toHaveLength(1));
    expect(sent('PATCH /company/configuration')[0]!.request.body).toMatchObject({ version: 1 });
    expect(await screen.findByText('Somebody was faster')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
    const form = within(screen.getByRole('dialog', { name: 'Edit Preferences' }));
    expect(await form.findByText('Changed meanwhile')).toBeVisible();
    expect(form.getByTitle('1 mm')).toBeInTheDocument();
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent('PATCH /company/configuration')).toHaveLength(2));
    expect(sent('PATCH /company/configuration')[1]!.request.body).toMatchObject({
      alignerOffset: '1',
      version: 2,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[CO-19] need the four offsets and trim lines, and no material', async () => {
    const nothing = { alignerOffset: null, alignerMaterial: null, retainerMaterial: null } as const;
    const { user } = await render({ 'GET /company/configuration': buildConfiguration(nothing) });
    await user.click(await pencil());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled());
    await choose(user, 'Aligner', 'Offset (mm)', '0.5 mm');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    for (const clear of document.querySelectorAll('.ant-select-clear')) await user.click(clear);
    await waitFor(() => expect(screen.getAllByText('Field is required')).toHaveLength(4));
  });

  it('[CO-19] leave a material to the lab again', async () => {
    const { user, sent } = await render({ 'PATCH /company/configuration': buildConfiguration() });
    await user.click(await pencil());
    const retainer = screen.getByRole('group', { name: 'Retainer' });
    const material = within(retainer).getByRole('combobox', { name: /^Material/ });
    await user.click(material.closest('.ant-select')!.querySelector('.ant-select-clear')!);
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(sent('PATCH /company/configuration')[0]?.request.body).toMatchObject({
        alignerMaterial: 'Zendura FLX',
        retainerMaterial: null,
      }),
    );
  });

  it('[CO-21] offer Zendura A for retainers only', async () => {
    const { user } = await render();
    await user.click(await pencil());
    const group = within(screen.getByRole('group', { name: 'Aligner' }));
    await user.click(group.getByRole('combobox', { name: /^Material/ }));
    expect(await screen.findByRole('option', { name: 'Zendura FLX' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Zendura A' })).toBeNull();
  });

  it.each([
    [
      'who is no super admin',
      { user: { flagsMap: { ...buildContact().flagsMap, superAdmin: false } } },
      {},
      /A super admin/,
    ],
    ['whose company has none of its own', {}, { allowPreferences: false }, /the lab chooses/],
  ])('[CO-19] have no pencil for somebody %s, and say why', async (_who, session, configuration, reason) => {
    signIn(session);
    await render({ 'GET /company/configuration': buildConfiguration(configuration) });
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Edit Preferences/ })).toBeNull();
  });
});

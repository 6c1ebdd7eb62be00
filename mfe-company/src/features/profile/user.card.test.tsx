import { bus } from '@portal/shared/bus';
import { buildContact, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderCompany } from '../../testing/render-company';

const card = async () => within(await screen.findByRole('region', { name: 'User Information' }));
const checkbox = () => screen.findByRole('checkbox', { name: 'Email notifications' });
const flagsOf = (emailSubscription: boolean) => ({ ...buildContact().flagsMap, emailSubscription });

beforeEach(() => signIn());

describe('User Information', () => {
  it('[CO-03] shows avatar, name, email and phone', async () => {
    await renderCompany({ 'GET /contact/me': buildContact({ phone: '+90 532 000 00 00' }) });
    for (const text of ['EC', 'Emma Clark', 'emma@clinic.example', '+90 532 000 00 00']) {
      expect(await (await card()).findByText(text)).toBeInTheDocument();
    }
  });

  it('[CO-03] saves name and phone, leaves the email alone, and tells the portal', async () => {
    const received = jest.fn();
    const off = bus.on('user:updated', received);
    let contact = buildContact({ phone: '100' });
    const { seen, user } = await renderCompany({
      'GET /contact/me': () => contact,
      'PUT /contact/me': ({ body }) => (contact = { ...contact, ...(body as object) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit information: Edit Info' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: 'Email' })).toBeDisabled();
    await user.clear(dialog.getByRole('textbox', { name: /Name/ }));
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Emma C. Clark');
    await user.clear(dialog.getByRole('textbox', { name: /Phone/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('User data saved with api')).toBeInTheDocument();
    expect(await (await card()).findByText('Emma C. Clark')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === 'PUT /contact/me')?.request.body).toEqual({
      name: 'Emma C. Clark',
      phone: null,
      version: 1,
    });
    expect(received).toHaveBeenCalledWith({ uuid: contact.uuid });
    off();
  });

  it('[CO-03] wants a name, and a phone of digits', async () => {
    const { user } = await renderCompany();
    await user.click(await screen.findByRole('button', { name: 'Edit information: Edit Info' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Phone/ }), 'call me');
    expect(await dialog.findByText('Use digits, spaces, brackets, + and - only')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled());
    await user.clear(dialog.getByRole('textbox', { name: /Phone/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await user.clear(dialog.getByRole('textbox', { name: /Name/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled());
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('[CO-03] turns email notifications that are %s by the flag %d', async (isOn, value) => {
    let contact = buildContact({ flagsMap: flagsOf(isOn) });
    const { seen, user } = await renderCompany({
      'GET /contact/me': () => contact,
      'PUT /contact/me/flags': () => (contact = buildContact({ flagsMap: flagsOf(!isOn) })),
    });
    await user.click(await checkbox());
    await waitFor(() => expect(seen.find(({ call }) => call === 'PUT /contact/me/flags')).toBeDefined());
    expect(seen.find(({ call }) => call === 'PUT /contact/me/flags')?.request.body).toEqual({
      flags: [{ name: 'emailSubscription', value }],
    });
    await waitFor(async () => expect(((await checkbox()) as HTMLInputElement).checked).toBe(!isOn));
    await waitFor(async () => expect(await checkbox()).toBeEnabled());
  });

  it('[CO-03] leaves email notifications of relationship managers on', async () => {
    await renderCompany({ 'GET /contact/me': buildContact({ role: 'RM' }) });
    expect(await checkbox()).toBeDisabled();
    expect(await checkbox()).toBeChecked();
  });

  it('reads the person again when another tab changed them', async () => {
    let contact = buildContact();
    await renderCompany({ 'GET /contact/me': () => contact });
    expect(await (await card()).findByText('Emma Clark')).toBeInTheDocument();
    contact = buildContact({ name: 'Emma Stone' });
    bus.emit('user:updated', { uuid: contact.uuid });
    expect(await (await card()).findByText('Emma Stone')).toBeInTheDocument();
  });
});

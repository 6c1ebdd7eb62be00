import { bus } from '@portal/shared/bus';
import { buildCompany, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { callsAfter, renderCompany } from '../../testing/render-company';

const card = () => screen.findByRole('region', { name: 'Company Information' });
const openDialog = async (user: Awaited<ReturnType<typeof renderCompany>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Edit information: Edit Company Info' }));
  return within(screen.getByRole('dialog'));
};
const refuse = () => Response.json({ code: 'unavailable', message: 'Out of order' }, { status: 503 });

beforeEach(() => signIn());

describe('Company Information', () => {
  it('[CO-02] shows the company, a dash for what is empty, and initials for a logo that is not there', async () => {
    await renderCompany();
    const company = within(await card());
    for (const text of ['Bright Smile Group', '+1 212 555 0100', 'support@clinic.example', 'BG']) {
      expect(await company.findByText(text)).toBeInTheDocument();
    }
    expect(company.getByText('Theme').nextSibling).toHaveTextContent('—');
  });

  it('[CO-02] keeps a logo within 160 by 160 pixels', async () => {
    await renderCompany({ 'GET /company/me': buildCompany({ logoUrl: '/logo.png' }) });
    expect(await screen.findByRole('img', { name: 'Bright Smile Group' })).toHaveStyle({
      maxInlineSize: '160px',
      maxBlockSize: '160px',
    });
  });

  it('[AP-10] [CO-02] [CO-29] saves support phone and email, reads the company again, says so and tells the portal', async () => {
    const received = jest.fn();
    const off = bus.on('company:updated', received);
    let company = buildCompany();
    const { seen, user } = await renderCompany({
      'GET /company/me': () => company,
      'PUT /company': ({ body }) => (company = { ...company, ...(body as object) }),
    });
    const dialog = await openDialog(user);
    const phone = dialog.getByRole('textbox', { name: 'Support Phone Number' });
    await user.clear(phone);
    await user.type(phone, '+90 212 000 0000');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Company info updated successfully.')).toBeInTheDocument();
    expect(await within(await card()).findByText('+90 212 000 0000')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === 'PUT /company')?.request.body).toEqual({
      phone: '+90 212 000 0000',
      email: 'support@clinic.example',
      version: 1,
    });
    expect(callsAfter(seen, 'PUT /company')).toContain('GET /company/me');
    expect(received).toHaveBeenCalledWith({ uuid: company.uuid });
    off();
  });

  it('[CO-29] [CO-30] keeps the dialog open with what was typed when saving fails', async () => {
    const { user } = await renderCompany({ 'PUT /company': refuse });
    const dialog = await openDialog(user);
    const email = dialog.getByRole('textbox', { name: 'Support Email' });
    await user.clear(email);
    await user.type(email, 'new@clinic.example');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Error updating company info.')).toBeInTheDocument();
    expect(email).toHaveValue('new@clinic.example');
  });

  it.each(['', 'not an address'])('[CO-02] does not take %j for an email', async (text) => {
    const { user } = await renderCompany();
    const dialog = await openDialog(user);
    const email = dialog.getByRole('textbox', { name: 'Support Email' });
    expect(email).toHaveAttribute('type', 'email');
    await user.clear(email);
    if (text) await user.type(email, text);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled());
  });

  it('[SH-27] offers no change to a blocked company', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await renderCompany();
    expect(await screen.findByRole('button', { name: 'Edit information: Edit Company Info' })).toBeDisabled();
    expect(await screen.findByRole('combobox', { name: 'Preferred date format' })).toBeDisabled();
    expect(await screen.findByRole('combobox', { name: 'Dental Notation' })).toBeDisabled();
    expect(await screen.findByRole('checkbox', { name: 'Email notifications' })).toBeDisabled();
  });

  it('says when the company cannot be read, and reads it again on demand', async () => {
    let isUp = false;
    const { user } = await renderCompany({ 'GET /company/me': () => (isUp ? buildCompany() : refuse()) });
    const company = within(await card());
    expect(await company.findByText('This could not be loaded')).toBeInTheDocument();
    isUp = true;
    await user.click(company.getByRole('button', { name: 'Try again' }));
    expect(await company.findByText('support@clinic.example')).toBeInTheDocument();
  });
});

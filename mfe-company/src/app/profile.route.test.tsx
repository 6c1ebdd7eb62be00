import { buildContact, signIn } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { renderCompany } from '../testing/render-company';

const flagsMap = { ...buildContact().flagsMap, superAdmin: false };
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the tabs of the profile', () => {
  it('[CO-01] are profile, addresses and product preferences for a super admin, each at its own address', async () => {
    signIn();
    const { user } = await renderCompany();
    await screen.findByRole('tab', { name: 'Profile', selected: true });
    expect(tabs()).toEqual(['Profile', 'Addresses', 'Product Preferences', 'Security']);
    await user.click(screen.getByRole('tab', { name: 'Addresses' }));
    expect(await screen.findByRole('button', { name: /Add address/ })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/profile/addresses');
    await user.click(screen.getByRole('tab', { name: 'Product Preferences' }));
    expect(await screen.findByRole('region', { name: 'Preferences' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/profile/preferences');
  });

  it('[CO-01] [CO-04] are without the addresses for others, who see no admin users either', async () => {
    signIn({ user: { flagsMap } });
    const { sent } = await renderCompany();
    await screen.findByRole('tab', { name: 'Profile', selected: true });
    expect(tabs()).toEqual(['Profile', 'Product Preferences', 'Security']);
    await screen.findByText('support@clinic.example');
    expect(screen.queryByRole('region', { name: 'Admin users' })).toBeNull();
    expect(sent('GET /contact')).toEqual([]);
  });

  it('[CO-01] tell somebody else that the addresses are not for them, and ask the server for none', async () => {
    signIn({ user: { flagsMap } });
    const { sent } = await renderCompany({}, '/profile/addresses');
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
    expect(screen.getByText(/The addresses are for super admins/)).toBeInTheDocument();
    expect(sent('GET /address')).toEqual([]);
  });
});

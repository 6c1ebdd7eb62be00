import { signIn } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { renderCompany } from '../testing/render-company';

beforeEach(() => signIn());

describe('the company domain', () => {
  it('leads from /profile to the tab profile', async () => {
    await renderCompany();
    expect(await screen.findByRole('heading', { level: 1, name: 'Company profile' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/profile/profile');
  });

  it.each(['/profile/nothing', '/profile/toString'])('has nothing at %s', async (path) => {
    await renderCompany({}, path);
    expect(await screen.findByText('There is nothing here')).toBeInTheDocument();
  });

  it('speaks Arabic', async () => {
    await renderCompany({}, '/profile/profile', 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'ملف الشركة' })).toBeInTheDocument();
    expect(await screen.findByText('معلومات الشركة')).toBeInTheDocument();
  });
});

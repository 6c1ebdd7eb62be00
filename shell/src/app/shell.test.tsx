import { api } from '@portal/shared/api';
import { locale } from '@portal/shared/i18n';
import { serveCalls } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildFeed, buildManifest, MANIFESTS } from '../testing/build-feed';
import { missingRemotes } from '../testing/fake-remotes';
import { CALLS, freshBrowser, openShell, signIn } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

beforeEach(() => {
  freshBrowser();
  serveCalls(CALLS);
});

describe('the portal', () => {
  it('[SH-01] [SH-06] has the navigation of the manifests, as links, with the present one marked', async () => {
    await openShell('/dashboard/admin/all');
    const navigation = await screen.findByRole('navigation', { name: 'Main navigation' });
    const current = within(navigation).getByRole('link', { name: 'Pending Actions' });
    expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(navigation).getByRole('link', { name: 'Admin Cases' }));
    expect(window.location.pathname).toBe('/cases/admin');
    expect(screen.getByText('BETA')).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(screen.getByText('page of cases'));
  });

  it('[SH-02] shows the navigation in Arabic, right to left', async () => {
    locale.set('ar');
    await openShell('/dashboard/admin/all');
    expect(await screen.findByRole('link', { name: 'الإجراءات المعلّقة' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });

  it('[SH-02] keeps the page that is open when the language changes', async () => {
    await openShell('/cases/admin');
    const shown = await screen.findByText('page of cases');
    await act(async () => locale.set('ar'));
    expect(await screen.findByRole('link', { name: 'الإجراءات المعلّقة' })).toBeVisible();
    expect(shown).toBeVisible();
  });

  it('[PL-05] keeps standing when a remote does not come, and tries it again', async () => {
    missingRemotes.add('cases');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openShell('/dashboard/admin/all');
    expect(await screen.findByText('Cases cannot be shown right now')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    missingRemotes.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('page of cases')).toBeVisible();
  });

  it('[SH-07] has a user menu that leads out, and the way back is not remembered', async () => {
    await openShell('/cases/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Emma Clark' }));
    expect(await screen.findByRole('link', { name: 'Reset your password' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
    const [guide] = screen.getAllByRole('link', { name: 'Quick guide' }).filter((link) => link.closest('li'));
    expect(guide).toHaveAttribute('href', '/quick-guide');
    await userEvent.click(screen.getByText('Logout'));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(sessionStorage.length).toBe(0);
  });

  it('[SH-20] forty refused calls are one logout, which says why and leads back after the login', async () => {
    await openShell('/cases/admin');
    await screen.findByText('page of cases');
    globalThis.fetch = () =>
      Promise.resolve(Response.json({ code: 'sessionExpired', message: 'Session expired' }, { status: 401 }));
    await act(() =>
      Promise.allSettled(Array.from({ length: 40 }, () => api.call('GET /case', {}, { quiet: true }))),
    );
    expect(await screen.findByText('Session expired')).toBeVisible();
    expect(screen.getAllByText('Session expired')).toHaveLength(1);
    serveCalls(CALLS);
    await signIn();
    await waitFor(() => expect(window.location.pathname).toBe('/cases/admin'));
  });

  it('[AP-03] tells a failed call by a notice, unless its caller shows it', async () => {
    await openShell('/cases/admin');
    const message = 'The plan is no longer waiting for an approval';
    const refuse = () => Response.json({ code: 'notAllowedNow', message }, { status: 409 });
    serveCalls({ ...CALLS, 'GET /case': refuse });
    await act(() => Promise.allSettled([api.call('GET /case', {}, { quiet: true })]));
    expect(screen.queryByText(message)).toBeNull();
    await act(() => Promise.allSettled([api.call('GET /case')]));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('the slot over every page', () => {
  const title = { en: 'Welcome', tr: 'Hoş geldiniz', ar: 'مرحبًا' };
  const welcome = { slot: 'session', id: 'welcome', part: 'welcome', title, order: 10 } as const;
  const feedWith = (over: { access: 'customer' | 'onlyGuest' }) =>
    buildFeed([...MANIFESTS, buildManifest('welcome', { slots: [{ ...welcome, ...over }] })]);

  it('[PL-05] holds what a domain has for everybody who is signed in, on any page, and goes with the session', async () => {
    await openShell('/cases/admin', { feed: feedWith({ access: 'customer' }) });
    const part = await screen.findByText('part welcome of welcome');
    expect(await screen.findByText('page of cases')).toBeVisible();
    const navigation = await screen.findByRole('navigation', { name: 'Main navigation' });
    await userEvent.click(within(navigation).getByRole('link', { name: /^Company profile/ }));
    expect(await screen.findByText('page of company')).toBeVisible();
    expect(part).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Account of Emma Clark' }));
    await userEvent.click(screen.getByText('Logout'));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(part).not.toBeInTheDocument();
  });

  it('is empty for those it is not meant for', async () => {
    await openShell('/cases/admin', { feed: feedWith({ access: 'onlyGuest' }) });
    expect(await screen.findByText('page of cases')).toBeVisible();
    expect(screen.queryByText('part welcome of welcome')).toBeNull();
  });

  it('[PL-05] reports a part that cannot be shown, and says nothing above a page that works', async () => {
    missingRemotes.add('welcome');
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openShell('/cases/admin', { feed: feedWith({ access: 'customer' }) });
    expect(await screen.findByText('page of cases')).toBeVisible();
    const failed = expect.stringMatching(/^The remote welcome .* failed:$/) as string;
    await waitFor(() => expect(log).toHaveBeenCalledWith(failed, expect.anything()));
    expect(screen.queryByText('Welcome cannot be shown right now')).toBeNull();
  });
});

describe('getting around', () => {
  it('[SH-11] goes to a page by a part of its name, and says when there is none', async () => {
    await openShell('/dashboard/admin/all');
    const search = await screen.findByRole('combobox', { name: 'Search the portal' });
    await userEvent.type(search, 'zzz');
    expect(await screen.findByText('No results..')).toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.type(search, 'profile');
    await userEvent.click(await screen.findByRole('option', { name: /^Company profile/ }));
    expect(window.location.pathname).toBe('/profile/profile');
  });

  it('[SH-29] has a quick guide that leads to the pages it names', async () => {
    await openShell('/quick-guide');
    expect(await screen.findByRole('heading', { level: 1, name: 'Quick guide' })).toBeVisible();
    const steps = within(screen.getByRole('main'));
    expect(steps.getAllByRole('listitem')).toHaveLength(6);
    const links = steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['New case', '/cases/new'],
      ['Pending Actions', '/dashboard/admin/all'],
      ['Pending Actions', '/dashboard/admin/all'],
      ['Shipments', '/shipments/client'],
      ['Inbox', '/inbox'],
    ]);
  });

  it('[SH-28] changes a password, and says which field is wrong', async () => {
    const refusal = { code: 'wrongCredentials', message: 'wrong', errors: { oldPassword: 'wrong' } };
    serveCalls({ ...CALLS, 'PUT /contact/resetPassword': () => Response.json(refusal, { status: 400 }) });
    await openShell('/reset-password');
    await userEvent.type(await screen.findByLabelText('Current password'), 'old');
    await userEvent.type(screen.getByLabelText('New password'), 'A-longer-word-2026');
    await userEvent.type(screen.getByLabelText('Repeat new password'), 'A-longer-word-2026');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('This is not your current password')).toBeVisible();
    serveCalls({ ...CALLS, 'PUT /contact/resetPassword': { ok: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Your password has been changed')).toBeVisible();
  });
});

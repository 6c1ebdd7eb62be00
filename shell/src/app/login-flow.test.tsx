import { serveCalls } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CALLS, freshBrowser, openShell, signIn } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

beforeEach(() => {
  freshBrowser();
  serveCalls(CALLS);
});

describe('the way in', () => {
  it('[SH-04] [SH-05] asks for the login, and then shows what was asked for', async () => {
    await openShell('/cases/admin?page=2', { isSignedIn: false });
    expect(window.location.pathname).toBe('/login');
    expect(screen.queryByRole('navigation')).toBeNull();
    await signIn();
    await waitFor(() => expect(screen.getByText('page of cases')).toBeVisible());
    expect(window.location.pathname + window.location.search).toBe('/cases/admin?page=2');
    expect(await screen.findByText('Logging Successfuly')).toBeVisible();
  });

  it('[SH-18] announces a restored session to screen readers and shows no notice', async () => {
    await openShell('/cases/admin');
    expect(await screen.findByText('Logging Successfuly')).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[SH-05] an address that looks like another host stays an address of the portal', async () => {
    await openShell('/', { isSignedIn: false });
    sessionStorage.setItem('portal.session.returnTo', '//evil.example/cases/admin');
    await signIn();
    await waitFor(() => expect(screen.getByText('page of cases')).toBeVisible());
    expect(window.location.href).toBe('http://localhost/dashboard/admin/all');
  });

  it('[SH-28] shows wrong credentials at their field and keeps what was typed', async () => {
    const message = 'Wrong email or password';
    serveCalls({
      ...CALLS,
      'POST /auth': () =>
        Response.json({ code: 'wrongCredentials', message, errors: { password: message } }, { status: 400 }),
    });
    await openShell('/login', { isSignedIn: false });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled());
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByText('Enter your email')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await userEvent.clear(screen.getByLabelText('Password'));
    await signIn();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('emma@clinic.example');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('[SH-28] says that an account is locked', async () => {
    serveCalls({
      ...CALLS,
      'POST /auth': () =>
        Response.json({ code: 'lockedOut', message: 'Too many failed attempts.' }, { status: 429 }),
    });
    await openShell('/login', { isSignedIn: false });
    await signIn();
    expect(await screen.findByText('Too many failed attempts.')).toBeVisible();
  });

  it('[SH-02] speaks Arabic from right to left', async () => {
    await openShell('/login', { isSignedIn: false });
    await userEvent.click(screen.getByText('العربية'));
    expect(await screen.findByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
  });

  it('[SH-04] a signed-in person has nothing to do at the login page', async () => {
    await openShell('/login');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/admin/all'));
  });
});

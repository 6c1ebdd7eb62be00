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

/** What a device answers, as the browser hands it on. */
const bytes = new Uint8Array([1, 2, 3]).buffer;
const ANSWER = {
  ...{ id: 'AQID', rawId: bytes, type: 'public-key' },
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
};

const CODE_NEEDED = {
  field: 'code',
  code: 'codeNeeded',
  values: { challenge: 'challenge-1' },
  msg: 'Enter the code',
};

/** The login page of the HTML, in which somebody has typed and chosen. */
function loginBeforeScripts(): HTMLElement {
  const waiting = document.createElement('div');
  waiting.dataset['waiting'] = '';
  waiting.innerHTML = `<input type="radio" name="language" value="en" checked /><input type="radio" name="language" value="tr" />
    <dialog open><form method="dialog"><input name="username" /><input name="password" type="password" /></form></dialog>`;
  document.body.replaceChildren(waiting);
  const [, turkish, email, password] = waiting.querySelectorAll('input');
  turkish?.click();
  Object.assign(email ?? {}, { value: 'emma@clinic.example' });
  Object.assign(password ?? {}, { value: 'right' });
  email?.focus();
  email?.setSelectionRange(2, 4);
  return waiting;
}

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

  it('[SH-28] takes over what was typed before it came, with focus, caret and the language that was chosen', async () => {
    await openShell('/login', { isSignedIn: false, splash: loginBeforeScripts });
    const email = screen.getByLabelText<HTMLInputElement>('E-posta');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveValue('emma@clinic.example');
    expect([email.selectionStart, email.selectionEnd]).toEqual([2, 4]);
    expect(screen.getByLabelText('Şifre')).toHaveValue('right');
    expect(screen.getByRole('button', { name: 'Giriş yap' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: 'Türkçe' })).toBeChecked();
    expect(document.querySelectorAll('form')).toHaveLength(1);
  });

  it('[SH-28] signs in at once where Enter was pressed before it came', async () => {
    const { seen } = serveCalls(CALLS);
    const splash = () => {
      const waiting = loginBeforeScripts();
      waiting.querySelector('dialog')?.removeAttribute('open');
      return waiting;
    };
    await openShell('/', { isSignedIn: false, splash });
    expect(await screen.findByText('page of cases')).toBeVisible();
    expect(seen.find(({ call }) => call === 'POST /auth')?.request.body).toEqual({
      ...{ username: 'emma@clinic.example', password: 'right' },
    });
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

  it('[SH-28] asks for a code where the password is not enough, says a wrong one, and goes on with a right one', async () => {
    const sent: unknown[] = [];
    serveCalls({
      ...CALLS,
      'POST /auth': () =>
        Response.json(
          { code: 'secondFactorNeeded', message: 'a code', extra: [CODE_NEEDED] },
          { status: 400 },
        ),
      'POST /auth/secondFactor': ({ body }) => {
        sent.push(body);
        if (sent.length === 2) return { accessToken: 'access', refreshToken: 'refresh', expiresIn: 43_200 };
        const extra = [{ field: 'code', code: 'wrongCode', msg: 'This code is wrong or was used already' }];
        return Response.json({ code: 'wrongCredentials', message: 'no', extra }, { status: 400 });
      },
    });
    await openShell('/cases/admin', { isSignedIn: false });
    await signIn();
    const field = await screen.findByLabelText('Code of your authenticator app');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(localStorage.getItem('portal.session.accessToken')).toBeNull();
    await userEvent.type(field, '000000{Enter}');
    expect(await screen.findByText('This code is wrong or was used already')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '123456{Enter}');
    await waitFor(() => expect(screen.getByText('page of cases')).toBeVisible());
    expect(sent).toEqual([
      { challenge: 'challenge-1', code: '000000' },
      { challenge: 'challenge-1', code: '123456' },
    ]);
  });

  it('[SH-28] goes back from the code to the password', async () => {
    serveCalls({
      ...CALLS,
      'POST /auth': () =>
        Response.json(
          { code: 'secondFactorNeeded', message: 'a code', extra: [CODE_NEEDED] },
          { status: 400 },
        ),
      'POST /auth/secondFactor': () =>
        Response.json({ code: 'signInExpired', message: 'The sign-in took too long.' }, { status: 410 }),
    });
    await openShell('/login', { isSignedIn: false });
    await signIn();
    await userEvent.type(await screen.findByLabelText('Code of your authenticator app'), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in took too long.');
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  it('is a passkey, as the second step too, and a prompt that is closed is no error', async () => {
    const get = jest
      .fn()
      .mockRejectedValueOnce(Object.assign(new Error('closed'), { name: 'NotAllowedError' }))
      .mockResolvedValueOnce(ANSWER);
    Object.defineProperty(window, 'PublicKeyCredential', { value: () => null, configurable: true });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    const offered = {
      field: 'passkey',
      code: 'passkeyOffered',
      values: { besides: 'recoveryCode' },
      msg: 'or',
    };
    const { seen } = serveCalls({
      ...CALLS,
      'POST /auth': () =>
        Response.json(
          { code: 'secondFactorNeeded', message: 'more', extra: [CODE_NEEDED, offered] },
          { status: 400 },
        ),
      'POST /auth/passkey/options': {
        ...{ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 300_000 },
        userVerification: 'required',
      },
      'POST /auth/passkey': { accessToken: 'access', refreshToken: 'refresh', expiresIn: 43_200 },
    });
    await openShell('/cases/admin', { isSignedIn: false });
    const button = () => screen.findByRole('button', { name: 'Use a passkey' });
    await userEvent.click(await button());
    expect(await screen.findByText('No passkey was used. Try again, or sign in another way.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await signIn();
    expect(await screen.findByLabelText('Recovery code')).toBeVisible();
    await userEvent.click(await button());
    await waitFor(() => expect(screen.getByText('page of cases')).toBeVisible());
    const sent = seen.filter(({ call }) => call.startsWith('POST /auth/passkey'));
    expect(sent.map(({ request }) => request.body)).toEqual([
      {},
      { challenge: 'challenge-1' },
      { credential: expect.objectContaining({ id: 'AQID', rawId: 'AQID' }) },
    ]);
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('leads a super admin whose company wants a second factor to set it up, wherever they go', async () => {
    const configuration = { ...CALLS['GET /company/configuration'], isSecondFactorRequired: true };
    serveCalls({ ...CALLS, 'GET /company/configuration': configuration });
    await openShell('/cases/admin');
    await waitFor(() => expect(window.location.pathname).toBe('/profile/security'));
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
    // This browser knows no passkeys.
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
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

import type { AssetTypeKey } from '@portal/shared/contract';
import { locale } from '@portal/shared/i18n';
import { drawPictures, serveCalls } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

const PASSWORD = 'A-longer-word-2026';
const guest = { isSignedIn: false };
const refused = (status: number, code: string, errors = {}) =>
  Response.json({ code, message: code, errors }, { status });

const slotFor = (assetType: AssetTypeKey) => ({ assetType, expiresAt: '2026-11-24T00:10:00.000Z' });

beforeEach(() => {
  freshBrowser();
  serveCalls(CALLS);
});

async function fillIn(password: string, repeated = password): Promise<void> {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Repeat new password'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
}

describe('a forgotten password', () => {
  it('[SH-04] [SH-28] asks for an address that may be one, and answers calmly', async () => {
    const { seen } = serveCalls({ ...CALLS, 'POST /contact/forgetPassword': { ok: true } });
    await openShell('/login', guest);
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    const send = await screen.findByRole('button', { name: 'Send the link' });
    const email = screen.getByLabelText('Email');
    expect(email).toHaveFocus();
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.type(email, 'emma@clinic');
    await waitFor(() => expect(send).toBeDisabled());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^Enter an email address/)).toBeVisible();
    await userEvent.type(email, '.example');
    await userEvent.click(send);
    expect(await screen.findByRole('status')).toHaveTextContent(/If we know this address/);
    expect(seen.map(({ request }) => request.body)).toEqual([{ email: 'emma@clinic.example' }]);
    await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(window.location.pathname).toBe('/login');
  });

  it('[SH-28] says what stands against it, and keeps the address', async () => {
    serveCalls({ ...CALLS, 'POST /contact/forgetPassword': () => refused(429, 'lockedOut') });
    await openShell('/forget-password', guest);
    await userEvent.type(await screen.findByLabelText('Email'), 'emma@clinic.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('lockedOut');
    expect(screen.getByLabelText('Email')).toHaveValue('emma@clinic.example');
  });
});

describe('the code for a phone', () => {
  it('[CA-17] asks for a picture of the slot, and for another file when it is none', async () => {
    const { seen } = serveCalls({
      ...CALLS,
      'POST /phoneLink/slot': slotFor('frtImg'),
    });
    await openShell('/phone#token=off-the-screen', guest);
    expect(await screen.findByRole('heading', { name: 'Front image' })).toBeVisible();
    expect(seen.map(({ request }) => request.body)).toEqual([{ token: 'off-the-screen' }]);
    const camera = screen.getByLabelText<HTMLInputElement>('Take a photo', { selector: 'input' });
    expect(camera).toHaveAttribute('capture', 'environment');
    fireEvent.change(camera, { target: { files: [new File(['x'], 'notes.txt')] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not a picture');
    fireEvent.change(camera, { target: { files: [new File(['x'], 'IMG_1.heic')] } });
    expect(await screen.findByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Take another one' }));
    expect(await screen.findByRole('button', { name: 'Take a photo' })).toBeVisible();
  });

  it('[CA-17] says that a picture looks dark before it is sent, and leaves it to the person', async () => {
    drawPictures(() => 'dark');
    serveCalls({ ...CALLS, 'POST /phoneLink/slot': slotFor('frtImg') });
    await openShell('/phone#token=off-the-screen', guest);
    const choose = async () => {
      const camera = await screen.findByLabelText('Take a photo', { selector: 'input' });
      fireEvent.change(camera, { target: { files: [new File(['x'], 'IMG_1.jpg')] } });
    };
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('This picture looks dark');
    const another = screen.getByRole('button', { name: 'Take another one' });
    expect(another).toHaveFocus();
    const send = screen.getByRole('button', { name: 'Send anyway' });
    expect(another.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(another);
    drawPictures(() => 'blurred');
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('This picture looks blurred');
    serveCalls({ ...CALLS, 'POST /phoneLink/picture': () => refused(409, 'phoneLinkOver') });
    await userEvent.click(screen.getByRole('button', { name: 'Send anyway' }));
    expect(await screen.findByText('This code is over or was used')).toBeVisible();
  });

  it('[CA-17] says nothing of a dark X-ray', async () => {
    drawPictures(() => 'dark');
    serveCalls({ ...CALLS, 'POST /phoneLink/slot': slotFor('panxry') });
    await openShell('/phone#token=off-the-screen', guest);
    const camera = await screen.findByLabelText('Take a photo', { selector: 'input' });
    fireEvent.change(camera, { target: { files: [new File(['x'], 'IMG_1.jpg')] } });
    expect(await screen.findByRole('button', { name: 'Send' })).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[CA-17] waits no longer than some seconds for what a picture looks like', async () => {
    jest.useFakeTimers();
    try {
      drawPictures(() => new Promise(() => undefined));
      serveCalls({ ...CALLS, 'POST /phoneLink/slot': slotFor('frtImg') });
      await openShell('/phone#token=off-the-screen', guest);
      const camera = await screen.findByLabelText('Take a photo', { selector: 'input' });
      fireEvent.change(camera, { target: { files: [new File(['x'], 'IMG_1.jpg')] } });
      expect(await screen.findByText('Looking at the picture')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['over', '/phone#token=used', () => refused(409, 'phoneLinkOver')],
    ['not there', '/phone', () => refused(500, 'internal')],
  ])('[CA-17] that is %s says so', async (_title, path, answer) => {
    serveCalls({ ...CALLS, 'POST /phoneLink/slot': answer });
    await openShell(path, guest);
    expect(await screen.findByRole('alert')).toHaveTextContent(/This code is over or was used/);
  });
});

describe('the link of a mail', () => {
  it('[SH-28] sets a password by the rules that it shows, and leads to the login', async () => {
    const { seen } = serveCalls({ ...CALLS, 'PUT /contact/setPassword': { ok: true } });
    await openShell('/set-password#token=of-a-mail', guest);
    expect(await screen.findByText('At least 10 characters')).toBeVisible();
    const field = screen.getByLabelText('New password');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    await fillIn(PASSWORD, 'another');
    expect(await screen.findByText('The new passwords do not match')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Repeat new password'));
    await userEvent.type(screen.getByLabelText('Repeat new password'), `${PASSWORD}{Enter}`);
    expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(seen.map(({ request }) => request.body)).toEqual([{ token: 'of-a-mail', password: PASSWORD }]);
  });

  it('[SH-28] is not used before both passwords are right, and Enter says what is wrong', async () => {
    const { seen } = serveCalls({ ...CALLS, 'PUT /contact/setPassword': { ok: true } });
    await openShell('/set-password#token=of-a-mail', guest);
    const set = await screen.findByRole('button', { name: 'Set password' });
    await fillIn('aaaaaaaaaaaa');
    await waitFor(() => expect(set).toBeDisabled());
    await userEvent.type(screen.getByLabelText('Repeat new password'), '{Enter}');
    expect(await screen.findAllByText('Not just a few characters repeated')).toHaveLength(2);
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
    expect(seen).toEqual([]);
  });

  it.each([
    ['en', 'This password is too common'],
    ['tr', 'Bu şifre çok yaygın. Lütfen başka bir şifre seçin.'],
  ] as const)('[SH-28] says at the field why a password is refused, in %s', async (language, text) => {
    const msg = 'This password is too common';
    const extra = [{ field: 'password', code: 'passwordCommon', msg }];
    const body = {
      code: 'validation',
      message: 'Some fields are not right',
      extra,
      errors: { password: msg },
    };
    serveCalls({ ...CALLS, 'PUT /contact/setPassword': () => Response.json(body, { status: 400 }) });
    await openShell('/set-password#token=of-a-mail', guest);
    await userEvent.type(await screen.findByLabelText('New password'), PASSWORD);
    await userEvent.type(screen.getByLabelText('Repeat new password'), PASSWORD);
    act(() => locale.set(language));
    const name = language === 'tr' ? 'Şifreyi belirle' : 'Set password';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(document.getElementById('password')).toHaveFocus());
  });

  it.each(['/set-password', '/set-password#token=used', '/set-password?token=of-an-earlier-mail'])(
    '[SH-28] that is over says so and offers another: %s',
    async (path) => {
      serveCalls({
        ...CALLS,
        'PUT /contact/setPassword': () => refused(410, 'linkExpired'),
        'POST /contact/forgetPassword': { ok: true },
      });
      await openShell(path, guest);
      if (path.includes('token')) await fillIn(PASSWORD);
      expect(await screen.findByText('This link can no longer be used')).toBeVisible();
      await userEvent.type(screen.getByLabelText('Email'), 'emma@clinic.example{Enter}');
      expect(await screen.findByText(/If we know this address/)).toBeVisible();
    },
  );

  it('[SH-04] is not lost on a signed-in person, who signs in anew after it', async () => {
    serveCalls({ ...CALLS, 'PUT /contact/setPassword': { ok: true } });
    await openShell('/set-password#token=of-a-mail');
    expect(await screen.findByText(/is signed in here/)).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    await fillIn(PASSWORD);
    expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(localStorage.getItem('portal.session.accessToken')).toBeNull();
  });
});

describe('an invitation', () => {
  it('is accepted by a press, not by opening the link', async () => {
    const { seen } = serveCalls({ ...CALLS, 'POST /doctor/acceptInvitation': { ok: true } });
    await openShell('/accept-invitation#token=of-a-mail', guest);
    const accept = await screen.findByRole('button', { name: 'Accept' });
    expect(seen).toEqual([]);
    await userEvent.click(accept);
    expect(await screen.findByText('You have accepted the invitation')).toBeVisible();
  });

  it('is asked for anew by another link in the same tab', async () => {
    const { seen } = serveCalls({ ...CALLS, 'POST /doctor/acceptInvitation': { ok: true } });
    await openShell('/accept-invitation#token=first', guest);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await screen.findByText('You have accepted the invitation');
    act(() => {
      window.history.pushState(null, '', '#token=second');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(seen.map(({ request }) => request.body)).toEqual([{ token: 'first' }, { token: 'second' }]),
    );
  });

  it('that is over says what to do', async () => {
    serveCalls({ ...CALLS, 'POST /doctor/acceptInvitation': () => refused(409, 'invitationOver') });
    await openShell('/accept-invitation#token=used', guest);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/ask the organisation to invite you again/)).toBeVisible();
  });
});

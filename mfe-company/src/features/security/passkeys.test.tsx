import type { Passkey, PasskeyCreation } from '@portal/shared/contract';
import { buildContact, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderCompany } from '../../testing/render-company';

type Served = NonNullable<Parameters<typeof renderCompany>[0]>;

const laptop: Passkey = {
  uuid: 'k-1',
  name: 'Laptop',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: null,
};
const here = {
  uuid: 's-1',
  isThis: true,
  openedAt: laptop.createdAt,
  lastUsedAt: laptop.createdAt,
  address: null,
  browser: 'Chrome',
  system: 'Windows',
};
const options: PasskeyCreation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Portal' },
  user: { id: 'aGFuZGxl', name: 'emma@clinic.example', displayName: 'Emma' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
};
const bytes = new Uint8Array([1, 2, 3]).buffer;
const made = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { attestationObject: bytes, clientDataJSON: bytes, getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
};

/** A browser that knows passkeys, and what becomes of its prompts. */
const create = jest.fn<Promise<typeof made>, []>();
beforeEach(() => {
  signIn();
  create.mockReset();
  Object.defineProperty(window, 'PublicKeyCredential', { value: () => null, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const render = (served: Served = {}) =>
  renderCompany(
    {
      'GET /contact/me/sessions': [here],
      'GET /contact/me/secondFactor': { isOn: false, recoveryCodes: 0 },
      'GET /contact/me/passkeys': [],
      'POST /contact/me/passkeys/options': options,
      ...served,
    },
    '/profile/security',
  );
const dialog = () => within(screen.getByRole('dialog'));
const prompt = (name: string) => Object.assign(new Error(name), { name });

it('says plainly that no passkey was made, keeps what was entered, and adds one at the next try', async () => {
  let passkeys: Passkey[] = [];
  const recoveryCodes = ['abcde-fghjk', 'mnpqr-stwxy'];
  const { user, sent } = await render({
    'GET /contact/me/passkeys': () => passkeys,
    'POST /contact/me/passkeys': () => {
      passkeys = [laptop];
      return { passkey: laptop, recoveryCodes };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect(dialog().getByLabelText('Name')).toHaveValue('Chrome on Windows');
  await user.type(dialog().getByLabelText('Password'), ' my password ');
  const next = () => dialog().getByRole('button', { name: 'Next' });
  for (const [failure, text] of [
    ['NotAllowedError', /prompt was closed or took too long/],
    ['InvalidStateError', /has one of your account already/],
  ] as const) {
    create.mockRejectedValueOnce(prompt(failure));
    await waitFor(() => expect(next()).toBeEnabled());
    await user.click(next());
    expect(await dialog().findByText(text)).toBeVisible();
    expect(dialog().queryByRole('alert')).toBeNull();
  }
  create.mockResolvedValueOnce(made);
  await user.click(next());
  expect(await screen.findByText('abcde-fghjk')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText('Not used yet')).toBeInTheDocument();
  // Its password is not enough any more.
  expect(screen.getByText('On')).toBeInTheDocument();
  expect(sent('POST /contact/me/passkeys/options')[0]!.request.body).toEqual({ password: ' my password ' });
  expect(sent('POST /contact/me/passkeys')[0]!.request.body).toEqual({
    name: 'Chrome on Windows',
    credential: {
      ...{ id: 'AQID', rawId: 'AQID', type: 'public-key' },
      response: { attestationObject: 'AQID', clientDataJSON: 'AQID', transports: ['internal'] },
    },
  });
});

it('are renamed, and removed with the password', async () => {
  const { user, sent } = await render({
    'GET /contact/me/passkeys': [{ ...laptop, lastUsedAt: '2026-03-02T09:30:00.000Z' }],
    'PUT /contact/me/passkeys/{id}': { ...laptop, name: 'Desk' },
    'PUT /contact/me/passkeys/{id}/off': { ok: true },
    'GET /contact/me': buildContact(),
  });
  expect(await screen.findByText(/last used 02 Mar 2026/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Rename the passkey Laptop' }));
  await user.clear(dialog().getByLabelText('Name'));
  await user.type(dialog().getByLabelText('Name'), 'Desk{Enter}');
  expect(await screen.findByText('Passkey renamed')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Remove the passkey Laptop' }));
  await user.type(dialog().getByLabelText('Password'), 'secret{Enter}');
  expect(await screen.findByText('Passkey removed')).toBeInTheDocument();
  const params = { id: 'k-1' };
  expect(sent('PUT /contact/me/passkeys/{id}')[0]!.request).toMatchObject({ params, body: { name: 'Desk' } });
  expect(sent('PUT /contact/me/passkeys/{id}/off')[0]!.request).toMatchObject({
    params,
    body: { password: 'secret' },
  });
});

it('say above the form what names no field, the server’s refusals and lost answers', async () => {
  const away = () => Response.json({ code: 'unavailable', message: 'The database is away' }, { status: 503 });
  const { user } = await render({
    'GET /contact/me/passkeys': [laptop],
    'POST /contact/me/passkeys': away,
    'PUT /contact/me/passkeys/{id}': away,
    'PUT /contact/me/passkeys/{id}/off': away,
  });
  create.mockResolvedValueOnce(made);
  for (const [opener, field] of [
    ['Add a passkey', 'Password'],
    ['Rename the passkey Laptop', 'Name'],
    ['Remove the passkey Laptop', 'Password'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: opener }));
    await user.type(dialog().getByLabelText(field), 'secret{Enter}');
    expect(await dialog().findByRole('alert')).toHaveTextContent('The database is away');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    const discard = screen.queryByRole('button', { name: 'Discard' });
    if (discard) await user.click(discard);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('are not offered by a browser that knows none', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  await render();
  expect(await screen.findByText(/This browser knows no passkeys/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

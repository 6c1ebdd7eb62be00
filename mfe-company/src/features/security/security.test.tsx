import { bus } from '@portal/shared/bus';
import type { CompanyConfigurationChange, SessionInfo } from '@portal/shared/contract';
import { buildConfiguration, buildContact, signIn } from '@portal/shared/testing';
import { hasUnsavedInput } from '@portal/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, renderCompany } from '../../testing/render-company';

type Served = NonNullable<Parameters<typeof renderCompany>[0]>;

const here: SessionInfo = {
  uuid: 's-1',
  isThis: true,
  openedAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: '2026-03-02T09:30:00.000Z',
  address: '203.0.113.5',
  browser: 'Chrome',
  system: 'Windows',
};
const phone: SessionInfo = { ...here, uuid: 's-2', isThis: false, browser: 'Safari', system: 'iOS' };
const secret = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Portal:emma%40clinic.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Portal',
};
const recoveryCodes = Array.from({ length: 10 }, (_, n) => `abcd${n}-fghj${n}`);
const flagsMap = buildContact().flagsMap;

function render(served: Served = {}, language?: 'ar') {
  const calls: Served = {
    'GET /contact/me/sessions': [here, phone],
    'GET /contact/me/secondFactor': { isOn: false, recoveryCodes: 0 },
    'GET /contact/me/passkeys': [],
    ...served,
  };
  return renderCompany(calls, '/profile/security', language);
}
const refused = (field: string, code: string) => () =>
  Response.json(
    {
      code: 'wrongCredentials',
      message: 'no',
      extra: [{ field, code, msg: 'This code is wrong or was used already' }],
    },
    { status: 400 },
  );
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => signIn());

it.each([
  ['GET /contact/me/secondFactor', { isOn: false, recoveryCodes: 0 }],
  ['GET /company/configuration', buildConfiguration()],
] as const)(
  'comes with all its cards at once, and none moves the buttons of another as %s answers',
  async (late, data) => {
    let answer: (() => void) | undefined;
    const answered = new Promise((resolve) => (answer = () => resolve(data)));
    const { sent } = await render({ [late]: () => answered });
    for (const call of ['GET /contact/me/sessions', 'GET /contact/me/passkeys'] as const)
      await waitFor(() => expect(sent(call)).toHaveLength(1));
    expect(screen.queryByText('Where you are signed in')).toBeNull();
    answer?.();
    expect(await screen.findByText('Where you are signed in')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Set up an app' })).toBeEnabled();
    expect(screen.getByRole('checkbox')).toBeInTheDocument();
    expect(sent(late)).toHaveLength(1);
  },
);

it('says of each card that failed, and shows the others', async () => {
  await render({ 'GET /contact/me/sessions': () => Response.json({}, { status: 500 }) });
  expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

describe('one’s sessions', () => {
  it('are shown with browser, address and times, and this one cannot be ended here', async () => {
    await render();
    const items = await screen.findAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Chrome on Windows');
    expect(items[0]).toHaveTextContent('This one');
    expect(items[0]).toHaveTextContent('203.0.113.5');
    expect(items[0]).toHaveTextContent(/Last used 02 Mar 2026 \d\d:30/);
    expect(within(items[0]!).queryByRole('button')).toBeNull();
    expect(items[1]).toHaveTextContent('Safari on iOS');
    expect(within(items[1]!).getByRole('button', { name: /^End Safari on iOS, last used/ })).toBeEnabled();
  });

  it('end one by one', async () => {
    let sessions = [here, phone];
    const { user, sent } = await render({
      'GET /contact/me/sessions': () => sessions,
      'DELETE /contact/me/sessions/{id}': () => {
        sessions = [here];
        return { ok: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: /^End Safari/ }));
    await user.click(dialog().getByRole('button', { name: 'End' }));
    expect(await screen.findByText('The session has ended')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(sent('DELETE /contact/me/sessions/{id}')[0]!.request.params).toEqual({ id: 's-2' });
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  });

  it('end all at once but for this one', async () => {
    const { user, sent } = await render({ 'DELETE /contact/me/sessions': { ok: true } });
    await user.click(await screen.findByRole('button', { name: 'End all others' }));
    await user.click(dialog().getByRole('button', { name: 'End all others' }));
    expect(await screen.findByText('You are signed in here only')).toBeInTheDocument();
    expect(sent('DELETE /contact/me/sessions')).toHaveLength(1);
  });

  it('of browsers that say nothing are shown too', async () => {
    await render({ 'GET /contact/me/sessions': [{ ...here, browser: null, system: null, address: null }] });
    expect(await screen.findByText('Unknown browser')).toBeInTheDocument();
    expect(screen.getByText(/unknown address/)).toBeInTheDocument();
  });
});

describe('two-step sign-in', () => {
  it('is set up by password and code, and shows the recovery codes once', async () => {
    let isOn = false;
    const heard = jest.fn();
    const off = bus.on('user:updated', heard);
    const { user, sent } = await render({
      // With the first factor the other sessions end.
      'GET /contact/me/sessions': () => (isOn ? [here] : [here, phone]),
      'GET /contact/me/secondFactor': () => ({ isOn, recoveryCodes: isOn ? 10 : 0 }),
      'POST /contact/me/secondFactor': secret,
      'PUT /contact/me/secondFactor': () => {
        isOn = true;
        return { recoveryCodes };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
    // Blanks around a password are the password's.
    await user.type(dialog().getByLabelText('Password'), ' my password ');
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Next' })).toBeEnabled());
    await user.click(dialog().getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Code'), '123456');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeInTheDocument();
    expect(heard).not.toHaveBeenCalled();
    // The browser asks before the page is left, and the portal before a release is replaced.
    expect(hasUnsavedInput()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(hasUnsavedInput()).toBe(false));
    expect(await screen.findByText('10 recovery codes are left.')).toBeInTheDocument();
    expect(screen.queryByText(recoveryCodes[0]!)).toBeNull();
    expect(screen.queryByText('Safari on iOS')).toBeNull();
    expect(sent('POST /contact/me/secondFactor')[0]!.request.body).toEqual({ password: ' my password ' });
    expect(sent('PUT /contact/me/secondFactor')[0]!.request.body).toEqual({ code: '123456' });
    expect(heard).toHaveBeenCalledWith({ uuid: buildContact().uuid });
    off();
  });

  it('tells a failure that names no field and, where the answer was lost, that the app is on and how to get codes', async () => {
    const answers: (() => Response)[] = [
      () => Response.json({ code: 'lockedOut', message: 'Too many failed attempts' }, { status: 429 }),
      () => {
        isOn = true;
        throw new TypeError('Failed to fetch');
      },
      () => Response.json({ code: 'conflict', message: 'no' }, { status: 409 }),
    ];
    let isOn = false;
    const heard = jest.fn();
    const off = bus.on('user:updated', heard);
    const { user } = await render({
      'GET /contact/me/secondFactor': () => ({ isOn, recoveryCodes: isOn ? 10 : 0 }),
      'POST /contact/me/secondFactor': secret,
      'PUT /contact/me/secondFactor': () => answers.shift()!(),
    });
    await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
    await user.type(dialog().getByLabelText('Password'), 'secret{Enter}');
    await user.type(await screen.findByLabelText('Code'), '123456');
    const confirm = async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
      await user.click(screen.getByRole('button', { name: 'Confirm' }));
    };
    for (const text of ['Too many failed attempts', 'The server cannot be reached']) {
      await confirm();
      expect(await dialog().findByRole('alert')).toHaveTextContent(text);
    }
    await confirm();
    const notice = within(await screen.findByRole('dialog', { name: 'The app is on already' }));
    expect(notice.getByText(/To get new ones, switch the app off/)).toBeVisible();
    await user.click(notice.getByRole('button', { name: 'I understand' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Switch the app off' })).toBeEnabled();
    expect(heard).toHaveBeenCalledWith({ uuid: buildContact().uuid });
    off();
  });

  it('says a wrong password and a wrong code at their fields', async () => {
    const { user } = await render({
      'GET /contact/me/secondFactor': { isOn: true, recoveryCodes: 1 },
      'PUT /contact/me/secondFactor/off': refused('code', 'wrongCode'),
    });
    expect(await screen.findByText('1 recovery code is left.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Switch the app off' }));
    await user.type(dialog().getByLabelText('Password'), 'right');
    await user.type(dialog().getByLabelText('Code'), 'abcd1-fghj1');
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Switch the app off' })).toBeEnabled());
    await user.click(dialog().getByRole('button', { name: 'Switch the app off' }));
    expect(await screen.findByText('This code is wrong or was used already')).toBeInTheDocument();
    expect(dialog().getByLabelText('Code')).toHaveValue('abcd1-fghj1');
  });

  it('is required of super admins by a switch that they alone have, after a question', async () => {
    let configuration = buildConfiguration();
    const { user, sent } = await render({
      'GET /contact/me/secondFactor': { isOn: true, recoveryCodes: 10 },
      'GET /company/configuration': () => configuration,
      'PATCH /company/configuration': ({ body }) =>
        (configuration = buildConfiguration(body as CompanyConfigurationChange)),
    });
    const bodies = () => sent('PATCH /company/configuration').map(({ request }) => request.body);
    const box = () => screen.getByLabelText(/Required of all super admins/);
    await user.click(await screen.findByLabelText(/Required of all super admins/));
    expect(screen.getByRole('dialog', { name: /Require two-step sign-in of all/ })).toBeVisible();
    expect(box()).not.toBeChecked();
    expect(bodies()).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Require it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box()).toBeChecked();
    await user.click(box());
    await waitFor(() => expect(box()).not.toBeChecked());
    expect(bodies()).toEqual([{ isSecondFactorRequired: true }, { isSecondFactorRequired: false }]);
  });

  it('is not required by who has none: they would shut themselves out', async () => {
    await render();
    const box = await screen.findByRole('checkbox', { name: /Required of all super admins/ });
    expect(box).toBeDisabled();
    expect(box).toHaveAccessibleDescription(/Set up two-step sign-in for yourself first/);
  });

  it('is no other’s to require', async () => {
    signIn({ user: { flagsMap: { ...flagsMap, superAdmin: false } } });
    await render();
    expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Required of all/ })).toBeNull();
  });

  it('tells a super admin who has to set it up that nothing else is open before', async () => {
    signIn({ configuration: { isSecondFactorRequired: true } });
    await render();
    expect(await screen.findByText(/nothing else is open to you before/)).toBeInTheDocument();
  });
});

describe('a colleague', () => {
  const colleague = buildContact({
    uuid: 'p-1',
    name: 'Ali Öz',
    flagsMap: { ...flagsMap, superAdmin: false, secondFactor: true },
  });

  it('is signed out everywhere, and loses the second factor, by a super admin', async () => {
    const { user, sent } = await renderCompany({
      'GET /contact': listOf([buildContact(), colleague]),
      'DELETE /contact/{id}/sessions': { ok: true },
      'DELETE /contact/{id}/secondFactor': { ok: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign Ali Öz out everywhere' }));
    await user.click(dialog().getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Signed out everywhere')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Take the two-step sign-in of Ali Öz away' }));
    await user.click(dialog().getByRole('button', { name: 'Take it away' }));
    expect(await screen.findByText('Two-step sign-in taken away')).toBeInTheDocument();
    for (const name of ['DELETE /contact/{id}/sessions', 'DELETE /contact/{id}/secondFactor'] as const)
      expect(sent(name)[0]!.request.params).toEqual({ id: 'p-1' });
  });
});

import { bus } from '@portal/shared/bus';
import { publishSession, session } from '@portal/shared/session';
import {
  buildCompany,
  buildConfiguration,
  buildContact,
  renderPart,
  serveCalls,
  signIn,
} from '@portal/shared/testing';
import type { Contact } from '@portal/shared/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as remote from '../../lifecycle';

const user = userEvent.setup();
const flags = (over: Partial<Contact['flagsMap']> = {}): Contact['flagsMap'] => ({
  ...buildContact().flagsMap,
  superAdmin: true,
  showHelp: false,
  ...over,
});
const NEW = { isDentalNotationSet: false, hasShippingAddress: false };
const SET_UP = { isDentalNotationSet: true, hasShippingAddress: true };

/** The session as the shell publishes it after a change. */
function now(over: { company?: object; user?: object }): void {
  const { user: person, company, ...rest } = session.get();
  if (!person || !company) throw new Error('Nobody is signed in');
  act(() =>
    publishSession({ ...rest, user: { ...person, ...over.user }, company: { ...company, ...over.company } }),
  );
}

function goTo(path: string): void {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

async function open(): Promise<void> {
  window.history.replaceState(null, '', '/doctors');
  await renderPart<'session'>(remote, 'onboarding', {});
}
const dialog = (name: string) => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

afterEach(() => localStorage.clear());

describe('Configuration', () => {
  it('[CO-25] asks a super admin for the notation, and cannot be left without', async () => {
    signIn({ user: { flagsMap: flags() }, company: { ...SET_UP, isDentalNotationSet: false } });
    const { seen } = serveCalls({
      'PATCH /company/configuration': buildConfiguration({ dentalNotation: 'palmer' }),
    });
    await open();
    const asked = within(await dialog('Configuration'));
    expect(
      asked.getByText(
        'Please fill in your dental notation configuration , You can change your dental notation in company profile page',
      ),
    ).toBeVisible();
    expect(asked.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(asked.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(document.querySelector('.ant-modal-wrap') ?? document.body);
    await waitFor(() => expect(asked.getByRole('button', { name: 'Submit' })).toBeDisabled());
    await user.click(asked.getByRole('radio', { name: 'Palmer' }));
    await waitFor(() => expect(asked.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await user.click(asked.getByRole('button', { name: 'Submit' }));
    await noDialog();
    expect(seen.at(0)?.request.body).toEqual({ dentalNotation: 'palmer' });
  });

  it('[CO-25] stays with what was chosen when it is not saved', async () => {
    signIn({ user: { flagsMap: flags() }, company: { ...SET_UP, isDentalNotationSet: false } });
    serveCalls({
      'PATCH /company/configuration': () =>
        Response.json({ code: 'internal', message: 'No' }, { status: 500 }),
    });
    await open();
    const asked = within(await dialog('Configuration'));
    await user.click(asked.getByRole('radio', { name: 'FDI' }));
    await waitFor(() => expect(asked.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await user.click(asked.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(asked.getByRole('button', { name: 'Submit' })).toBeEnabled());
    expect(asked.getByRole('radio', { name: 'FDI' })).toBeChecked();
  });

  it('[CO-25] is closed when another tab has answered', async () => {
    signIn({ user: { flagsMap: flags() }, company: { ...SET_UP, isDentalNotationSet: false } });
    await open();
    await dialog('Configuration');
    now({ company: { isDentalNotationSet: true } });
    await noDialog();
  });
});

describe('Get started', () => {
  it('[CO-26] comes after the notation, and leads to the addresses', async () => {
    signIn({ user: { flagsMap: flags({ showHelp: true }) }, company: NEW });
    const { seen } = serveCalls({});
    await open();
    await dialog('Configuration');
    now({ company: { isDentalNotationSet: true } });
    const started = within(await dialog('Get started'));
    expect(started.getByText(/^Your account is activated\. Please add a shipping address/)).toBeVisible();
    await user.click(started.getByRole('button', { name: 'Go to Addresses Page' }));
    await noDialog();
    expect(window.location.pathname).toBe('/profile/addresses');
    expect(seen).toEqual([]);
  });

  it("[CO-26] sets showHelp to 0 where 'Don't show again' is checked", async () => {
    signIn({ user: { flagsMap: flags({ showHelp: true }) }, company: { ...NEW, isDentalNotationSet: true } });
    const { seen } = serveCalls({ 'PUT /contact/me/flags': buildContact({ flagsMap: flags() }) });
    await open();
    const started = within(await dialog('Get started'));
    await user.click(started.getByRole('checkbox', { name: "Don't show again" }));
    await user.click(started.getByRole('button', { name: 'Go to Addresses Page' }));
    await waitFor(() =>
      expect(seen.at(0)?.request.body).toEqual({ flags: [{ name: 'showHelp', value: 0 }] }),
    );
  });

  it('[CO-26] does not lie over the addresses that it leads to', async () => {
    signIn({ user: { flagsMap: flags({ showHelp: true }) }, company: { ...NEW, isDentalNotationSet: true } });
    await open();
    await dialog('Get started');
    goTo('/profile/addresses');
    await noDialog();
    goTo('/profile/profile');
    await dialog('Get started');
  });

  it('[CO-26] is closed in all tabs at once', async () => {
    signIn({ user: { flagsMap: flags({ showHelp: true }) }, company: { ...NEW, isDentalNotationSet: true } });
    await open();
    await dialog('Get started');
    act(() => bus.emit('onboarding:closed', { userUuid: buildContact().uuid, step: 'getStarted' }));
    await noDialog();
  });
});

describe('Congratulations', () => {
  it('[CO-27] opens once when the first shipping address appears, and sets showHelp to 0', async () => {
    signIn({ user: { flagsMap: flags({ showHelp: true }) }, company: { ...NEW, isDentalNotationSet: true } });
    const { seen } = serveCalls({ 'PUT /contact/me/flags': buildContact({ flagsMap: flags() }) });
    await open();
    await dialog('Get started');
    now({ company: { hasShippingAddress: true } });
    const received = within(await dialog('Congratulations'));
    expect(received.getByText(/You can start submitting new cases\.$/)).toBeVisible();
    await waitFor(() =>
      expect(seen.map(({ request }) => request.body)).toEqual([{ flags: [{ name: 'showHelp', value: 0 }] }]),
    );
    now({ user: { flagsMap: flags() } });
    await user.click(received.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await noDialog();
    now({ company: { hasShippingAddress: false } });
    now({ company: { hasShippingAddress: true } });
    await noDialog();
  });

  it('[CO-27] opens also where the address appeared while nobody looked', async () => {
    localStorage.setItem(`portal.onboarding.${buildContact().uuid}`, 'waiting');
    signIn({ user: { flagsMap: flags({ showHelp: true }) }, company: SET_UP });
    serveCalls({ 'PUT /contact/me/flags': buildContact({ flagsMap: flags() }) });
    await open();
    await dialog('Congratulations');
  });

  it('[CO-27] does not open for a company that has long had one', async () => {
    signIn({ user: { flagsMap: flags() }, company: SET_UP });
    await open();
    await noDialog();
  });
});

it.each([
  ['an admin', { user: { flagsMap: flags({ superAdmin: false, showHelp: true }) }, company: NEW }],
  [
    'a blocked company',
    { user: { flagsMap: flags({ showHelp: true }) }, company: { ...NEW, status: 'BLOCKED' as const } },
  ],
])('[CO-25] leaves %s alone', async (_who, who) => {
  signIn(who);
  await open();
  await noDialog();
  expect(buildCompany().status).toBe('ACTIVE');
});

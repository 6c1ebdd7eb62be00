import { LIMITS } from '@portal/shared/contract';
import { session } from '@portal/shared/session';
import { serveCalls } from '@portal/shared/testing';
import { installFakeLocks, removeFakeLocks } from '../../testing/fake-locks';
import { openTab, profile, refused, tokens } from '../../testing/session-tab';
import { endRequested } from './session.slice';
import { clearStoredSession, readTokens, storeTokens } from './stored-session';

afterEach(removeFakeLocks);

/** As a browser tells a tab that another one took the token away. */
function tellEnd(): void {
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'portal.session.accessToken', oldValue: 'access', newValue: null }),
  );
}

/** The tokens come within the margin before their end. */
function enterMargin(renewAt: number): void {
  const expiresAt = Date.now() + LIMITS.tokenExpiryMarginSeconds * 1_000 - 1;
  localStorage.setItem('portal.session.expiresAt', String(expiresAt));
  localStorage.setItem('portal.session.renewAt', String(renewAt));
}

describe('a tab that is opened within the margin', () => {
  const renewals = { ...profile, 'POST /auth/token': { ...tokens, accessToken: 'renewed' } };

  async function openFirst() {
    installFakeLocks();
    storeTokens(tokens);
    const { seen } = serveCalls({ ...renewals, 'POST /auth/logout': { ok: true } });
    const first = openTab();
    await first.until('signedIn');
    return { first, seen };
  }

  it('[SH-19] beside another one renews the token and goes on, as the other one does', async () => {
    const { first } = await openFirst();
    enterMargin(0);
    const second = openTab();
    await second.until('signedIn');
    expect(readTokens()?.accessToken).toBe('renewed');
    expect([first.store.getState().session.status, second.notices()]).toEqual(['signedIn', ['signedIn']]);
  });

  it('[SH-19] beside another one goes on with a young token, which ends so soon as its session does', async () => {
    const { seen } = await openFirst();
    enterMargin(Date.now() + 60_000);
    const { until } = openTab();
    await until('signedIn');
    expect(readTokens()?.accessToken).toBe('access');
    expect(seen.filter(({ call }) => call === 'POST /auth/token')).toEqual([]);
  });

  it('[SH-19] beside another one ends the session where the server refuses to renew the token', async () => {
    await openFirst();
    enterMargin(0);
    serveCalls({ ...profile, 'POST /auth/token': () => refused(401, 'sessionExpired') });
    const { until, notices } = openTab();
    await until('guest');
    expect([notices(), readTokens()]).toEqual([['sessionExpired'], null]);
  });

  it('[SH-19] begins a visit, and ends it, once the session of the other one has ended', async () => {
    const { first, seen } = await openFirst();
    first.store.dispatch(endRequested({ reason: 'signedOut' }));
    await first.until('guest');
    storeTokens(tokens);
    enterMargin(0);
    const { until, notices } = openTab();
    await until('guest');
    expect([notices(), readTokens()]).toEqual([['sessionExpired'], null]);
    expect(seen.filter(({ call }) => call === 'POST /auth/token')).toEqual([]);
  });
});

describe('several tabs', () => {
  it('[SH-19] renews it once for two tabs that open together, as a token used twice ends the session', async () => {
    installFakeLocks();
    storeTokens(tokens);
    localStorage.setItem('portal.session.renewAt', '0');
    const answers = [() => ({ ...tokens, accessToken: 'renewed' }), () => refused(401, 'sessionExpired')];
    serveCalls({ ...profile, 'POST /auth/token': () => answers.shift()?.() ?? refused(500, 'internal') });
    const tabs = [openTab(), openTab()];
    for (const { until } of tabs) await until('signedIn');
    expect(readTokens()).toMatchObject({ accessToken: 'renewed' });
  });

  it('[SH-19] what another tab has renewed is waited for where it can be read a moment later', async () => {
    installFakeLocks();
    storeTokens(tokens);
    localStorage.setItem('portal.session.renewAt', '0');
    // The other tab's: it has answered, and what it stored is still on its way to this one.
    const { seen } = serveCalls({
      ...profile,
      'POST /auth/token': { ...tokens, accessToken: 'of this tab' },
    });
    void navigator.locks.request('portal.session.renewal', () => new Promise((end) => setTimeout(end)));
    const { until } = openTab();
    setTimeout(() => {
      storeTokens({ ...tokens, accessToken: 'of the other tab' });
      window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session.renewAt', newValue: '1' }));
    }, 50);
    await until('signedIn');
    expect(readTokens()).toMatchObject({ accessToken: 'of the other tab' });
    expect(seen.filter(({ call }) => call === 'POST /auth/token')).toEqual([]);
  });

  it('a logout in another tab, heard of late, does not end the session that was begun there since', async () => {
    storeTokens(tokens);
    serveCalls(profile);
    const { until } = openTab();
    await until('signedIn');
    storeTokens({ ...tokens, accessToken: 'of the next person' });
    tellEnd();
    await until('guest');
    expect(readTokens()).toMatchObject({ accessToken: 'of the next person' });
  });

  it('somebody else who signs in in another tab ends the session here before the page is loaded anew', async () => {
    storeTokens(tokens);
    const { seen } = serveCalls(profile);
    const leave = jest.fn(() => Promise.resolve());
    const { store, until } = openTab(leave);
    await until('signedIn');
    storeTokens({ ...tokens, accessToken: 'of the next person' });
    const [oldValue, newValue] = [JSON.stringify({ uuid: 'emma' }), JSON.stringify({ uuid: 'bob' })];
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session.user', oldValue, newValue }));
    await until('guest');
    expect([leave.mock.calls.length, store.getState().session.lastEnd]).toEqual([1, 'signedOut']);
    expect([session.get().user, readTokens()?.accessToken]).toEqual([null, 'of the next person']);
    expect(seen.filter(({ call }) => call === 'POST /auth/logout')).toEqual([]);
  });

  it.each([
    ['signedOut', []],
    ['expired', ['sessionExpired']],
  ] as const)('[SH-20] follows the end in another tab, with its reason: %s', async (reason, received) => {
    storeTokens(tokens);
    const { seen } = serveCalls(profile);
    const { store, until, notices } = openTab();
    await until('signedIn');
    clearStoredSession(reason);
    tellEnd();
    await until('guest');
    expect(store.getState().session.lastEnd).toBe(reason);
    expect(notices()).toEqual(['signedIn', ...received]);
    expect(seen.filter(({ call }) => call === 'POST /auth/logout')).toEqual([]);
  });
});

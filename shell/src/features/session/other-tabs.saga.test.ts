import { session } from '@portal/shared/session';
import { serveCalls } from '@portal/shared/testing';
import { installFakeLocks, removeFakeLocks } from '../../testing/fake-locks';
import { openTab, profile, refused, tokens } from '../../testing/session-tab';
import { clearStoredSession, readTokens, storeTokens } from './stored-session';

afterEach(removeFakeLocks);

/** As a browser tells a tab that another one took the token away. */
function tellEnd(): void {
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'portal.session.accessToken', oldValue: 'access', newValue: null }),
  );
}

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

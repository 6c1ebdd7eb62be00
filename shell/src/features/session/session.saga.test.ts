import { bus } from '@portal/shared/bus';
import { LIMITS } from '@portal/shared/contract';
import { session } from '@portal/shared/session';
import { atEndOfTest, buildCompany, buildConfiguration, serveCalls } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { openTab, profile, refused, tokens } from '../../testing/session-tab';
import { codeEntered, endRequested, signInRequested, unauthorised } from './session.slice';
import { readTokens, storeTokens } from './stored-session';

describe('the check at the start', () => {
  it('[SH-19] ends at the login page without a word when there is no token', async () => {
    const { seen } = serveCalls({});
    const { until, notices } = openTab();
    await until('guest');
    expect([seen, notices()]).toEqual([[], []]);
  });

  it('[SH-18] [SH-22] brings the session back with a valid token', async () => {
    storeTokens(tokens);
    serveCalls(profile);
    const { until, notices } = openTab();
    await until('signedIn');
    expect(session.get()).toMatchObject({ role: 'customer', user: { email: 'emma@clinic.example' } });
    expect(notices()).toEqual(['signedIn']);
  });

  it('[SH-19] logs out when the stored token is within the margin before its end, and asks for nothing', async () => {
    storeTokens({ ...tokens, expiresIn: LIMITS.tokenExpiryMarginSeconds - 1 });
    const { seen } = serveCalls({});
    const { until, notices } = openTab();
    await until('guest');
    expect([seen, notices(), readTokens()]).toEqual([[], ['sessionExpired'], null]);
  });

  it('[SH-19] logs out when the server refuses the stored token', async () => {
    storeTokens(tokens);
    const expired = () => refused(401, 'sessionExpired');
    serveCalls({ ...profile, 'GET /contact/me': expired, 'GET /company/me': expired });
    const { until, notices } = openTab();
    await until('guest');
    expect([notices(), readTokens()]).toEqual([['sessionExpired'], null]);
  });

  it.each([
    ['an hour old', '0', 'renewed'],
    ['younger', String(Date.now() + 60_000), 'access'],
  ])('[SH-19] a tab in use renews a token that is %s: it has the token %s', async (_, renewAt, expected) => {
    storeTokens(tokens);
    localStorage.setItem('portal.session.renewAt', renewAt);
    serveCalls({ ...profile, 'POST /auth/token': { ...tokens, accessToken: 'renewed' } });
    const { until } = openTab();
    await until('signedIn');
    await waitFor(() => expect(readTokens()?.accessToken).toBe(expected));
  });

  it.each([
    ['is lost', () => Promise.reject(new TypeError('no net'))],
    ['is that the server is away', () => refused(503, 'unavailable')],
  ])(
    '[SH-19] a renewal whose answer %s is tried again while the server takes the old token',
    async (_, lost) => {
      jest.useFakeTimers();
      atEndOfTest(() => void jest.useRealTimers());
      storeTokens(tokens);
      localStorage.setItem('portal.session.renewAt', '0');
      const answers = [lost, lost, () => ({ ...tokens, accessToken: 'renewed' })];
      const { seen } = serveCalls({
        ...profile,
        'POST /auth/token': () => answers.shift()?.() ?? refused(401, 'sessionExpired'),
      });
      const { until } = openTab();
      await until('signedIn');
      await jest.advanceTimersByTimeAsync(10_000);
      expect([readTokens()?.accessToken, answers]).toEqual(['renewed', []]);
      // By the same press, which the server answers whenever it comes.
      const presses = seen.flatMap(({ call, request }) => (call === 'POST /auth/token' ? request.key : []));
      expect([presses.length, new Set(presses).size]).toEqual([3, 1]);
    },
  );

  it('[SH-20] logs out in this tab alone when the server stays out of reach', async () => {
    storeTokens(tokens);
    globalThis.fetch = () => Promise.reject(new TypeError('no net'));
    const { until, notices } = openTab();
    await until('guest');
    expect(notices()).toEqual(['sessionExpired']);
    expect(readTokens()?.accessToken).toBe('access');
  });

  it('[SH-18] brings the session back when the gateway sees the server again', async () => {
    storeTokens(tokens);
    globalThis.fetch = () => Promise.reject(new TypeError('no net'));
    const { until } = openTab();
    await until('guest');
    serveCalls(profile);
    const served = globalThis.fetch;
    globalThis.fetch = async (...request) =>
      request[0] === '/status' ? Response.json({ checks: { api: 'ok' } }) : served(...request);
    // The saga may not listen yet.
    const online = setInterval(() => window.dispatchEvent(new Event('online')), 20);
    await until('signedIn');
    clearInterval(online);
    expect(session.get().user?.email).toBe('emma@clinic.example');
  });

  it('[SH-18] says that something unexpected happened otherwise', async () => {
    storeTokens(tokens);
    serveCalls({ ...profile, 'GET /company/me': () => refused(500, 'internal') });
    const { until, notices } = openTab();
    await until('guest');
    expect(notices()).toEqual(['unexpected']);
  });
});

describe('signing in', () => {
  const credentials = { username: 'emma@clinic.example', password: 'right' };

  it.each([
    ['customer', true, true, false],
    ['customerWithRequest', true, false, false],
    ['doctorCases', false, true, true],
    ['disableRequestAndDoctor', false, true, false],
  ])(
    '[SH-22] chooses the role %s by company and configuration',
    async (role, isDso, areRequestsEnabled, returned) => {
      serveCalls({
        ...profile,
        'POST /auth': tokens,
        'GET /company/me': buildCompany({ flagsMap: { isDso, returned, hasAdvancedModules: false } }),
        'GET /company/configuration': buildConfiguration({ areRequestsEnabled }),
      });
      const { store, until } = openTab();
      await until('guest');
      store.dispatch(signInRequested(credentials));
      await until('signedIn');
      expect(session.get().role).toBe(role);
    },
  );

  it('[SH-21] keeps tokens, expiry and user in local storage', async () => {
    serveCalls({ ...profile, 'POST /auth': tokens });
    const { store, until } = openTab();
    await until('guest');
    store.dispatch(signInRequested(credentials));
    await until('signedIn');
    expect(readTokens()).toMatchObject({ accessToken: 'access', refreshToken: 'refresh' });
    expect(readTokens()?.expiresAt).toBeGreaterThan(Date.now() + 43_000_000);
    expect(localStorage.getItem('portal.session.user')).toContain('emma@clinic.example');
  });

  it('[SH-28] keeps the field errors of wrong credentials, and can be tried again', async () => {
    const errors = { password: 'wrong' };
    serveCalls({ 'POST /auth': () => refused(400, 'wrongCredentials', { errors }) });
    const { store, until, notices } = openTab();
    await until('guest');
    store.dispatch(signInRequested({ ...credentials, password: 'no' }));
    await waitFor(() =>
      expect(store.getState().session.signInError).toMatchObject({ code: 'wrongCredentials', errors }),
    );
    expect([store.getState().session.status, notices(), readTokens()]).toEqual(['guest', [], null]);
    serveCalls({ ...profile, 'POST /auth': tokens });
    store.dispatch(signInRequested(credentials));
    await until('signedIn');
  });

  it.each([
    ['while the server is away', () => Promise.reject(new TypeError('no net'))],
    ['by a wrong password', () => refused(400, 'wrongCredentials')],
    ['as it wants a second step', () => refused(400, 'secondFactorNeeded')],
  ])('[SH-20] one that fails %s leaves the session that other tabs go on with', async (_, answer) => {
    storeTokens(tokens);
    serveCalls({ ...profile, 'GET /company/me': () => refused(500, 'internal'), 'POST /auth': answer });
    const { store, until } = openTab();
    await until('guest');
    store.dispatch(signInRequested(credentials));
    await waitFor(() => expect(store.getState().session.signInError).not.toBeNull());
    expect(readTokens()).toMatchObject({ accessToken: 'access', refreshToken: 'refresh' });
  });

  it.each([
    ['read', 500, 'internal', ['Bearer access']],
    ['read, as the session is over', 401, 'sessionExpired', []],
  ])(
    '[SH-20] one whose person cannot be %s stores nothing for the next visit, and leaves no session open',
    async (_, status, code, loggedOut) => {
      serveCalls({
        ...profile,
        'POST /auth': tokens,
        'GET /contact/me': () => refused(status, code),
        'POST /auth/logout': { ok: true },
      });
      const served = globalThis.fetch;
      const logouts: (string | null)[] = [];
      globalThis.fetch = (url, init) => {
        if (String(url).endsWith('/auth/logout'))
          logouts.push(new Headers(init?.headers).get('authorization'));
        return served(url, init);
      };
      const { store, until } = openTab();
      await until('guest');
      store.dispatch(signInRequested(credentials));
      await waitFor(() => expect(store.getState().session.signInError).not.toBeNull());
      expect(readTokens()).toBeNull();
      expect(logouts).toEqual(loggedOut);
    },
  );

  it.each([
    ['is lost', () => Promise.reject(new TypeError('no net'))],
    ['is that the server is away', () => refused(503, 'unavailable')],
  ])(
    '[SH-28] a code that was right is not asked for again when the answer to a read after it %s',
    async (_, lost) => {
      const answers = [lost];
      const { seen } = serveCalls({
        ...profile,
        'POST /auth/secondFactor': tokens,
        'GET /contact/me': () => answers.shift()?.() ?? profile['GET /contact/me'],
      });
      const { store, until, notices } = openTab();
      await until('guest');
      store.dispatch(codeEntered({ challenge: 'of the first step', code: 'recovery' }));
      await until('signedIn');
      expect([answers, notices()]).toEqual([[], ['signedIn']]);
      expect(seen.filter(({ call }) => call === 'POST /auth/secondFactor')).toHaveLength(1);
    },
  );
});

describe('a change by somebody else', () => {
  it('[CO-26] [SH-27] of the company or of the person is in the session at once, of others not', async () => {
    storeTokens(tokens);
    serveCalls(profile);
    const { until } = openTab();
    await until('signedIn');
    const { user, company } = session.get();
    const [person, firm] = [user?.uuid ?? '', company?.uuid ?? ''];
    const { seen } = serveCalls({ ...profile, 'GET /company/me': buildCompany({ status: 'BLOCKED' }) });
    bus.emit('contact:changed', { uuid: `not ${person}` });
    bus.emit('company:changed', { uuid: firm, part: 'marking' });
    expect(seen).toEqual([]);
    bus.emit('company:changed', { uuid: firm, part: 'details' });
    await waitFor(() => expect(session.get().company?.status).toBe('BLOCKED'));
    const readings = () => seen.filter(({ call }) => call === 'GET /contact/me').length;
    const before = readings();
    bus.emit('contact:changed', { uuid: person });
    await waitFor(() => expect(readings()).toBe(before + 1));
  });
});

describe('the end', () => {
  it('[SH-20] forty refused requests are one logout', async () => {
    storeTokens(tokens);
    const { seen } = serveCalls(profile);
    const leave = jest.fn(() => Promise.resolve());
    const { store, until, notices } = openTab(leave);
    await until('signedIn');
    for (let n = 0; n < 40; n++) store.dispatch(unauthorised());
    await until('guest');
    for (let n = 0; n < 40; n++) store.dispatch(unauthorised());
    expect(notices().filter((name) => name === 'sessionExpired')).toHaveLength(1);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(session.get().user).toBeNull();
    // A token that was refused needs no revoking.
    expect(seen.filter(({ call }) => call === 'POST /auth/logout')).toEqual([]);
  });

  it('[SH-07] a logout tells the server, and this and other tabs forget the session', async () => {
    storeTokens(tokens);
    const { seen } = serveCalls({ ...profile, 'POST /auth/logout': { ok: true } });
    const { store, until } = openTab();
    await until('signedIn');
    store.dispatch(endRequested({ reason: 'signedOut' }));
    await until('guest');
    await waitFor(() => expect(seen.map(({ call }) => call)).toContain('POST /auth/logout'));
    expect([readTokens(), session.get().user]).toEqual([null, null]);
  });
});

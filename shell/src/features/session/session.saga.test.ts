import { LIMITS, type Tokens } from '@portal/shared/contract';
import { readTokenFrom } from '@portal/shared/api';
import { session } from '@portal/shared/session';
import { buildCompany, buildConfiguration, buildContact, serveCalls } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { combineReducers } from '@reduxjs/toolkit';
import { noticesSlice, selectNotices } from '../../notices';
import { createTestStore } from '../../testing/create-test-store';
import { sessionSaga } from './session.saga';
import { endRequested, sessionSlice, signInRequested, unauthorised } from './session.slice';
import { readAccessToken, readTokens, storeTokens } from './stored-session';

const tokens: Tokens = { accessToken: 'access', refreshToken: 'refresh', expiresIn: 43_200 };
const profile = {
  'GET /contact/me': buildContact(),
  'GET /company/me': buildCompany(),
  'GET /company/configuration': buildConfiguration(),
};
const refused = (status: number, code: string, more = {}) =>
  Response.json({ code, message: code, ...more }, { status });

const stops: (() => void)[] = [];
function start(leave = () => Promise.resolve()) {
  const store = createTestStore(
    combineReducers({ session: sessionSlice.reducer, notices: noticesSlice.reducer }),
  );
  const enter = () => Promise.resolve({ run: function* () {}, leave });
  const task = store.runSaga(sessionSaga, { enter });
  stops.push(() => task.cancel());
  const until = (status: string) => waitFor(() => expect(store.getState().session.status).toBe(status));
  const notices = () => selectNotices(store.getState()).map(({ name }) => name);
  return { store, until, notices };
}

beforeEach(() => {
  localStorage.clear();
  readTokenFrom(readAccessToken);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('the check at the start', () => {
  it('[SH-19] ends at the login page without a word when there is no token', async () => {
    const { seen } = serveCalls({});
    const { until, notices } = start();
    await until('guest');
    expect([seen, notices()]).toEqual([[], []]);
  });

  it('[SH-18] [SH-22] brings the session back with a valid token', async () => {
    storeTokens(tokens);
    serveCalls(profile);
    const { until, notices } = start();
    await until('signedIn');
    expect(session.get()).toMatchObject({ role: 'customer', user: { email: 'emma@clinic.example' } });
    expect(notices()).toEqual(['signedIn']);
  });

  it('[SH-18] [SH-19] renews a token that expires within the margin, once', async () => {
    storeTokens({ ...tokens, expiresIn: LIMITS.tokenExpiryMarginSeconds - 1 });
    const { seen } = serveCalls({ ...profile, 'POST /auth/token': { ...tokens, accessToken: 'renewed' } });
    const { until } = start();
    await until('signedIn');
    expect(readTokens()).toMatchObject({ accessToken: 'renewed' });
    expect(seen.filter(({ call }) => call === 'POST /auth/token')).toHaveLength(1);
  });

  it('[SH-19] logs out when the stored token is worth nothing', async () => {
    storeTokens({ ...tokens, expiresIn: 60 });
    serveCalls({ 'POST /auth/token': () => refused(401, 'sessionExpired') });
    const { until, notices } = start();
    await until('guest');
    expect([notices(), readTokens()]).toEqual([['sessionExpired'], null]);
  });

  it('[SH-20] logs out when the server stays out of reach', async () => {
    storeTokens(tokens);
    globalThis.fetch = () => Promise.reject(new TypeError('no net'));
    const { until, notices } = start();
    await until('guest');
    expect(notices()).toEqual(['sessionExpired']);
  });

  it('[SH-18] says that something unexpected happened otherwise', async () => {
    storeTokens(tokens);
    serveCalls({ ...profile, 'GET /company/me': () => refused(500, 'internal') });
    const { until, notices } = start();
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
      const { store, until } = start();
      await until('guest');
      store.dispatch(signInRequested(credentials));
      await until('signedIn');
      expect(session.get().role).toBe(role);
    },
  );

  it('[SH-21] keeps tokens, expiry and user in local storage', async () => {
    serveCalls({ ...profile, 'POST /auth': tokens });
    const { store, until } = start();
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
    const { store, until, notices } = start();
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
});

describe('the end', () => {
  it('[SH-20] forty refused requests are one logout', async () => {
    storeTokens(tokens);
    const { seen } = serveCalls(profile);
    const leave = jest.fn(() => Promise.resolve());
    const { store, until, notices } = start(leave);
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
    const { store, until } = start();
    await until('signedIn');
    store.dispatch(endRequested({ reason: 'signedOut' }));
    await until('guest');
    await waitFor(() => expect(seen.map(({ call }) => call)).toContain('POST /auth/logout'));
    expect([readTokens(), session.get().user]).toEqual([null, null]);
  });

  it('a logout in another tab, heard of late, does not end the session that was begun there since', async () => {
    storeTokens(tokens);
    serveCalls(profile);
    const { until } = start();
    await until('signedIn');
    storeTokens({ ...tokens, accessToken: 'of the next person' });
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'portal.session.accessToken', oldValue: 'access', newValue: null }),
    );
    await until('guest');
    expect(readTokens()).toMatchObject({ accessToken: 'of the next person' });
  });

  it('follows a logout in another tab', async () => {
    storeTokens(tokens);
    const { seen } = serveCalls(profile);
    const { until } = start();
    await until('signedIn');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'portal.session.accessToken', oldValue: 'access', newValue: null }),
    );
    await until('guest');
    expect(seen.filter(({ call }) => call === 'POST /auth/logout')).toEqual([]);
  });
});

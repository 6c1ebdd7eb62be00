import { api } from '@portal/shared/api';
import { bus } from '@portal/shared/bus';
import type { CallName } from '@portal/shared/contract';
import { session } from '@portal/shared/session';
import { buildCompany, serveCalls } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { openTab, profile, refused, tokens } from '../../testing/session-tab';
import { endRequested, signInRequested } from './session.slice';
import { clearStoredSession, readTokens, storeTokens } from './stored-session';

/** Serves calls, one of which is answered when the test says so. */
function holdCall(held: CallName) {
  const answers: ((reply: object) => void)[] = [];
  const wait = () =>
    new Promise<Response>((resolve) =>
      answers.push((reply) => resolve(reply instanceof Response ? reply : Response.json(reply))),
    );
  serveCalls({ ...profile, 'POST /auth': tokens, 'POST /auth/logout': { ok: true }, [held]: wait });
  return answers;
}
const next = { accessToken: 'next', refreshToken: 'refresh of the next', expiresIn: 43_200 };
const signInAsEmma = signInRequested({ username: 'emma@clinic.example', password: 'right' });
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a renewal that is answered after the end of its session', () => {
  async function renewing() {
    storeTokens(tokens);
    localStorage.setItem('portal.session.renewAt', '0');
    const answers = holdCall('POST /auth/token');
    const { store, until } = openTab();
    await until('signedIn');
    await waitFor(() => expect(answers).toHaveLength(1));
    store.dispatch(endRequested({ reason: 'signedOut' }));
    await until('guest');
    return () => answers[0]?.({ ...tokens, accessToken: 'renewed' });
  }

  it('[SH-07] signs nobody in again', async () => {
    const answer = await renewing();
    answer();
    await settled();
    expect(readTokens()).toBeNull();
  });

  it('[SH-07] leaves the tokens of the next person', async () => {
    const answer = await renewing();
    storeTokens(next);
    answer();
    await settled();
    expect(readTokens()).toMatchObject({ accessToken: 'next', refreshToken: 'refresh of the next' });
  });
});

it.each(['check', 'sign-in'])(
  '[SH-20] a %s that is refused late leaves the tokens of who signed in in another tab since',
  async (kind) => {
    const answers = holdCall('GET /contact/me');
    if (kind === 'check') storeTokens(tokens);
    const { store, until } = openTab();
    if (kind === 'sign-in') {
      await until('guest');
      store.dispatch(signInAsEmma);
    }
    await waitFor(() => expect(answers).toHaveLength(1));
    storeTokens(next);
    answers[0]?.(refused(401, 'sessionExpired'));
    await until('guest');
    expect(readTokens()?.accessToken).toBe('next');
  },
);

describe('a read of the person and company that is answered late', () => {
  /** Somebody signed in, whose company is read again after two changes of it. */
  async function reading() {
    storeTokens(tokens);
    serveCalls(profile);
    const opened = openTab();
    await opened.until('signedIn');
    const answers = holdCall('GET /company/me');
    bus.emit('company:updated', { uuid: 'c-1' });
    await waitFor(() => expect(answers).toHaveLength(1));
    bus.emit('company:updated', { uuid: 'c-1' });
    await waitFor(() => expect(answers).toHaveLength(2));
    return { ...opened, answers };
  }

  it('[SH-07] [SH-21] after the logout: nothing of the person comes back', async () => {
    const { store, until, answers } = await reading();
    store.dispatch(endRequested({ reason: 'signedOut' }));
    await until('guest');
    for (const answer of answers) answer(buildCompany());
    await settled();
    expect(session.get().user).toBeNull();
    expect(localStorage.getItem('portal.session.user')).toBeNull();
    bus.emit('company:updated', { uuid: 'c-1' });
    await settled();
    expect(answers).toHaveLength(2);
  });

  it('[SH-27] after a later one: the later one stays', async () => {
    const { answers } = await reading();
    answers[1]?.(buildCompany({ status: 'BLOCKED' }));
    await waitFor(() => expect(session.get().company?.status).toBe('BLOCKED'));
    answers[0]?.(buildCompany());
    await settled();
    expect(session.get().company?.status).toBe('BLOCKED');
  });
});

describe('a call that is refused late', () => {
  /** Somebody signed in, and a call that was sent with their token. */
  async function calling() {
    storeTokens(tokens);
    const answers = holdCall('GET /courier');
    const opened = openTab();
    await opened.until('signedIn');
    void api.call('GET /courier').catch(() => undefined);
    await waitFor(() => expect(answers).toHaveLength(1));
    return { ...opened, refuse: () => answers[0]?.(refused(401, 'sessionExpired')) };
  }

  it('[SH-20] does not end the session that was begun since', async () => {
    const { store, until, refuse } = await calling();
    store.dispatch(endRequested({ reason: 'signedOut' }));
    await until('guest');
    serveCalls({ ...profile, 'POST /auth': next });
    store.dispatch(signInAsEmma);
    await until('signedIn');
    refuse();
    await settled();
    expect([store.getState().session.status, readTokens()?.accessToken]).toEqual(['signedIn', 'next']);
  });

  it.each([
    ['after a logout there', () => clearStoredSession('signedOut')],
    ['over the tokens that were kept', () => undefined],
  ])('[SH-20] does not end the session that another tab began %s', async (_, leave) => {
    const { store, refuse } = await calling();
    leave();
    storeTokens(next);
    refuse();
    await settled();
    expect([store.getState().session.status, readTokens()?.accessToken]).toEqual(['signedIn', 'next']);
  });

  it('[SH-20] ends its own session', async () => {
    const { until, refuse } = await calling();
    refuse();
    await until('guest');
    expect(readTokens()).toBeNull();
  });
});

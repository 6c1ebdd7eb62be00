import { api } from '@portal/shared/api';
import { bus } from '@portal/shared/bus';
import { atEndOfTest, serveCalls } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { openTab, profile, refused, tokens } from '../../testing/session-tab';
import { unauthorised } from './session.slice';
import { readTokens, storeTokens } from './stored-session';

const lost = () => Promise.reject(new TypeError('no net'));

/** Somebody signed in, in a tab at which nobody has looked for longer than a token is young. */
async function openHidden(renewal: () => object) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  atEndOfTest(() => void jest.restoreAllMocks());
  storeTokens(tokens);
  const { seen } = serveCalls({ ...profile, 'POST /auth/token': () => renewal() as typeof tokens });
  const opened = openTab();
  await opened.until('signedIn');
  localStorage.setItem('portal.session.renewAt', '0');
  const renewals = () => seen.filter(({ call }) => call === 'POST /auth/token').length;
  return { ...opened, seen, renewals };
}

describe('a refused token that has grown old', () => {
  it('[SH-20] is renewed and the session goes on, with what was refused read again', async () => {
    const { store, until, renewals, seen } = await openHidden(() => ({ ...tokens, accessToken: 'renewed' }));
    const heard: string[] = [];
    atEndOfTest(bus.on('changes:lost', () => heard.push('lost')));
    const before = seen.length;
    for (let n = 0; n < 40; n++) store.dispatch(unauthorised());
    await waitFor(() => expect(readTokens()?.accessToken).toBe('renewed'));
    await until('signedIn');
    await waitFor(() => expect(seen.slice(before).map(({ call }) => call)).toContain('GET /company/me'));
    expect([renewals(), heard]).toEqual([1, ['lost']]);
    // A young one that is refused is that of a session that is over.
    store.dispatch(unauthorised());
    await until('guest');
    expect(renewals()).toBe(1);
  });

  it('[SH-20] ends the session where the server refuses to renew it', async () => {
    const { store, until, notices } = await openHidden(() => refused(401, 'sessionExpired'));
    store.dispatch(unauthorised());
    await until('guest');
    expect([readTokens(), notices()]).toEqual([null, ['signedIn', 'sessionExpired']]);
  });

  it('[SH-20] does not end the session while the server is out of reach, and is renewed after the next refusal', async () => {
    const answers = [lost, lost, lost];
    const renewal = () => answers.shift()?.() ?? { ...tokens, accessToken: 'renewed' };
    const { store, renewals, notices } = await openHidden(renewal);
    store.dispatch(unauthorised({ kind: 'warning', name: 'notDone' }));
    await waitFor(() => expect(renewals()).toBe(3), { timeout: 5_000 });
    // What was refused was not done all the same.
    await waitFor(() => expect(notices()).toEqual(['signedIn', 'notDone']));
    store.dispatch(unauthorised());
    await waitFor(() => expect(readTokens()?.accessToken).toBe('renewed'));
    expect(store.getState().session.status).toBe('signedIn');
  });

  it.each(['visibilitychange', 'online'])(
    '[SH-19] is renewed at once when its person is back: %s',
    async (sign) => {
      const { renewals } = await openHidden(() => ({ ...tokens, accessToken: 'renewed' }));
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
      (sign === 'online' ? window : document).dispatchEvent(new Event(sign));
      await waitFor(() => expect(readTokens()?.accessToken).toBe('renewed'));
      expect(renewals()).toBe(1);
    },
  );
});

describe('what somebody does with a token that has grown old', () => {
  const renewed = () => ({ ...tokens, accessToken: 'renewed' });
  const expired = () => refused(401, 'sessionExpired');
  /** Somebody who comes back and presses a button before the token is renewed. */
  async function comeBack(renewal: () => object) {
    const opened = await openHidden(renewal);
    const served = { ...profile, 'POST /auth/token': renewal as () => typeof tokens };
    serveCalls({ ...served, 'DELETE /caseAsset/{id}': expired, 'GET /courier': expired });
    const press = (quiet = false) =>
      api.call('DELETE /caseAsset/{id}', { params: { id: 'c-1' } }, { quiet }).catch(() => undefined);
    return { ...opened, press };
  }

  it('[SH-20] was not done, which they are told once the token is renewed', async () => {
    const { notices, press, store } = await comeBack(renewed);
    await press();
    expect(notices()).toEqual(['signedIn']);
    await waitFor(() => expect(notices()).toEqual(['signedIn', 'notDone']));
    expect(store.getState().session.status).toBe('signedIn');
  });

  it('[SH-20] is told also where another refusal has begun the renewal, or it is over', async () => {
    const { notices, press, store } = await comeBack(renewed);
    store.dispatch(unauthorised());
    await press();
    await waitFor(() => expect(notices()).toEqual(['signedIn', 'notDone']));
    const late = press();
    storeTokens({ ...tokens, accessToken: 'renewed again' });
    await late;
    expect(notices()).toEqual(['signedIn', 'notDone', 'notDone']);
  });

  it('[SH-20] is not told of reads, which are repeated, nor of what says its failures itself', async () => {
    const { notices, press } = await comeBack(renewed);
    await Promise.all([press(true), api.call('GET /courier').catch(() => undefined)]);
    await waitFor(() => expect(readTokens()?.accessToken).toBe('renewed'));
    await new Promise((settled) => setTimeout(settled, 20));
    expect(notices()).toEqual(['signedIn']);
  });

  it('[SH-20] is not told where the session ends by it', async () => {
    const { notices, press, until } = await comeBack(expired);
    await press();
    await until('guest');
    expect(notices()).toEqual(['signedIn', 'sessionExpired']);
  });
});

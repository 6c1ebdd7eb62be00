import { bus } from '@portal/shared/bus';
import { publishSession, session } from '@portal/shared/session';
import { atEndOfTest, serveCalls } from '@portal/shared/testing';
import { createTestStore } from '../testing/create-test-store';
import { prepareSocket } from '../testing/fake-socket';
import { openSocket } from './open-socket';
import { createRealtimeHub } from './realtime-hub';
import { realtimeSaga } from './realtime.saga';

jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

beforeEach(() => {
  jest.useFakeTimers();
  atEndOfTest(() => void jest.useRealTimers());
});

const pause = () => jest.advanceTimersByTimeAsync(5_000);

/** The socket of somebody signed in, until the test is over. */
async function open({ isHeld = false } = {}) {
  const socket = prepareSocket();
  const page = { token: 'old', onUnauthorised: jest.fn(), isHeld };
  const refusal = { code: 'secondFactorRequired', message: 'Set it up' };
  const { seen } = serveCalls({
    'GET /chatConnect': () =>
      page.isHeld ? Response.json(refusal, { status: 403 }) : { body: { url: '/chat' } },
  });
  const readings = jest.fn();
  atEndOfTest(bus.on('changes:lost', readings));
  const task = createTestStore(() => null).runSaga(realtimeSaga, {
    hub: createRealtimeHub(() => undefined),
    openSocket,
    readToken: () => page.token,
    onUnauthorised: page.onUnauthorised,
  });
  atEndOfTest(() => task.cancel());
  await jest.advanceTimersByTimeAsync(0);
  return { socket, page, seen, readings, end: () => task.cancel() };
}

describe('a socket whose token is refused', () => {
  it('[SH-20] says so, and connects with the token that it was renewed by', async () => {
    const { socket, page } = await open();
    page.onUnauthorised.mockImplementation(() => (page.token = 'renewed'));
    socket.refuse('sessionExpired');
    await pause();
    expect(socket.tokens).toEqual(['old', 'renewed']);
  });

  it('[SH-20] does not say so of a token that another tab has renewed meanwhile', async () => {
    const { socket, page } = await open();
    page.token = 'renewed';
    socket.refuse('sessionExpired');
    await pause();
    expect([socket.tokens, page.onUnauthorised.mock.calls]).toEqual([['old', 'renewed'], []]);
  });

  it('[SH-20] connects no more once the session has ended by it', async () => {
    const { socket, page, end } = await open();
    page.onUnauthorised.mockImplementation(end);
    socket.refuse('sessionExpired');
    await pause();
    expect([socket.tokens, page.onUnauthorised.mock.calls]).toEqual([['old'], [[]]]);
  });
});

describe('the socket of who has to set up a second factor', () => {
  const MINUTE_MS = 60_000;

  it('is asked for each minute, and what was refused is read again once it opens', async () => {
    const { socket, page, seen, readings } = await open({ isHeld: true });
    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect([seen.length, readings.mock.calls, socket.opened]).toEqual([11, [], null]);
    // By the setup in another tab, or as the company requires it no more: a setup on another device ends this session.
    page.isHeld = false;
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect([socket.connected, readings.mock.calls]).toEqual([true, [[{}]]]);
    socket.lose();
    socket.connectNow();
    expect(readings).toHaveBeenCalledTimes(1);
  });

  it('opens at once after the setup in this tab', async () => {
    const { socket, page } = await open({ isHeld: true });
    page.isHeld = false;
    publishSession({ ...session.get() });
    await jest.advanceTimersByTimeAsync(0);
    expect(socket.connected).toBe(true);
  });

  it('connects again each minute where it was open before that was required', async () => {
    const { socket, readings } = await open();
    socket.lose();
    socket.refuse('secondFactorRequired');
    await jest.advanceTimersByTimeAsync(MINUTE_MS - 1);
    expect(socket.tokens).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect([socket.tokens.length, readings.mock.calls]).toEqual([2, []]);
    socket.connectNow();
    expect(readings).toHaveBeenCalledTimes(1);
  });
});

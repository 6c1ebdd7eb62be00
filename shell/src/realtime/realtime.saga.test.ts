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
async function open() {
  const socket = prepareSocket();
  serveCalls({ 'GET /chatConnect': { body: { url: '/chat' } } });
  const page = { token: 'old', onUnauthorised: jest.fn() };
  const task = createTestStore(() => null).runSaga(realtimeSaga, {
    hub: createRealtimeHub(() => undefined),
    openSocket,
    readToken: () => page.token,
    onUnauthorised: page.onUnauthorised,
  });
  atEndOfTest(() => task.cancel());
  await jest.advanceTimersByTimeAsync(0);
  return { socket, page, end: () => task.cancel() };
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

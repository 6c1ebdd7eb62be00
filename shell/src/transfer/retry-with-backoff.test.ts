import { PortalError } from '@portal/shared/errors';
import { retryWithBackoff } from './retry-with-backoff';

const away = () => new PortalError('network', 'The server cannot be reached');
const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  setOnline(true);
});
afterEach(() => jest.useRealTimers());

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Work that fails until it is told to work. */
function start(aborter = new AbortController()) {
  let work: () => Promise<string> = () => Promise.reject(away());
  const attempt = jest.fn(() => work());
  const onWaiting = jest.fn();
  const ended = retryWithBackoff(attempt, { signal: aborter.signal, onWaiting }).catch(
    (error: unknown) => error,
  );
  const succeed = () => (work = () => Promise.resolve('done'));
  return { attempt, onWaiting, ended, succeed, aborter };
}

test('[UP-01] an outage of an hour ends with the network, at once when it is back', async () => {
  setOnline(false);
  const { ended, succeed, onWaiting, attempt } = start();
  await jest.advanceTimersByTimeAsync(60 * MINUTE);
  expect(onWaiting).toHaveBeenCalled();
  const tries = attempt.mock.calls.length;
  succeed();
  setOnline(true);
  await expect(ended).resolves.toBe('done');
  expect(attempt).toHaveBeenCalledTimes(tries + 1);
});

test('[UP-01] an attempt that began without a network does not end it all, though the network is back when it fails', async () => {
  setOnline(false);
  const { ended, succeed, attempt } = start();
  await jest.advanceTimersByTimeAsync(20_000);
  attempt.mockImplementationOnce(() => {
    jest.setSystemTime(Date.now() + 10 * MINUTE);
    setOnline(true);
    return Promise.reject(away());
  });
  await jest.advanceTimersByTimeAsync(10_000);
  succeed();
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(ended).resolves.toBe('done');
});

test('[UP-01] hours in which the computer slept are none of trying', async () => {
  const { ended, succeed, attempt } = start();
  await jest.advanceTimersByTimeAsync(20_000);
  jest.setSystemTime(Date.now() + 120 * MINUTE);
  const tries = attempt.mock.calls.length;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(attempt.mock.calls.length).toBeGreaterThan(tries);
  succeed();
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(ended).resolves.toBe('done');
});

test('[UP-01] a server that restarts is waited for', async () => {
  const { ended, succeed } = start();
  await jest.advanceTimersByTimeAsync(2 * MINUTE);
  succeed();
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(ended).resolves.toBe('done');
});

test('[UP-01] a server that answers nothing for minutes is given up', async () => {
  const { ended } = start();
  await jest.advanceTimersByTimeAsync(6 * MINUTE);
  await expect(ended).resolves.toMatchObject({ code: 'network' });
});

test('[UP-01] what got something done begins a new outage when it fails again', async () => {
  const attempt = jest.fn((onAdvance: () => void) => {
    onAdvance();
    return Promise.reject(away());
  });
  const fail = jest.fn();
  void retryWithBackoff(attempt).catch(fail);
  await jest.advanceTimersByTimeAsync(6 * MINUTE);
  expect(fail).not.toHaveBeenCalled();
});

test('[UP-01] a refusal is no matter of waiting', async () => {
  const refusal = new PortalError('tooLarge', 'The file is too large');
  const attempt = jest.fn(() => Promise.reject(refusal));
  await expect(retryWithBackoff(attempt)).rejects.toBe(refusal);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('[UP-01] a cancelled wait ends', async () => {
  const { ended, aborter, attempt } = start();
  await jest.advanceTimersByTimeAsync(100);
  aborter.abort('cancelled');
  await expect(ended).resolves.toBe('cancelled');
  expect(attempt).toHaveBeenCalledTimes(1);
});

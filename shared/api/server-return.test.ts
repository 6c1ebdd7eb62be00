import { onServerReturn } from './server-return';

let api: string;
let asked: number;
let isOffline: boolean;
let back: jest.Mock;
let end: () => void;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  api = 'the API server does not answer';
  asked = 0;
  isOffline = false;
  globalThis.fetch = async () => {
    asked += 1;
    if (isOffline) throw new TypeError('no net');
    return Response.json({ checks: { api } }, { status: 503 });
  };
  back = jest.fn();
  end = onServerReturn(back);
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

it('is told when the gateway sees the server again', async () => {
  await pass(60_000);
  expect(back).not.toHaveBeenCalled();
  expect(asked).toBeGreaterThanOrEqual(5);
  expect(asked).toBeLessThanOrEqual(7);
  api = 'ok';
  await pass(12_000);
  expect(back).toHaveBeenCalled();
});

it('is asked at once when the browser is online again', async () => {
  isOffline = true;
  await pass(12_000);
  isOffline = false;
  api = 'ok';
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(back).toHaveBeenCalledTimes(1);
});

it('is asked once for all who wait, and not at all when nobody does', async () => {
  const others = [onServerReturn(back), onServerReturn(back)];
  await pass(12_000);
  expect(asked).toBe(1);
  for (const stop of [...others, end]) stop();
  await pass(60_000);
  window.dispatchEvent(new Event('online'));
  expect(asked).toBe(1);
});

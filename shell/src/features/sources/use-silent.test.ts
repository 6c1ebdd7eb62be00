import { act, renderHook } from '@testing-library/react';
import { useSilent } from './use-silent';

jest.mock('../../federation/host/load-remote', () =>
  jest.requireActual<object>('../../testing/fake-remotes'),
);

test('a machine that does not answer is asked once at a time', async () => {
  jest.useFakeTimers();
  let requests = 0;
  let answer: (response: Response) => void = () => undefined;
  globalThis.fetch = () => {
    requests++;
    return new Promise((resolve) => (answer = resolve));
  };
  const overrides = [{ id: 'cases', url: 'http://localhost:8091/' }];
  renderHook(() => useSilent(overrides));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(requests).toBe(1);
  await act(async () => {
    answer(new Response(null, { status: 404 }));
    await jest.advanceTimersByTimeAsync(10_000);
  });
  expect(requests).toBe(2);
  jest.useRealTimers();
});

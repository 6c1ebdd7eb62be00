import { createUploadLocks } from './upload-locker';

const log = { warn: jest.fn() } as never;
const locks = createUploadLocks({ databaseUrl: null, log });
const never = new AbortController().signal;

/** Takes a lock as tus does; the answer lets go of it. */
async function take(id: string, requestRelease: () => void, signal = never): Promise<() => Promise<void>> {
  const lock = locks.locker.newLock(id);
  await lock.lock(signal, requestRelease);
  return () => lock.unlock();
}

describe('the lock of an upload', () => {
  it('is had by one request at a time, and the one before is asked to stop', async () => {
    const order: string[] = [];
    const release = await take('a', () => {
      order.push('asked');
      void release().then(() => order.push('released'));
    });
    const second = await take('a', () => undefined);
    order.push('second');
    expect(order).toEqual(['asked', 'released', 'second']);
    await second();
  });

  it('does not keep other uploads waiting', async () => {
    const first = await take('a', () => undefined);
    const other = await take('b', () => undefined);
    await Promise.all([first(), other()]);
  });

  it('is not waited for by a request that has ended', async () => {
    const release = await take('a', () => undefined);
    const ended = new AbortController();
    const waiting = take('a', () => undefined, ended.signal);
    ended.abort();
    await expect(waiting).rejects.toMatchObject({ status_code: 500 });
    await expect(take('a', () => undefined, ended.signal)).rejects.toMatchObject({ status_code: 500 });
    await release();
    await (
      await take('a', () => undefined)
    )();
  });

  it('is held through work that may not be interrupted, in the order it was asked for', async () => {
    const order: number[] = [];
    const works = [1, 2, 3].map((n) =>
      locks.hold('a', async () => {
        order.push(n);
        await Promise.resolve();
        order.push(n);
      }),
    );
    await Promise.all(works);
    expect(order).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('is free again after work that failed', async () => {
    await expect(locks.hold('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(locks.hold('a', async () => 'done')).resolves.toBe('done');
  });
});

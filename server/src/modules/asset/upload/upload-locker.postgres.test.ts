import { startRelay } from '../../../testing/services/tcp-relay';
import { TEST_DATABASE_URL } from '../../../testing/services/test-database';
import { createBareDatabase, type BareDatabase } from '../../../testing/services/test-postgres';
import { until } from '../../../testing/until';
import { createUploadLocks, type UploadLocks } from './upload-locker';

const log = { warn: jest.fn() } as never;
const never = new AbortController().signal;

let database: BareDatabase;
const open: UploadLocks[] = [];
/** The locks as another process has them. */
const newProcess = (databaseUrl = database.url): UploadLocks => {
  const locks = createUploadLocks({ databaseUrl, log });
  open.push(locks);
  return locks;
};
beforeEach(async () => {
  database = await createBareDatabase(TEST_DATABASE_URL ?? '');
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((locks) => locks.close()));
  await database.drop();
});

const take = async (locks: UploadLocks, requestRelease: () => void): Promise<() => Promise<void>> => {
  const lock = locks.locker.newLock('upload');
  await lock.lock(never, requestRelease);
  return () => lock.unlock();
};

describe('the lock of an upload, between two processes', () => {
  it('is had by one at a time, and the other process is asked to stop', async () => {
    const [first, second] = [newProcess(), newProcess()];
    const order: string[] = [];
    const release = await take(first, () => {
      order.push('asked');
      void release().then(() => order.push('released'));
    });
    const releaseSecond = await take(second, () => undefined);
    order.push('second');
    expect(order.toSorted()).toEqual(['asked', 'released', 'second']);
    expect(order[0]).toBe('asked');
    await releaseSecond();
    await (
      await take(first, () => undefined)
    )();
  });

  it('is free as soon as the process that had it is gone', async () => {
    const [first, second] = [newProcess(), newProcess()];
    const asked = jest.fn();
    await take(first, asked);
    const waiting = take(second, () => undefined);
    await until(() => asked.mock.calls.length > 0);
    // What the end of a process comes to: its connection ends.
    await first.close();
    await (
      await waiting
    )();
  });

  it('is given up by who loses the database, and can be had again', async () => {
    const relay = await startRelay(database.url);
    const first = newProcess(relay.url);
    let isAsked = false;
    const release = await take(first, () => {
      isAsked = true;
    });
    await relay.cut();
    await until(() => isAsked);
    await release();
    await expect(take(first, () => undefined)).rejects.toThrow();
    await relay.mend();
    await (
      await take(first, () => undefined)
    )();
    await first.close();
    await relay.cut();
  });

  it('is held through work that may not be interrupted', async () => {
    const [first, second] = [newProcess(), newProcess()];
    let running = 0;
    const work = async (): Promise<void> => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await Promise.all([first, second, first, second].map((locks) => locks.hold('finish', work)));
  });
});

import Fastify from 'fastify';
import { once } from 'node:events';
import { until } from './testing/until';
import { schedule, type Job } from './schedule';

const NOW = new Date('2030-01-01');

async function start(job: Omit<Job, 'name'>) {
  const app = Fastify({ logger: false });
  schedule(app, { log: app.log, now: () => NOW }, { name: 'test', ...job });
  await app.ready();
  return app;
}

describe('a job', () => {
  it('is done when the server is ready and again every so often, by the server’s clock', async () => {
    const runs: Date[] = [];
    const app = await start({ everyMs: 5, run: async (now) => runs.push(now) });
    await until(() => runs.length >= 3);
    await app.close();
    expect(runs[0]).toBe(NOW);
  });

  it('is not begun again while it runs, and the server closes after it', async () => {
    let begun = 0;
    let isDone = false;
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    const app = await start({
      everyMs: 5,
      run: async () => {
        begun += 1;
        await held;
        isDone = true;
      },
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(begun).toBe(1);
    const closed = app.close();
    finish();
    await closed;
    expect(isDone).toBe(true);
  });

  it('that goes through many records is told when the server closes, and keeps it no longer than the one it is at', async () => {
    let isTold = false;
    const app = await start({
      everyMs: 60_000,
      run: async (_now, stopping) => {
        await once(stopping, 'abort');
        isTold = true;
      },
    });
    await app.close();
    expect(isTold).toBe(true);
  });

  it('that fails is done again', async () => {
    let runs = 0;
    const app = await start({
      everyMs: 5,
      run: async () => {
        runs += 1;
        throw new Error('not now');
      },
    });
    await until(() => runs >= 2);
    await app.close();
  });
});

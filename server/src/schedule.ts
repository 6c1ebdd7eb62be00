import type { FastifyInstance } from 'fastify';
import type { AppContext } from './app-context';
import { asPortal } from './modules/audit/audited-call';

/** Work that is done by itself now and then. */
export interface Job {
  /** As both logs name it. */
  readonly name: string;
  readonly everyMs: number;
  /**
   * Several processes may run it at once, so what it does must bear that: each record is held and looked at again before it changes.
   * @param stopping aborted when the server closes: one that goes through many records ends after the one that it is at
   */
  run(now: Date, stopping: AbortSignal): Promise<unknown>;
}

/** Does a job when the server is ready, and again every so often until it closes, which waits for a run that has begun. */
export function schedule(
  app: FastifyInstance,
  { log, now }: Pick<AppContext, 'log' | 'now'>,
  job: Job,
): void {
  const stopping = new AbortController();
  let current: Promise<unknown> | null = null;
  const run = (): void => {
    // One that takes longer than the pause is not begun twice.
    current ??= asPortal(job.name, () => Promise.resolve(job.run(now(), stopping.signal)))
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
      .finally(() => {
        current = null;
      });
  };
  const timer = setInterval(run, job.everyMs);
  timer.unref();
  app.addHook('onReady', async () => run());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopping.abort();
    await current;
  });
}

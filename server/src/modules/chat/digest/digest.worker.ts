import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context';
import { mailDigests } from './digest.service';

/** How often a process looks for what waits unread. */
const LOOK_MS = 60_000;

/** Mails of what is unread, for as long as the app is there. */
export function startDigests(app: FastifyInstance, ctx: AppContext): void {
  let current: Promise<unknown> = Promise.resolve();
  const look = (): Promise<unknown> =>
    mailDigests(ctx, new Date()).catch((error: unknown) =>
      ctx.log.error({ err: error }, 'what is unread in the chat was not mailed'),
    );
  const timer = setInterval(
    () => {
      current = current.then(look);
    },
    Math.min(LOOK_MS, ctx.config.digestAfterMs / 4),
  );
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await current;
  });
}

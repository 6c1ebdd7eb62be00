import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context';
import { schedule } from '../schedule';
import { removeOldKeys } from './idempotency.repository';

const HOUR_MS = 3_600_000;
const KEEP_MS = 24 * HOUR_MS;

/** Keys are worth something for a day. */
export function idempotencyPlugin(app: FastifyInstance, ctx: AppContext): void {
  schedule(app, ctx, {
    name: 'idempotency keys',
    everyMs: HOUR_MS,
    run: (now) => removeOldKeys(ctx.db, new Date(now.getTime() - KEEP_MS)),
  });
}

export { answerOnce, readPress, takesKey } from './answer-once';

import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { schedule } from '../../schedule';
import { endWaiting } from './expiry.service';

const HOUR_MS = 3_600_000;

/** Time ends what nobody goes on with (specification § 4, 'expire'). */
export function expiryModule(app: FastifyInstance, ctx: AppContext): void {
  if (ctx.config.expireAfterDays === 0) return;
  schedule(app, ctx, {
    name: 'expiry',
    everyMs: HOUR_MS,
    run: (now, stopping) => endWaiting(ctx, now, stopping),
  });
}

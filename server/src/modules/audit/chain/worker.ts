import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context';
import { schedule } from '../../../schedule';
import { readChain } from './chain.repository';
import { removeOld, sealEntries } from './seal';

/** How long a row stands in no chain. */
const SEAL_MS = 2_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Links new rows into the chain every other second, and once an hour removes what is too old and says in the log where the
 * chain ends: a witness outside of the database.
 */
export function scheduleAuditWork(app: FastifyInstance, ctx: AppContext): void {
  const { config, db, log } = ctx;
  schedule(app, ctx, { name: 'audit chain', everyMs: SEAL_MS, run: () => sealEntries(ctx) });
  schedule(app, ctx, {
    name: 'audit retention',
    everyMs: HOUR_MS,
    run: async (now) => {
      const removed = await removeOld(ctx, new Date(now.getTime() - config.auditDays * DAY_MS));
      const { number, hash } = await readChain(db);
      log.info({ number, hash, removed }, 'the audit chain ends here');
    },
  });
}

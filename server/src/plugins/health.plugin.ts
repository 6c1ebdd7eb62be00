import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context';
import { refusal } from '../refusals';
import { probeLogLevel } from './logging';

/** /healthz: the process answers; /readyz: all that it needs works, its database first of all. */
export function healthPlugin(app: FastifyInstance, { db, log, config, readiness }: AppContext): void {
  const options = { logLevel: probeLogLevel(config) };
  readiness.add('database', async () => void (await db.execute(sql`select 1`)));
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async () => {
    const failures = await readiness.failing();
    for (const { part, error } of failures) log.error({ err: error, part }, 'not ready');
    if (failures.length > 0)
      throw refusal('unavailable', { why: `Not ready: ${failures.map(({ part }) => part).join(', ')}` });
    return { status: 'ok' };
  });
}

import { PortalError } from '@portal/shared/errors';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context';

/** /healthz: the process answers; /readyz: it can also reach its database. */
export function healthPlugin(app: FastifyInstance, { db, log }: AppContext): void {
  const schema = { hide: true };
  app.get('/healthz', { schema, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema, logLevel: 'warn' }, async () => {
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      throw new PortalError('unavailable', 'The database does not answer');
    }
    return { status: 'ok' };
  });
}

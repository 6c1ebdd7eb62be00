import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context';
import type { PoolCounts } from '../db/client';
import { probeLogLevel } from './logging';

/** /metrics for Prometheus, and the measuring of every call. The gateway in front does not pass /metrics on. */
export function metricsPlugin(
  app: FastifyInstance,
  { metrics, config }: AppContext,
  poolCounts: () => PoolCounts,
): void {
  metrics.gauge(
    'portal_database_connections',
    'Connections of the pool, and calls that wait for one',
    () => ({
      ...poolCounts(),
    }),
  );
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // By the pattern: an address may hold an id, and what nobody answers would make a series each.
    const route = routeOptions.url ?? 'unknown';
    metrics.calls.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { logLevel: probeLogLevel(config) }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
}

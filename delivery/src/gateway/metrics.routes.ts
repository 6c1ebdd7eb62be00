import Fastify, { type FastifyInstance } from 'fastify';
import type { GatewayMetrics, Readings } from './metrics';
import { answerNotFound } from './request-log';

/** Counts every answer; on the public port `/metrics` is not there, and not the portal's page either. */
export function measureRequests(app: FastifyInstance, metrics: GatewayMetrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // By the pattern: what nobody answers would make a series each.
    const route = routeOptions.url ?? 'page';
    metrics.http.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { config: { quiet: true } }, async (_request, reply) => answerNotFound(reply));
}

/** `/metrics` as OpenMetrics, for a port of its own that no visitor reaches. */
export function buildMetricsApp(metrics: GatewayMetrics, read: () => Promise<Readings>): FastifyInstance {
  const app = Fastify();
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text(read)),
  );
  return app;
}

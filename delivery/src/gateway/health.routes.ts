import type { FastifyInstance } from 'fastify';
import type { Alarms } from '../alarms';
import type { ReleaseStore } from '../releases';
import type { LiveFeed } from './feed/live-feed';
import { checkFeed, checkShell, type Status } from './status';

interface HealthParts {
  readonly live: LiveFeed;
  readonly releases: ReleaseStore;
  readonly check: () => Promise<Status>;
  readonly alarms: Alarms;
}

/**
 * `/healthz`: this process is alive. `/readyz`: it can hand out the page and the feed, also while the API server is away, as the page
 * then says so and comes back by itself. `/status`: a visitor would get a working portal.
 */
export function registerHealthRoutes(app: FastifyInstance, parts: HealthParts): void {
  const { live, releases, check, alarms } = parts;
  const options = { config: { quiet: true } };
  app.get('/healthz', options, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', options, async (_request, reply) => {
    const state = await live.read();
    const shell = await checkShell(state, releases);
    return reply
      .code(shell === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: shell === 'ok' ? 'ready' : 'unavailable', checks: { shell, feed: checkFeed(state) } });
  });
  app.get('/status', options, async (_request, reply) => {
    const checks = await check();
    const { shell, api } = checks;
    const isWorking = [shell, api, ...Object.values(checks.releases)].every((check) => check === 'ok');
    return reply
      .code(isWorking ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isWorking ? 'working' : 'impaired',
        checks,
        alarms: alarms.active.map(({ name, subject, since }) => ({ name, subject, since })),
      });
  });
}

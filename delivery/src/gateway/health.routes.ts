import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../releases';
import type { LiveFeed, LiveState } from './feed/live-feed';

const API_TIMEOUT_MS = 3000;

type Check = 'ok' | string;

/** `/healthz`: this process is alive. `/readyz`: a visitor would get a working portal. */
export function registerHealthRoutes(
  app: FastifyInstance,
  live: LiveFeed,
  releases: ReleaseStore,
  apiUrl: string,
): void {
  const options = { config: { quiet: true } };
  app.get('/healthz', options, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', options, async (_request, reply) => {
    const state = await live.read();
    const [shell, api] = await Promise.all([checkShell(state, releases), checkApi(apiUrl)]);
    const ready = shell === 'ok' && api === 'ok';
    const status = ready ? 'ready' : 'unavailable';
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, checks: { shell, api, feed: feedCheck(state) } });
  });
}

/** A stale feed still serves everybody, so it is told and no more. */
function feedCheck({ stale }: LiveState): Check {
  return stale === null ? 'ok' : `stale: ${stale}`;
}

async function checkShell({ feed, stale }: LiveState, releases: ReleaseStore): Promise<Check> {
  const shell = feed?.domains.shell;
  if (!shell) return stale ?? 'no shell is live';
  try {
    return (await releases.find('shell', shell.version))
      ? 'ok'
      : `the release of shell ${shell.version} is missing`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function checkApi(apiUrl: string): Promise<Check> {
  try {
    const answer = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    await answer.body?.cancel();
    return answer.ok ? 'ok' : `the API server answers ${answer.status}`;
  } catch {
    return 'the API server does not answer';
  }
}

// npm run bench:flood: what one login's flood costs another company. A server process with the demo's companies answers
// 'GET /case' of one company, first calm, then while a login of another one asks for 1,000 whole lists at once, again and again.
// Prints both and their ratio; exit code 1 when the bound is broken. The flood is a process of its own.
//
// On the embedded database; with --services on the PostgreSQL and Redis of TEST_DATABASE_URL and TEST_REDIS_URL.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD } from '../src/demo/demo-logins';
import { startProcess } from '../src/testing/services/server-process';
import { createBareDatabase } from '../src/testing/services/test-postgres';
import { quantile, timed } from './lists/times';

const { values } = parseArgs({
  options: { services: { type: 'boolean', default: false }, flood: { type: 'string' } },
});
const AT_ONCE = 1_000;
const CALLS = 60;
const BOUND = 2;
const CALM = 'super@brightsmile.example';
const FLOODING = 'super@anadoludental.example';

if (values.flood === undefined) process.exitCode = await measure();
else await flood(values.flood);

async function measure(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-flood-'));
  const { TEST_DATABASE_URL: databaseUrl = '', TEST_REDIS_URL: redisUrl = '' } = process.env;
  const database = values.services ? await createBareDatabase(databaseUrl) : null;
  const server = startProcess({
    DATA_DIR: dataDir,
    DEMO: '1',
    SIMULATOR_STEP_MS: '3600000',
    SIMULATOR_REPLY_MS: '3600000',
    LOG_LEVEL: 'info',
    ...(database && { DATABASE_URL: database.url, REDIS_URL: redisUrl }),
  });
  try {
    const url = await server.address;
    const token = await signIn(url, CALM);
    const list = () => timed(() => ask(url, token, 'paginate=50'));
    for (let n = 0; n < 10; n += 1) await list();
    const calm = await times(list);
    const child = fork(fileURLToPath(import.meta.url), ['--flood', url], { execArgv: process.execArgv });
    await once(child, 'message');
    const flooded = await times(list);
    child.kill();
    return report(calm, flooded);
  } finally {
    server.stop();
    await server.ended;
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function times(list: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < CALLS; n += 1) all.push(await list());
  return all;
}

function report(calm: readonly number[], flooded: readonly number[]): number {
  const [before, during] = [quantile(calm, 0.95), quantile(flooded, 0.95)];
  const ratio = during / before;
  process.stdout.write(
    `${values.services ? 'PostgreSQL' : 'embedded (PGlite)'}: GET /case of another company, milliseconds\n` +
      `calm     p50 ${quantile(calm, 0.5).toFixed(1)}  p95 ${before.toFixed(1)}\n` +
      `in flood p50 ${quantile(flooded, 0.5).toFixed(1)}  p95 ${during.toFixed(1)}\n` +
      `ratio of p95 ${ratio.toFixed(2)}, at most ${BOUND}\n`,
  );
  return ratio <= BOUND ? 0 : 1;
}

/** Never ends by itself; says when its first wave is on its way. */
async function flood(url: string): Promise<void> {
  const token = await signIn(url, FLOODING);
  for (let wave = 0; ; wave += 1) {
    const calls = Array.from({ length: AT_ONCE }, () => ask(url, token, 'paginate=1000'));
    if (wave === 0) process.send?.('flooding');
    await Promise.all(calls);
  }
}

async function signIn(url: string, username: string): Promise<string> {
  const reply = await fetch(`${url}/api/client/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  return ((await reply.json()) as { accessToken: string }).accessToken;
}

/** A call whose answer is taken, whatever it says. */
async function ask(url: string, token: string, query: string): Promise<void> {
  const reply = await fetch(`${url}/api/client/case?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await reply.arrayBuffer();
}

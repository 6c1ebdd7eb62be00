// npm run bench:chat: the chat of one server process under load. 1,000 sockets in 100 rooms, 50 messages a second for a minute;
// the sockets are in a process of their own. Every message has to reach every socket of its room once and in order. Prints how
// long deliveries took and what a socket costs; exit code 1 when a message was lost, doubled or out of order.
//
// Then one company floods a room from 20 sockets, each with 100 messages on their way at any time, and the list of another company
// is asked for meanwhile: exit code 1 when its p95 is more than twice that of calm.
//
// On the embedded database; with --services on the PostgreSQL and Redis of TEST_DATABASE_URL and TEST_REDIS_URL.
// --sockets, --rooms, --rate, --seconds change the load; --only=load or --only=flood does one of the two.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startProcess } from '../src/testing/services/server-process';
import { measureFlood } from './chat-load/flood';
import type { Load, Outcome } from './chat-load/load';
import { isFaultless, printReport, say } from './chat-load/report';
import { makeScene, type Scene } from './chat-load/scene';
import { readUsage, type Usage } from './chat-load/usage';

const { values } = parseArgs({
  options: {
    services: { type: 'boolean', default: false },
    sockets: { type: 'string', default: '1000' },
    rooms: { type: 'string', default: '100' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
});
const size = {
  sockets: Number(values.sockets),
  rooms: Number(values.rooms),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
};

say(`database: ${values.services ? 'PostgreSQL, with Redis' : 'embedded (PGlite)'}`);
if (values.only !== 'flood') await measureLoad();
if (values.only !== 'load' && !(await measureFlood(values.services))) process.exitCode = 1;

async function measureLoad(): Promise<void> {
  const scene = await makeScene(size, values.services);
  try {
    const { outcome, usages } = await run(scene);
    printReport(size, outcome, usages);
    if (!isFaultless(outcome)) process.exitCode = 1;
  } finally {
    await scene.remove();
  }
}

async function run({ env, people }: Scene): Promise<{ outcome: Outcome; usages: Usage[] }> {
  const server = startProcess({ ...env, LOG_LEVEL: 'info' });
  try {
    const url = await server.address;
    const usages = [await readUsage(url)];
    const outcome = await load({ ...size, url, people }, async () => {
      usages.push(await readUsage(url));
    });
    usages.push(await readUsage(url));
    return { outcome, usages };
  } finally {
    server.stop();
    await server.ended;
  }
}

/** The sockets' process; it says when all have joined, and in the end what they were told. */
async function load(order: Load, onJoined: () => Promise<void>): Promise<Outcome> {
  const child = fork(fileURLToPath(new URL('chat-load/clients.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  child.send(order);
  await once(child, 'message');
  await onJoined();
  child.send('go');
  const [outcome] = (await once(child, 'message')) as [Outcome];
  child.disconnect();
  return outcome;
}

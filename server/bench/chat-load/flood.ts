import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProcess } from '../../src/testing/services/server-process';
import type { FloodOrder, FloodOutcome } from './flood-clients';
import { say } from './report';
import { makeScene } from './scene';

const SOCKETS = 20;
const SECONDS = 15;
const PAUSE_MS = 20;
/** What a flood may cost another company, in times of its calm p95. */
const MOST = 2;

/** How long another company waits for its list while one floods the chat; answers whether that is bearable. */
export async function measureFlood(onServices: boolean): Promise<boolean> {
  const scene = await makeScene({ rooms: 2, sockets: 2 * SOCKETS, rate: 0, seconds: 0 }, onServices);
  const server = startProcess({ ...scene.env, LOG_LEVEL: 'info' });
  try {
    const url = await server.address;
    const [first] = scene.people;
    const neighbour = scene.people.find(({ room }) => room !== first?.room);
    if (!neighbour) throw new Error('nobody lives beside the flood');
    const order: FloodOrder = {
      url,
      people: scene.people.filter(({ room }) => room === first?.room),
      seconds: SECONDS + 2,
    };
    await askFor(url, neighbour.token, 3);
    const calm = await askFor(url, neighbour.token, SECONDS);
    const [flood, outcome] = await flooded(order, () => askFor(url, neighbour.token, SECONDS));
    return report(calm, flood, outcome);
  } finally {
    server.stop();
    await server.ended;
    await scene.remove();
  }
}

/** Milliseconds of each call, one after the other for so many seconds. */
async function askFor(url: string, token: string, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const at = performance.now();
    const reply = await fetch(`${url}/api/client/case`, { headers: { authorization: `Bearer ${token}` } });
    await reply.text();
    if (!reply.ok) throw new Error(`GET /case was answered by ${reply.status}`);
    times.push(performance.now() - at);
    await pause(PAUSE_MS);
  }
  return times;
}

async function flooded<T>(order: FloodOrder, meanwhile: () => Promise<T>): Promise<[T, FloodOutcome]> {
  const child = fork(fileURLToPath(new URL('flood-clients.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  child.send(order);
  await once(child, 'message');
  const ended = once(child, 'message');
  const result = await meanwhile();
  const [outcome] = (await ended) as [FloodOutcome];
  child.disconnect();
  return [result, outcome];
}

function report(
  calm: readonly number[],
  flood: readonly number[],
  { taken, refused, unanswered }: FloodOutcome,
) {
  const [before, during] = [p95(calm), p95(flood)];
  const ratio = during / before;
  say(`flood             ${taken} taken, ${refused} refused, ${unanswered} unanswered in ${SECONDS + 2} s`);
  say(
    `another's list    p95 ${before.toFixed(1)} ms in calm, ${during.toFixed(1)} ms in flood: ${ratio.toFixed(2)} times, at most ${MOST}`,
  );
  return ratio <= MOST;
}

function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(0.95 * sorted.length)] ?? Number.NaN;
}

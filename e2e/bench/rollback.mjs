// npm run bench:rollback: what ops and squads do to open tabs. Prints, from one run on a portal of its own:
// the time from a rollback, by its command and by the ops page, to one open tab showing the earlier release, and to each of 20, beside
// the time of a new tab and of the alternative (building and serving the portal as one bundle anew); page loads while releases change; the heap over 50
// swaps; a rollout that fails and takes itself back. Ends with 1 when a bound is broken.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { secondRelease } from '../support/second-release.ts';
import { openBrowser, signIn } from './lib/bench-browser.mjs';
import { buildAll, delivery, goLive, ROOT, serve, stopAll, untilReady } from './lib/bench-portal.mjs';
import { measureHeap } from './lib/heap.mjs';
import { loadWhileChanging } from './lib/page-loads.mjs';
import { measureRebuild } from './lib/rebuild.mjs';
import { openOps } from './lib/ops-session.mjs';
import { measureAlone, measureRollbacks } from './lib/rollback-tabs.mjs';
import { measureRollout } from './lib/rollout.mjs';

const PORT = 18_380;
const DATA = join(ROOT, '.cache/bench-rollback');
const OPS_TOKEN = 'token-of-the-benchmark';
const PARTS = (process.env.BENCH_PARTS ?? 'alone,rollbacks,loads,heap,rollout,rebuild').split(',');
const broken = [];
const browser = await openBrowser();

try {
  const builds = buildAll();
  rmSync(DATA, { recursive: true, force: true });
  const others = [await secondRelease('mfe-doctors', 'second'), await secondRelease('mfe-doctors', 'third')];
  goLive(DATA, builds);
  delivery(DATA, 'publish', ...others.map(({ dir }) => dir));
  serve('server', { API_PORT: PORT + 1, DATA_DIR: DATA });
  // One machine plays many people here, each with an address of its own.
  serve('delivery', { PORT, DATA_DIR: DATA, TRUST_PROXY: 'loopback', OPS_TOKEN });
  await untilReady(PORT);

  const origin = `http://localhost:${PORT}`;
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  await signIn(await context.newPage(), origin);
  const first = others[0].version.replace(/-second$/, '');
  const scene = {
    context,
    origin,
    dataDir: DATA,
    ops: await openOps(origin, OPS_TOKEN),
    versions: [first, ...others.map(({ version }) => version)],
  };
  const measurements = {
    alone: measureAlone,
    rollbacks: measureRollbacks,
    loads: loadWhileChanging,
    heap: measureHeap,
    rollout: measureRollout,
    rebuild: measureRebuild,
  };
  for (const part of PARTS) broken.push(...(await measurements[part](scene)));
} finally {
  await browser.close();
  stopAll();
}
console.log(
  broken.length === 0 ? '\nevery bound holds' : `\nbroken:\n${broken.map((text) => `  ${text}`).join('\n')}`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

// npm run bench:viewer: a plan in 3D, two arches of about 150,000 triangles each. Prints, from one run: how long it takes from the
// button to the first frame, beside the bare fetch of the same files and a first frame of bare WebGL; how long a stage takes while the slider is dragged, without and with
// its distances from the beginning in colours, beside bare WebGL that draws as many triangles which do not move; and the heap of a tab after the plan was opened and closed 20 times.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, quantile, signIn } from './lib/bench-browser.mjs';
import { buildAll, goLive, ROOT, serve, stopAll, untilReady } from './lib/bench-portal.mjs';
import { NO_COMPILER, usedHeap } from './lib/heap.mjs';
import { bareFrames, shownFrame, stageFrames } from './lib/viewer-frames.mjs';

const WORK = join(ROOT, '.cache/bench-viewer');
const PORTS = { portal: 18_295, api: 18_296 };
const ORIGIN = `http://localhost:${PORTS.portal}`;
const OPENINGS = 20;
/** By then what caches keep is there. */
const SETTLED = 5;
/** Of both arches. */
const TRIANGLES = 300_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const MOST = { first: 3, frame: 1.5, map: 2, heap: 1.1 };

try {
  if (!process.env.PORTAL_URL) {
    rmSync(WORK, { recursive: true, force: true });
    goLive(WORK, buildAll());
    serve('server', { API_PORT: PORTS.api, DATA_DIR: WORK });
    serve('delivery', { PORT: PORTS.portal, API_PORT: PORTS.api, DATA_DIR: WORK });
    await untilReady(PORTS.portal);
  }
  const browser = await openBrowser();
  const times = await measureTimes(browser);
  await browser.close();
  const heaps = await measureHeap();
  print(times, heaps);
} finally {
  stopAll();
}

async function openPlans(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  const origin = process.env.PORTAL_URL ?? ORIGIN;
  await signIn(page, origin);
  const listed = page.waitForResponse((response) => response.url().includes('/api/client/case?'));
  await page.goto(`${origin}/dashboard/admin/IN_CUSTOMER_APPPROVE`);
  const { data } = await (await listed).json();
  const waiting = data.find(({ status }) => status === 'IN_CUSTOMER_APPPROVE');
  await page.goto(`${origin}/admin/all/${waiting.uuid}/plans`);
  await viewButton(page).waitFor();
  return page;
}

function viewButton(page) {
  return page.getByRole('button', { name: /^View in 3D/ }).first();
}

function slider(page) {
  return page.getByRole('slider', { name: 'Stage', exact: true });
}

/** From the button to the first frame's pixels. */
async function openViewer(page) {
  const start = performance.now();
  await viewButton(page).click();
  await slider(page).waitFor();
  await page.evaluate(shownFrame);
  return performance.now() - start;
}

async function measureTimes(browser) {
  const page = await openPlans(browser);
  const urls = new Set();
  page.on('request', (request) => request.url().includes('/api/files/') && urls.add(request.url()));
  const cold = await openViewer(page);
  const models = [...urls];
  const [warm, bareFirst] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goBack();
    // The way back is none of the way there.
    await viewButton(page).waitFor();
    warm.push(await openViewer(page));
    const fetched = await page.evaluate(fetchAnew, models);
    const { first } = await page.evaluate(bareFrames, { triangles: TRIANGLES, rounds: 1 });
    bareFirst.push(fetched + first);
  }
  const staged = await page.evaluate(stageFrames);
  const bare = await page.evaluate(bareFrames, { triangles: TRIANGLES, rounds: 40 });
  await page.getByRole('switch', { name: 'Compare with another stage' }).click();
  await page.getByRole('switch', { name: 'Distance in colours' }).click();
  const mapped = await page.evaluate(stageFrames);
  const middle = (times) => quantile(times, 0.5);
  return {
    cold,
    warm: middle(warm),
    bareFirst: middle(bareFirst),
    staged: middle(staged),
    mapped: middle(mapped),
    bare: middle(bare.times),
  };
}

/** In the page: how long the files take, without the cache. */
async function fetchAnew(files) {
  const start = performance.now();
  await Promise.all(files.map(async (file) => (await fetch(file, { cache: 'reload' })).arrayBuffer()));
  return performance.now() - start;
}

async function measureHeap() {
  const browser = await openBrowser(NO_COMPILER);
  const page = await openPlans(browser);
  const devtools = await page.context().newCDPSession(page);
  const heaps = {};
  for (let opening = 1; opening <= OPENINGS; opening++) {
    await openViewer(page);
    await page.goBack();
    await viewButton(page).waitFor();
    if (opening === SETTLED || opening === OPENINGS) heaps[opening] = await usedHeap(devtools);
  }
  await browser.close();
  return heaps;
}

function print({ cold, warm, bareFirst, staged, mapped, bare }, heaps) {
  const megabytes = (bytes) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  const ratios = {
    first: warm / bareFirst,
    frame: staged / bare,
    map: mapped / bare,
    heap: heaps[OPENINGS] / heaps[SETTLED],
  };
  console.log(
    `\nTo the first frame: ${cold.toFixed(0)} ms with the code, ${warm.toFixed(0)} ms without; bare fetch and WebGL ${bareFirst.toFixed(0)} ms (${ratios.first.toFixed(1)})`,
  );
  console.log(
    `A stage while dragging: ${staged.toFixed(1)} ms, bare WebGL ${bare.toFixed(1)} ms (${ratios.frame.toFixed(2)})`,
  );
  console.log(`The same with distances in colours: ${mapped.toFixed(1)} ms (${ratios.map.toFixed(2)})`);
  console.log(
    `Heap: ${megabytes(heaps[SETTLED])} after ${SETTLED} openings, ${megabytes(heaps[OPENINGS])} after ${OPENINGS} (${ratios.heap.toFixed(3)})`,
  );
  for (const [key, most] of Object.entries(MOST)) {
    if (ratios[key] <= most) continue;
    console.error(`${key}: ${ratios[key].toFixed(2)} is more than ${most}`);
    process.exitCode = 1;
  }
}

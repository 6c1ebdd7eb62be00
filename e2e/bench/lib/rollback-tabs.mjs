import { quantile } from './bench-browser.mjs';
import { delivery, deliveryBeside } from './bench-portal.mjs';

const TABS = Number(process.env.BENCH_TABS ?? 20);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);

/**
 * Ways to roll back; `prepare` answers the function that does it. Limits are of the 95th percentile: of twenty tabs on the cores of
 * one machine each waits for the others, and all of them for the process of the command, which no person's tab does.
 */
const COMMAND = { name: 'command', prepare: byCommand, limitsMs: { alone: 250, together: 900 } };
/** What the button of the ops page sends: no process is started for it. */
const BUTTON = {
  name: 'ops page',
  prepare: ({ ops }) => ops.prepareRollback('doctors'),
  limitsMs: { alone: 250, together: 600 },
};

function byCommand({ dataDir }) {
  return () => deliveryBeside(dataDir, 'rollback', 'doctors');
}

/** One tab, which has the machine to itself. */
export function measureAlone(scene) {
  return measureWays(scene, 1, ({ limitsMs }) => limitsMs.alone);
}

export function measureRollbacks(scene) {
  return measureWays(scene, TABS, ({ limitsMs }) => limitsMs.together);
}

async function measureWays(scene, count, limitOf) {
  const broken = [];
  for (const way of [COMMAND, BUTTON]) broken.push(...(await measureTabs(scene, way, count, limitOf(way))));
  return broken;
}

/** From the start of the rollback to each open tab showing the earlier release. */
async function measureTabs(scene, { name, prepare }, count, limitMs) {
  const { context, origin, dataDir } = scene;
  const [earlier, newer] = scene.versions;
  const tabs = [];
  for (let tab = 0; tab < count; tab++) tabs.push(await openTab(context, origin));
  const [shown, ended, newTabs] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    delivery(dataDir, 'activate', `doctors@${newer}`, '--again');
    await Promise.all(tabs.map((page) => takeNewer(page, newer)));
    const seen = tabs.map((page) => page.evaluate(untilShown, earlier));
    const rollBack = await prepare(scene);
    const started = Date.now();
    await rollBack();
    ended.push(Date.now() - started);
    for (const at of await Promise.all(seen)) shown.push(at - started);
    newTabs.push(await timeNewTab(context, origin, earlier));
  }
  await Promise.all(tabs.map((page) => page.close()));
  const p95 = quantile(shown, 0.95);
  console.log(
    `\nRollback of one domain by ${name}, open tabs: ${count}, ${ROUNDS} rounds, ms from its start`,
  );
  console.log(
    `  the earlier release on screen   p50 ${quantile(shown, 0.5)}   p95 ${p95}   most ${Math.max(...shown)}`,
  );
  console.log(`  the ${name} itself`.padEnd(34) + `p50 ${quantile(ended, 0.5)}`);
  console.log(
    `  a new tab, from its opening     p50 ${quantile(newTabs, 0.5)}   p95 ${quantile(newTabs, 0.95)}`,
  );
  return p95 <= limitMs
    ? []
    : [`by ${name}, of ${count} tabs each shows the earlier release after ${p95} ms (p95), not ${limitMs}`];
}

async function openTab(context, origin) {
  const page = await context.newPage();
  await page.goto(`${origin}/doctors`);
  await page.locator('main tbody tr[data-row-key]').first().waitFor();
  return page;
}

/** The person in the tab takes the newer release that is offered. */
async function takeNewer(page, version) {
  await page.locator('main').getByRole('button', { name: 'Show it' }).click();
  await page.locator(`[data-release="${version}"] tbody tr[data-row-key]`).first().waitFor();
  // Otherwise what the newer release still loads and draws would count as part of the rollback.
  await page.evaluate(untilAtRest);
}

/** In the page: resolves when nothing has come from the server and nothing was drawn for half a second. */
function untilAtRest() {
  return new Promise((resolve) => {
    const observers = [new PerformanceObserver(wait), new MutationObserver(wait)];
    const end = () => {
      for (const observer of observers) observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, 500);
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(end, 500);
    }
    observers[0].observe({ type: 'resource' });
    observers[1].observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** In the page: resolves with the time of the paint after the release's own heading was there again. */
function untilShown(version) {
  return new Promise((resolve) => {
    const isThere = () => document.querySelector(`[data-release="${version}"]`)?.querySelector('h1');
    const answer = () => {
      clearInterval(timer);
      resolve(Date.now());
    };
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      // Such a task is the first one after its frame; a timer would wait for what the page does next.
      requestAnimationFrame(() => void scheduler.postTask(answer, { priority: 'user-blocking' }));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    // Background tabs of a test paint seldom: whoever is not on screen is shown without a frame.
    const timer = setInterval(() => isThere() && answer(), 50);
  });
}

async function timeNewTab(context, origin, version) {
  const page = await context.newPage();
  const started = Date.now();
  await page.goto(`${origin}/doctors`);
  await page.locator(`[data-release="${version}"] h1`).waitFor();
  const took = Date.now() - started;
  await page.close();
  return took;
}

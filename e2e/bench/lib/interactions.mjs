import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, quantile, signIn } from './bench-browser.mjs';
import { buildAll, goLive, ROOT, serve, stopAll, untilReady } from './bench-portal.mjs';

/** Processors of clinics are slower than those that measure. */
const SLOW_DOWN = 4;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const LIMIT_MS = 200;
/** How long a finger is down in a press, in milliseconds: what the page does about that is done when it is up. */
const HELD = 80;

/**
 * Makes a portal of its own, signs in, prepares its data in the page, and works through a page several times on a slow processor.
 * Prints the results of each interaction by its name, and resolves with them.
 */
export async function measurePage({ title, ports, ...measured }) {
  let results;
  await withPortal(ports, async (origin) => {
    const browser = await openBrowser();
    results = await inRounds(await openPage(browser, { origin, ...measured }), measured.workThrough);
    print(title, results);
    await browser.close();
  });
  return results;
}

/** A share of the results of an interaction below which a figure lies. */
export function figureOf(results, key, share) {
  return quantile(
    results.map((result) => result[key]),
    share,
  );
}

/** Does work at a portal of its own, which is gone afterwards. */
export async function withPortal(ports, work) {
  const folder = join(ROOT, `.cache/bench-${ports.portal}`);
  try {
    rmSync(folder, { recursive: true, force: true });
    goLive(folder, buildAll());
    serve('server', { API_PORT: ports.api, DATA_DIR: folder, SIMULATOR_STEP_MS: 3_600_000 });
    serve('delivery', { PORT: ports.portal, API_PORT: ports.api, DATA_DIR: folder });
    await untilReady(ports.portal);
    await work(`http://localhost:${ports.portal}`);
  } finally {
    stopAll();
  }
}

/** A signed-in page on a slow processor, its data prepared. */
export async function openPage(browser, { origin, user, prepare }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await signIn(page, origin, user);
  await page.evaluate(...prepare);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return { page, origin, devtools };
}

/** All results of each interaction by its name. */
export async function inRounds(opened, workThrough) {
  const [results] = await inTurns([opened], workThrough);
  return results;
}

/** The same of several pages, which take turns, so that a busy moment of the machine is none of one page alone. */
export async function inTurns(pages, workThrough) {
  const results = pages.map(() => ({}));
  // The first round pays for cold files and code.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [turn, { page, origin }] of pages.entries()) {
      await page.bringToFront();
      for (const [what, result] of await workThrough(page, origin))
        if (round > 0) (results[turn][what] ??= []).push(result);
    }
  }
  return results;
}

/** Milliseconds from a click, or a key, until what it leads to is painted, and the interaction as the browser timed it. */
export async function answer(page, target, isThere, key) {
  await page.evaluate(`globalThis.bench.await(${isThere})`);
  await (key === undefined ? target.click({ delay: HELD }) : target.press(key));
  return page.evaluate(() => globalThis.bench.answer());
}

/** The call alone, from the same page: milliseconds until its reply is read. */
export function bareCall(page, path) {
  return page.evaluate(async (url) => {
    const authorization = `Bearer ${localStorage.getItem('portal.session.accessToken')}`;
    const started = performance.now();
    await (await fetch(url, { headers: { authorization } })).json();
    return performance.now() - started;
  }, `/api/client${path}`);
}

/** In the page, from its first moment: times clicks and what comes of them. */
function observe() {
  const interactions = [];
  new PerformanceObserver((list) => interactions.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  });
  const frames = [];
  new PerformanceObserver((list) => frames.push(...list.getEntries())).observe({
    type: 'long-animation-frame',
  });
  let clicked = 0;
  for (const type of ['click', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (clicked = timeStamp), { capture: true });
  // Such a task is the first one after its frame; a timer, or a message, would wait for what the page does next.
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => void scheduler.postTask(done, { priority: 'user-blocking' }));
    });
  let waiting;

  globalThis.bench = {
    /** Begins to look for what a click, yet to come, leads to. */
    await(isThere) {
      interactions.length = frames.length = 0;
      const before = {
        row: document.querySelector('main tbody tr[data-row-key]')?.dataset.rowKey,
        tab: document.querySelector('main [role=tab][aria-selected=true]')?.textContent,
      };
      waiting = new Promise((done) => {
        const look = () => {
          if (clicked === 0 || !isThere(document.querySelector('main'), before)) return;
          observer.disconnect();
          void painted().then(() => done(performance.now()));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      });
      clicked = 0;
    },
    async answer() {
      const at = await waiting;
      // The browser tells of an event some time after its frame.
      await new Promise((done) => setTimeout(done, 300));
      const [longest] = frames.toSorted((one, other) => other.duration - one.duration);
      return {
        shown: at - clicked,
        interaction: Math.max(
          0,
          ...interactions.filter((one) => one.interactionId).map((one) => one.duration),
        ),
        longest: longest && {
          duration: longest.duration,
          style: longest.startTime + longest.duration - longest.styleAndLayoutStart,
          scripts: longest.scripts.map((script) => [script.invoker, Math.round(script.duration)]),
        },
      };
    },
  };
}

/** In the page: the click leads to other rows. */
export function areOtherRows(main, before) {
  const first = main.querySelector('tbody tr[data-row-key]');
  return first && first.dataset.rowKey !== before.row && !main.querySelector('.ant-spin-spinning');
}
function print(title, results) {
  console.log(`\n${title}, CPU ${SLOW_DOWN}x slower, ${ROUNDS} rounds (ms from the click)`);
  const cells = (...texts) =>
    texts.map((text, index) => String(text)[index === 0 ? 'padEnd' : 'padStart'](18)).join('');
  console.log(cells('', 'painted p50', 'p75', 'bare call p50', 'to next paint p75'));
  for (const [what, all] of Object.entries(results)) {
    const of = (key, share) => figureOf(all, key, share);
    const interaction = of('interaction', 0.75);
    const times = [of('shown', 0.5), of('shown', 0.75), of('bare', 0.5), interaction];
    console.log(cells(what, ...times.map((time) => time.toFixed(0))));
    if (interaction > LIMIT_MS) console.log(`  above ${LIMIT_MS} ms; its longest frames:`, worst(all));
  }
}

/** Where the time of the slowest interaction went. */
function worst(all) {
  const [slowest] = all.toSorted((one, other) => other.interaction - one.interaction);
  return JSON.stringify(slowest.longest);
}

// npm run bench:room: a room of 10,000 messages, with the CPU slowed down four times: it is opened, and read upwards for 50 pages of
// history. How long a key takes to the next paint, and the heap over the pages. Ends with 1 when a bound is broken.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, quantile } from './lib/bench-browser.mjs';
import { ROOT } from './lib/bench-portal.mjs';
import { NO_COMPILER, usedHeap } from './lib/heap.mjs';
import { openPage, withPortal } from './lib/interactions.mjs';

const PORTS = { portal: 18_395, api: 18_396 };
const USER = 'super@brightsmile.example';
const MESSAGES = 10_000;
const PAGE = 20;
const PAGES = 50;
/** Pages after which a tab holds as much of a room as it ever does. */
const SETTLED = 10;
const LIMIT_MS = 200;
const MOST_GROWTH = 1.1;

await withPortal(PORTS, async (origin) => {
  const broken = [];
  const browser = await openBrowser();
  const { page } = await openPage(browser, { origin, user: USER, prepare: [() => undefined] });
  const room = await page.evaluate(newCase);
  await fillRoom(origin, room);
  console.log(`\nA room of ${MESSAGES} messages, CPU 4x slower`);
  console.log(`opened within the portal: ${(await page.evaluate(openRoom, [room, MESSAGES])).toFixed(0)} ms`);
  const keys = await readUpwards(page);
  const [p75, p98] = [0.75, 0.98].map((share) => quantile(keys, share));
  console.log(
    `${PAGES} pages up by ${keys.length} keys: to the next paint p75 ${p75.toFixed(0)} ms, p98 ${p98.toFixed(0)} ms`,
  );
  if (p75 > LIMIT_MS) broken.push(`a key takes ${p75.toFixed(0)} ms at p75`);
  await browser.close();
  broken.push(...(await measureHeap(origin, room)));
  for (const bound of broken) console.log(`Broken: ${bound}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
});

/** In the page: a case, whose room is empty. */
async function newCase() {
  const authorization = `Bearer ${localStorage.getItem('portal.session.accessToken')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const body = JSON.stringify({ patientName: 'Long Room', productId: 'AL' });
  return (await (await fetch('/api/client/case', { method: 'POST', headers, body })).json()).uuid;
}

/** As the provider: all messages, a few at a time. */
async function fillRoom(origin, room) {
  const folder = join(ROOT, `.cache/bench-${PORTS.portal}`);
  const { providerToken } = JSON.parse(readFileSync(join(folder, 'service.json'), 'utf8'));
  const headers = { authorization: `Bearer ${providerToken}`, 'content-type': 'application/json' };
  let next = 1;
  const write = async () => {
    while (next <= MESSAGES) {
      const message = `Message ${next}: ${'the margin of the second molar '.repeat(next++ % 5)}`;
      const body = JSON.stringify({ room, message });
      const answered = await fetch(`${origin}/api/provider/chat`, { method: 'POST', headers, body });
      if (answered.status === 429) await new Promise((done) => setTimeout(done, 1_000, next--));
      else if (!answered.ok) throw new Error(`A message was answered by ${await answered.text()}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, write));
}

/** In the page: goes to the room without loading the portal again; milliseconds until its newest message is painted. */
async function openRoom([room, newest]) {
  const started = performance.now();
  history.pushState({}, '', `/cases/${room}/chat`);
  dispatchEvent(new PopStateEvent('popstate'));
  while (!document.querySelector(`article[data-number="${newest}"]`))
    await new Promise(requestAnimationFrame);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - started;
}

/** Number of the first message on the page. */
function firstNumber(page) {
  return page.evaluate(() => Number(document.querySelector('article')?.dataset.number));
}

/** By keys, as somebody without a mouse reads; how long each took to the next paint. What is too short to be timed counts as 16 ms. */
async function readUpwards(page) {
  await page.evaluate(() => {
    globalThis.timed = [];
    new PerformanceObserver((list) => globalThis.timed.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
    });
  });
  await page.getByRole('log').focus();
  const durations = [];
  while ((await firstNumber(page)) > MESSAGES - PAGES * PAGE) {
    await page.keyboard.press('PageUp');
    await page.waitForTimeout(150);
    const all = await page.evaluate(() => globalThis.timed.splice(0).map(({ duration }) => duration));
    durations.push(Math.max(16, ...all));
  }
  return durations;
}

/** The heap of a tab that reads upwards. */
async function measureHeap(origin, room) {
  const browser = await openBrowser(NO_COMPILER);
  const { page, devtools } = await openPage(browser, { origin, user: USER, prepare: [() => undefined] });
  await page.evaluate(openRoom, [room, MESSAGES]);
  const heaps = {};
  for (const pages of [SETTLED, PAGES]) {
    while ((await firstNumber(page)) > MESSAGES - pages * PAGE) {
      await page.getByRole('log').evaluate((log) => (log.scrollTop = -log.scrollHeight));
      await page.waitForTimeout(50);
    }
    heaps[pages] = await usedHeap(devtools);
  }
  const rows = await page.locator('article').count();
  await browser.close();
  const ratio = heaps[PAGES] / heaps[SETTLED];
  console.log(
    `Heap after ${PAGES} pages: ${ratio.toFixed(3)} of that after ${SETTLED}; ${rows} messages in the page`,
  );
  return ratio <= MOST_GROWTH ? [] : [`the heap grew to ${ratio.toFixed(2)} of what it was`];
}

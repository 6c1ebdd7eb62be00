import { openBrowser, signIn } from './bench-browser.mjs';
import { delivery } from './bench-portal.mjs';

const SWAPS = 50;
const SETTLED = 5;
const GROWTH = 1.1;

/** Machine code grows until all that is used has been compiled, swaps or no swaps: without it, what grows is kept. */
export const NO_COMPILER = '--js-flags=--no-opt,--no-sparkplug,--no-maglev';

/** The heap of a tab that sees 50 swaps of the domain on screen, among three releases, each let go and loaded anew in turn. */
export async function measureHeap({ origin, dataDir, versions }) {
  const browser = await openBrowser(NO_COMPILER);
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  await signIn(page, origin);
  await page.goto(`${origin}/doctors`);
  await page.locator('main tbody tr[data-row-key]').first().waitFor();
  const devtools = await context.newCDPSession(page);
  const heaps = {};
  for (let swap = 1; swap <= SWAPS; swap++) {
    const version = versions[swap % versions.length];
    delivery(dataDir, 'activate', `doctors@${version}`, '--again');
    await page.locator('main').getByRole('button', { name: 'Show it' }).click();
    await page.locator(`[data-release="${version}"] tbody tr[data-row-key]`).first().waitFor();
    if (swap === SETTLED || swap === SWAPS) heaps[swap] = await usedHeap(devtools);
  }
  await browser.close();
  const ratio = heaps[SWAPS] / heaps[SETTLED];
  const megabytes = (bytes) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  console.log(
    `\nHeap of a tab: ${megabytes(heaps[SETTLED])} after ${SETTLED} swaps, ${megabytes(heaps[SWAPS])} after ${SWAPS}: ${ratio.toFixed(3)}`,
  );
  return ratio <= GROWTH ? [] : [`the heap grew to ${ratio.toFixed(2)} of what it was`];
}

/** Bytes that are in use once all garbage is gone. */
export async function usedHeap(devtools) {
  for (let times = 0; times < 3; times++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

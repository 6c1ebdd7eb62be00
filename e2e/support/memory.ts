import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';

const MEGABYTE = 1024 ** 2;
const EVERY_MS = 250;

interface Growth {
  /** Most that the page's JavaScript heap was above its beginning, garbage and all, in MB. */
  readonly heap: number;
  /** The same of the memory of all renderers, as Linux tells it; null elsewhere. */
  readonly renderer: number | null;
}

/** Watches the memory of a page from now on. */
export async function watchMemory(page: Page): Promise<{ growth(): Promise<Growth> }> {
  const tab = await page.context().newCDPSession(page);
  const browser = await page.context().browser()?.newBrowserCDPSession();
  await tab.send('Performance.enable');
  await tab.send('HeapProfiler.collectGarbage');
  const read = async () => {
    const { metrics } = await tab.send('Performance.getMetrics');
    const { processInfo } = (await browser?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentOf(id));
    return {
      heap: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN,
      renderer: renderers.reduce((sum, bytes) => sum + bytes, 0),
    };
  };
  const first = await read();
  let most = first;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const now = await read();
      most = { heap: Math.max(most.heap, now.heap), renderer: Math.max(most.renderer, now.renderer) };
      await new Promise((wait) => setTimeout(wait, EVERY_MS));
    }
  })();
  return {
    async growth() {
      isOver = true;
      await watching;
      const inMegabytes = (bytes: number) => Math.round(bytes / MEGABYTE);
      return {
        heap: inMegabytes(most.heap - first.heap),
        renderer: first.renderer === 0 ? null : inMegabytes(most.renderer - first.renderer),
      };
    },
  };
}

/** Bytes of a process in memory; 0 where there is no such file. */
function residentOf(pid: number): number {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return 0;
  return 1_024 * Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(path, 'utf8'))?.[1] ?? 0);
}

import { expect, type Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import budgets from '../budgets.json' with { type: 'json' };

/** What a first load may grow by before somebody must say so. */
const MOST_GROWTH = 1.02;
const FILE = fileURLToPath(new URL('../budgets.json', import.meta.url));

/** The first load of a page: where it is, when it is there, and what it last took over the line. */
interface Budget {
  readonly path: string;
  readonly ready: string;
  readonly bytes: number;
  readonly requests: number;
}

/** The login, and the first list of each domain. `npm run budgets` writes their figures anew. */
export const BUDGETS: Record<keyof typeof budgets, Budget> = budgets;

interface Load {
  readonly bytes: number;
  readonly requests: number;
  readonly files: readonly string[];
  /** Scripts that came without Brotli. */
  readonly notPacked: readonly string[];
}

/** What goes over the line for a page, data apart, in a browser that has nothing of it yet. */
export async function measureLoad(page: Page, { path, ready }: Budget): Promise<Load> {
  const devtools = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const files: { bytes: number; pathname: string }[] = [];
  const notPacked: string[] = [];
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith('http')) return;
    const { pathname } = new URL(response.url);
    if (/^\/(api|chat|portal\/(events|tickets|reports))\b/.test(pathname)) return;
    addresses.set(requestId, pathname);
    if (pathname.endsWith('.js') && response.headers['content-encoding'] !== 'br') notPacked.push(pathname);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const pathname = addresses.get(requestId);
    if (pathname !== undefined) files.push({ bytes: encodedDataLength, pathname });
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await devtools.detach();
  return {
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: files.length,
    files: files.map(({ bytes, pathname }) => `${bytes} ${pathname}`),
    notPacked,
  };
}

/** Fails where a page has grown; with RENEW_BUDGETS it keeps what it is now. */
export async function expectInBudget(name: string, { bytes, requests, files }: Load): Promise<void> {
  if (process.env['RENEW_BUDGETS']) return renew(name, { bytes, requests });
  const budget = BUDGETS[name as keyof typeof BUDGETS];
  const what = `${name}: ${bytes} bytes in ${requests} requests, ${budget.bytes} in ${budget.requests} before; npm run budgets keeps it\n${files.join('\n')}`;
  expect.soft(bytes, what).toBeLessThanOrEqual(budget.bytes * MOST_GROWTH);
  expect.soft(requests, what).toBeLessThanOrEqual(budget.requests * MOST_GROWTH);
}

async function renew(name: string, figures: Pick<Budget, 'bytes' | 'requests'>): Promise<void> {
  const kept = JSON.parse(await readFile(FILE, 'utf8')) as Record<string, Budget>;
  const renewed = Object.fromEntries(
    Object.entries(kept).map(([key, budget]) => [key, { ...budget, ...(key === name && figures) }]),
  );
  await writeFile(FILE, `${JSON.stringify(renewed, null, 2)}\n`);
}

import type { Page, Request, Route } from '@playwright/test';
import { sized } from '../../tooling/testing/soak';

/** Bytes that a page sends in one request. */
export const PART = 8 * 1024 ** 2;
/** Of a scan that has a first part, a last one, and some between. */
export const SCAN_MEGABYTES = sized(20, 50);
/** Where a part in its middle begins, and its last. */
export const MIDDLE = sized(1, 3) * PART;
export const LAST = sized(2, 6) * PART;
const UPLOADS = /\/api\/client\/upload(\/|$)/;

/** A request about an upload; `offset` is where a part begins. */
export interface UploadRequest {
  readonly method: string;
  readonly offset: number | null;
  readonly route: Route;
}

/** Lets a test decide on requests about uploads: what it answers true for is its own matter, all else goes on. */
export async function onUploads(
  page: Page,
  take: (request: UploadRequest) => Promise<boolean>,
): Promise<void> {
  await page.route(UPLOADS, async (route) => {
    const isTaken = await take({ ...factsOf(route.request()), route });
    if (!isTaken) await route.continue();
  });
}

/** Does something once, just before a part is sent. */
export async function beforePart(page: Page, offset: number, act: () => Promise<unknown>): Promise<void> {
  let isDone = false;
  await onUploads(page, async ({ method, offset: begin }) => {
    if (isDone || method !== 'PATCH' || begin !== offset) return false;
    isDone = true;
    await act();
    return false;
  });
}

/** The requests about uploads from now on, as 'POST', 'HEAD' and 'PATCH ‹offset›'. */
export function recordUploads(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!UPLOADS.test(request.url())) return;
    const { method, offset } = factsOf(request);
    seen.push(offset === null ? method : `${method} ${offset}`);
  });
  return seen;
}

/** The most requests about uploads that were under way at once, so far. */
export function countAtOnce(page: Page): () => number {
  const open = new Set<Request>();
  let most = 0;
  page.on('request', (request) => {
    if (!UPLOADS.test(request.url())) return;
    open.add(request);
    most = Math.max(most, open.size);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => void open.delete(request));
  return () => most;
}

function factsOf(request: Request): { method: string; offset: number | null } {
  const offset = request.headers()['upload-offset'];
  return { method: request.method(), offset: offset === undefined ? null : Number(offset) };
}

/** Limits the speed of sending, in bytes a second, so that something can be seen; -1 takes the limit away. */
export async function slowDown(page: Page, uploadThroughput: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}

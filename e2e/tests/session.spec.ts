import { expect, type BrowserContext, type Page } from '@playwright/test';
import { Portal } from '../pages/portal';
import { PASSWORD } from '../support/api';
import { test } from '../support/company';
import { texts } from '../support/languages';

const PATHS = ['/cases/admin?status=REJECTED', '/profile/profile', '/shipments/client'];
const text = texts('en');

/** Tabs of one browser, each at a page of its own, which count how often the session ended elsewhere. */
async function openTabs(context: BrowserContext): Promise<Page[]> {
  await context.addInitScript(() => {
    const counted = Object.assign(window, { ends: 0 });
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === 'portal.session.accessToken' && newValue === null) counted.ends += 1;
    });
  });
  const [first, ...others] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await Promise.all([first, ...others].map((page, n) => page.goto(PATHS[n] ?? '/')));
  for (const page of [first, ...others]) await expect(new Portal(page).heading).toBeVisible();
  return [first, ...others];
}

const countEnds = (page: Page) => page.evaluate(() => (window as Window & { ends?: number }).ends);
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const submit = (page: Page) => page.getByRole('button', { name: text('shell.session.submit') });

/** Forty calls at once through the page's own client, as remotes make them. */
function callOften(page: Page): Promise<void> {
  return page.evaluate(async () => {
    interface Client {
      api: { call(name: string, input: object, options: object): Promise<unknown> };
    }
    interface Host {
      name: string;
      loadShare(name: string): Promise<() => Client>;
    }
    const { __FEDERATION__: federation } = globalThis as never as {
      __FEDERATION__: { __INSTANCES__: Host[] };
    };
    const shell = federation.__INSTANCES__.find(({ name }) => name === 'portal_shell');
    const client = (await shell?.loadShare('@portal/shared/api'))?.();
    if (!client) throw new Error('The page has no client');
    await Promise.allSettled(
      Array.from({ length: 40 }, () => client.api.call('GET /case', {}, { quiet: false })),
    );
  });
}

test('[SH-20] [SH-18] forty refused calls are one ‘Session expired’ and one logout, in all tabs, and each comes back to its place', async ({
  context,
  company,
}) => {
  const logouts: string[] = [];
  context.on('request', (request) => request.url().endsWith('/auth/logout') && logouts.push(request.url()));
  const tabs = await openTabs(context);
  const [first, second, third] = tabs as [Page, Page, Page];
  // Two tabs are refused. The token that all of them store stays good, so that the third can only hear of it.
  const refused = [first, second];
  await Promise.all(
    refused.map((page) => page.setExtraHTTPHeaders({ authorization: 'Bearer worth nothing' })),
  );
  const noticeOf = (page: Page) => page.getByText(text('shell.notices.sessionExpired'), { exact: true });
  // It stays for six seconds: a busy test that looked for it afterwards could come too late.
  const isTold = tabs.map((page) => expect(noticeOf(page)).toHaveCount(1, { timeout: 60_000 }));
  await Promise.all([...isTold, ...refused.map(callOften)]);
  await Promise.all(refused.map((page) => page.setExtraHTTPHeaders({})));

  for (const page of tabs) {
    await expect(submit(page)).toBeVisible();
    expect(await noticeOf(page).count()).toBeLessThanOrEqual(1);
    await expect(page.getByText(text('shell.session.expired'))).toBeVisible();
  }
  expect(logouts).toEqual([]);
  expect(await countEnds(third)).toBe(1);
  for (const page of refused) expect(await countEnds(page)).toBeLessThanOrEqual(1);

  await new Portal(first).tryToSignIn(company.email, PASSWORD);
  for (const [n, page] of tabs.entries()) {
    await expect(new Portal(page).heading).toBeVisible();
    await expect(submit(page)).toBeHidden();
    await expect.poll(() => pathOf(page)).toBe(PATHS[n]);
  }
});

test('[SH-07] [SH-05] a logout is one in all tabs, without a word, and no tab remembers where it was', async ({
  context,
  company,
}) => {
  const tabs = await openTabs(context);
  const [first] = tabs as [Page];
  await first.getByRole('button', { name: /^Account of / }).click();
  await first.getByRole('menuitem', { name: text('shell.layout.logout') }).click();
  for (const page of tabs) {
    await expect(submit(page)).toBeVisible();
    await expect(page.getByText(text('shell.notices.sessionExpired'))).toHaveCount(0);
  }
  await new Portal(first).tryToSignIn(company.email, PASSWORD);
  for (const page of tabs) {
    await expect(new Portal(page).heading).toHaveText(text('cases.dashboard.title'));
    expect(pathOf(page)).toBe('/dashboard/admin/all');
  }
});

test('[SH-19] tabs that open together with a token of an hour ago renew it once', async ({ context }) => {
  const tabs = await openTabs(context);
  const renewals: string[] = [];
  context.on('request', (request) => request.url().endsWith('/auth/token') && renewals.push(request.url()));
  await tabs[0]?.evaluate(() => localStorage.setItem('portal.session.renewAt', String(Date.now())));
  await Promise.all(tabs.map((page) => page.reload()));
  for (const [n, page] of tabs.entries()) {
    await expect(new Portal(page).heading).toBeVisible();
    expect(pathOf(page)).toBe(PATHS[n]);
  }
  await expect.poll(() => renewals.length).toBe(1);
});

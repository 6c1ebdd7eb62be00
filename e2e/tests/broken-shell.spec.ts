import { expect, type Page } from '@playwright/test';
import { Portal } from '../pages/portal';
import { violationsOf } from '../support/axe';
import type { ShellFault } from '../support/broken-shells';
import { test as base, type OwnGateway } from '../support/own-gateway';
import type { Language } from '../support/languages';
import { SlowLine } from '../support/slow-line';

/** Until a person must see something true. */
const LIMIT_MS = 10_000;

const test = base.extend({ storageState: async ({}, use) => use({ cookies: [], origins: [] }) });

/** That of the shell: the page brings one that needs no shell. */
const login = (page: Page, language: Language = 'en') =>
  page
    .locator('#root')
    .getByRole('button', { name: new Portal(page, language).text('shell.session.submit') });
const text = (page: Page) => page.locator('#portal-panel');
const shellOf = (page: Page) => page.locator('meta[name="portal-shell"]').getAttribute('content');

/** Opens the portal and answers in how many milliseconds something was to be seen. */
async function open(page: Page, isSeen: () => Promise<void>): Promise<number> {
  const began = Date.now();
  await page.goto('/login', { waitUntil: 'commit' });
  await isSeen();
  return Date.now() - began;
}

/** When the panel said it, in milliseconds of the page's own clock: a busy test may look late. */
async function saidAt(page: Page, heading: string): Promise<number> {
  const at = await page.waitForFunction(
    (wanted) => document.querySelector('#portal-panel h1')?.textContent === wanted && performance.now(),
    heading,
    { polling: 'raf', timeout: 60_000 },
  );
  return Number(await at.jsonValue());
}

async function reports(gateway: OwnGateway, version: string) {
  await expect.poll(async () => (await gateway.healthOfShell(version)) !== undefined).toBe(true);
  return gateway.healthOfShell(version);
}

const FAULTS: readonly (readonly [ShellFault, what: string, message: string])[] = [
  ['syntaxError', 'that is no program', 'SyntaxError'],
  ['throwsAtStart', 'that throws as it starts', 'broken at its start'],
  ['neverStarts', 'that never ends loading', 'did not start within 4 s'],
  ['throwsAfterStart', 'that throws after its start', 'broken after its start'],
];

for (const [fault, what, message] of FAULTS)
  test(`[PL-05] a shell ${what} gives way to the one before it, in 10 seconds, and ops see it`, async ({
    page,
    gateway,
  }, info) => {
    const { version: before } = await gateway.live('shell');
    const version = await gateway.breakShell(fault);
    const time = await open(page, () => expect(login(page)).toBeVisible());
    info.annotations.push({ type: 'seen after', description: `${time} ms` });
    expect(time).toBeLessThan(LIMIT_MS);
    expect(await shellOf(page)).toBe(before);
    const health = await reports(gateway, version);
    expect((health?.loadFailures ?? 0) + (health?.errors ?? 0)).toBe(1);
    expect(health?.messages.map((item) => item.message).join()).toContain(message);
    // The shell before it starts, which is told as well; and the next visit begins with it.
    await expect.poll(async () => (await gateway.healthOfShell(before))?.starts).toBe(1);
    await page.goto('/login');
    expect(await shellOf(page)).toBe(before);
    await gateway.delivery('rollback', 'shell');
    await page.reload();
    await expect(login(page)).toBeVisible();
  });

test('[PL-05] where the shell before it fails too, a person is told so in their language, and can try again', async ({
  page,
  gateway,
}, info) => {
  await gateway.breakShell('neverStarts');
  await gateway.breakShell('throwsAtStart');
  const time = await open(page, () =>
    expect(text(page).getByRole('heading')).toHaveText('The portal could not be started'),
  );
  info.annotations.push({ type: 'seen after', description: `${time} ms` });
  expect(time).toBeLessThan(LIMIT_MS);
  expect(await violationsOf(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('portal.locale', 'ar'));
  await page.reload();
  await expect(text(page)).toHaveAttribute('dir', 'rtl');
  await expect(text(page).getByRole('heading')).toHaveText('تعذر تشغيل البوابة');
  await gateway.delivery('rollback', 'shell');
  await gateway.delivery('rollback', 'shell');
  await text(page).getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(login(page, 'ar')).toBeVisible();
});

test('[PL-05] a shell that still loads on a slow line is waited for, with a word about it, and not given up', async ({
  page,
  gateway,
}) => {
  const { version } = await gateway.live('shell');
  // Some 20 seconds for the 240 kB of its script.
  const line = await SlowLine.start(gateway.url, 12_000);
  await page.goto(`${line.url}/login`, { waitUntil: 'commit' });
  expect(await saidAt(page, 'The portal is still loading')).toBeLessThan(LIMIT_MS);
  await expect(login(page)).toBeVisible({ timeout: 40_000 });
  await expect(text(page)).toBeHidden();
  await expect.poll(async () => (await gateway.healthOfShell(version))?.starts).toBe(1);
  expect((await gateway.healthOfShell(version))?.loadFailures).toBe(0);
  await line.stop();
});

test('[PL-05] a shell whose bytes stop coming is given up, and ops see it within a minute', async ({
  page,
  gateway,
}) => {
  const { version } = await gateway.live('shell');
  const line = await SlowLine.start(gateway.url, 50_000, 100_000);
  const began = Date.now();
  await page.goto(`${line.url}/login`, { waitUntil: 'commit' });
  expect(await saidAt(page, 'The portal is still loading')).toBeLessThan(LIMIT_MS);
  await expect(text(page).getByRole('heading')).toHaveText('The portal could not be started', {
    timeout: 40_000,
  });
  await expect.poll(async () => (await gateway.healthOfShell(version))?.loadFailures).toBe(1);
  expect(Date.now() - began).toBeLessThan(60_000);
  await line.stop();
});

test('[PL-05] a shell that runs and shows nothing is reported within a minute, while a word stands in its place', async ({
  page,
  gateway,
}) => {
  const version = await gateway.breakShell('neverShows');
  // The clock's own performance knows no navigation, with whose headers the ticket comes.
  await page.addInitScript(() =>
    Object.assign(window, { navigations: performance.getEntriesByType('navigation') }),
  );
  await page.clock.install();
  await page.addInitScript(() => {
    const { navigations } = window as unknown as { navigations: PerformanceEntryList };
    performance.getEntriesByType = () => navigations;
  });
  await page.goto('/login');
  await page.clock.runFor(8_000);
  await expect(text(page).getByRole('heading')).toHaveText('The portal is still loading');
  await page.clock.runFor(37_000);
  await expect.poll(async () => (await gateway.healthOfShell(version))?.loadFailures).toBe(1);
});

test('a browser that cannot check the feed is told that it is too old, and no release is blamed', async ({
  page,
  gateway,
}) => {
  const { version } = await gateway.live('shell');
  await page.clock.install();
  await page.addInitScript(() => {
    localStorage.setItem('portal.locale', 'tr');
    crypto.subtle.importKey = () =>
      Promise.reject(new DOMException('No such algorithm', 'NotSupportedError'));
  });
  await page.goto('/login');
  await expect(text(page).getByRole('heading')).toHaveText('Bu tarayıcı portal için çok eski');
  await expect(text(page).getByRole('button')).toBeHidden();
  // By then any failure would have been reported.
  await page.clock.runFor(60_000);
  await expect(text(page).getByRole('heading')).toHaveText('Bu tarayıcı portal için çok eski');
  expect(await gateway.healthOfShell(version)).toBeUndefined();
});

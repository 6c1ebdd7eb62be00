import { expect, type Page } from '@playwright/test';
import { Portal } from '../pages/portal';
import { PASSWORD, type PortalApi } from '../support/api';
import { violationsOf } from '../support/axe';
import { guestTest, test } from '../support/company';
import { BUDGETS, expectInBudget, measureLoad } from '../support/first-loads';
import { HeldPage } from '../support/held-page';
import { test as demoTest } from '../support/signed-in';

/** Whatever it grows by: of a form alone nobody waits for more. */
const MAX_BYTES = 162_000;
const MAX_REQUESTS = 12;

guestTest('the login page is at most 162 kB on the line, in at most 12 requests', async ({ page }, info) => {
  const load = await measureLoad(page, BUDGETS.login);
  info.annotations.push(
    { type: 'first load', description: `${load.bytes} bytes in ${load.requests} requests` },
    { type: 'requests', description: load.files.join('\n') },
  );
  expect(load.notPacked).toEqual([]);
  expect(load.requests).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(load.bytes).toBeLessThanOrEqual(MAX_BYTES);
  // Less would mean that the page was not counted.
  expect(load.bytes).toBeGreaterThan(30_000);
  await expectInBudget('login', load);
});

demoTest('the first list of each domain has not grown', async ({ page }, info) => {
  for (const [name, budget] of Object.entries(BUDGETS)) {
    if (name === 'login') continue;
    const load = await measureLoad(page, budget);
    info.annotations.push({ type: name, description: load.files.join('\n') });
    expect.soft(load.notPacked).toEqual([]);
    await expectInBudget(name, load);
  }
});

for (const [language, direction, scheme] of [
  ['en', 'ltr', 'dark'],
  ['ar', 'rtl', 'light'],
] as const)
  guestTest(
    `[SH-28] the login can be typed into before any script has run, and nothing is lost or moves, in ${language}, ${scheme}`,
    async ({ page, company, context, baseURL }) => {
      const { text } = new Portal(page, language);
      const cookies = { 'portal-language': language, 'portal-scheme': scheme };
      await context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? '' })),
      );
      await page.addInitScript(keepLayoutShifts);
      await page.addInitScript((kept) => localStorage.setItem('portal.locale', kept), language);
      const scripts = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });

      const email = page.getByLabel(text('shell.session.username'));
      const password = page.getByLabel(text('shell.session.password'), { exact: true });
      await expect(email).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      expect(await violationsOf(page, scheme === 'dark' ? 'contrast' : 'everything')).toEqual([]);
      const before = await lookOf(page);
      if (scheme === 'dark') expect(before.colours).toContain('rgb(12, 21, 23)');
      await page.keyboard.type(` ${company.email}`);
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD.slice(1));
      await page.keyboard.press('Home');
      await scripts.release();

      await expect(page.locator('#splash')).toHaveCount(0);
      await expect(password).toBeFocused();
      await page.keyboard.type(PASSWORD.slice(0, 1));
      await expect(password).toHaveValue(PASSWORD);
      await expect(email).toHaveValue(` ${company.email}`);
      expect((await lookOf(page)).boxes).toEqual(before.boxes);
      expect(await page.evaluate('globalThis.layoutShifts')).toEqual([]);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== '/login');
    },
  );

guestTest(
  '[SH-28] the login is painted once it is whole: nothing moves where the line brings it in parts',
  async ({ page, request }) => {
    const html = await (await request.get('/login', { headers: { accept: 'text/html' } })).text();
    const half = html.indexOf('type="password"');
    const line = await HeldPage.start(html.slice(0, half), html.slice(half));
    await page.addInitScript(keepLayoutShifts);
    await page.goto(line.url, { waitUntil: 'commit' });
    await page.locator('#splash h1').waitFor({ state: 'attached' });
    // A page that may be painted is, long before so many answers have come.
    const first = await page.evaluate(async () => {
      const painted = new Promise((done) => requestAnimationFrame(() => done('a part of the form')));
      const answered = (async () => {
        for (let asked = 0; asked < 200; asked += 1) await fetch('/');
        return 'nothing yet';
      })();
      return Promise.race([painted, answered]);
    });
    expect(first).toBe('nothing yet');
    line.release();
    await expect(page.locator('#splash input[type=password]')).toBeVisible();
    expect(await page.evaluate('globalThis.layoutShifts')).toEqual([]);
    await line.stop();
  },
);

guestTest(
  '[SH-28] Enter before any script has run signs in when they are there, and no password comes into an address',
  async ({ page, company }) => {
    const { text } = new Portal(page);
    const scripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel(text('shell.session.username')).fill(company.email);
    await page.getByLabel(text('shell.session.password'), { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.locator('#splash dialog')).not.toHaveAttribute('open');
    expect(new URL(page.url()).search).toBe('');
    await scripts.release();
    await page.waitForURL('**/dashboard/**');
  },
);

guestTest(
  '[SH-05] the address that somebody wanted before the login is where they are after it',
  async ({ page, company }) => {
    const portal = new Portal(page);
    const wanted = '/cases/admin?status=REJECTED&sort=patientName&direction=asc';
    await page.goto(wanted);
    await page.waitForURL('**/login');
    await portal.tryToSignIn(company.email, PASSWORD);
    await expect(portal.heading).toHaveText(portal.text('cases.caseList.adminTitle'));
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(wanted);
  },
);

guestTest(
  '[SH-02] [SH-18] the language and its direction stay over a reload, before and after the login',
  async ({ page, company }) => {
    const portal = new Portal(page, 'ar');
    const html = page.locator('html');
    await page.goto('/login');
    await expect(html).toHaveAttribute('dir', 'ltr');
    await page.getByText('العربية', { exact: true }).click();
    // Before the shell has started the choice is only marked.
    await expect(html).toHaveAttribute('dir', 'rtl');
    await page.reload();
    await expect(page.getByRole('button', { name: portal.text('shell.session.submit') })).toBeVisible();
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('lang', 'ar');

    await portal.tryToSignIn(company.email, PASSWORD);
    await expect(portal.heading).toHaveText(portal.text('cases.dashboard.title'));
    await page.reload();
    await expect(portal.heading).toHaveText(portal.text('cases.dashboard.title'));
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('lang', 'ar');
    const [navigation, main] = [
      page.getByRole('navigation', { name: portal.text('shell.layout.navigation') }),
      portal.main,
    ];
    expect((await navigation.boundingBox())?.x).toBeGreaterThan((await main.boundingBox())?.x ?? Infinity);
  },
);

guestTest('[SH-04] guest pages show neither navigation nor toolbar nor footer', async ({ page, company }) => {
  const portal = new Portal(page);
  for (const path of ['/login', '/forget-password', '/set-password#token=of-a-mail']) {
    await page.goto(path);
    await expect(portal.main).toBeVisible();
    for (const landmark of ['navigation', 'banner', 'contentinfo'] as const)
      await expect(page.getByRole(landmark), `${landmark} of ${path}`).toHaveCount(0);
  }
  await portal.signIn(company.email);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/login');
  await page.waitForURL((url) => url.pathname !== '/login');
});

test('[CA-08] who opens a case of a list and returns finds its page and filter as they were', async ({
  page,
  api,
}) => {
  await fillSecondPage(api);
  const portal = new Portal(page);
  const { main, text } = portal;
  await page.goto('/cases/admin');
  await main.getByLabel(text('cases.caseList.filter')).click();
  await page
    .getByRole('listbox')
    .or(page.locator('.ant-select-dropdown'))
    .last()
    .getByText(text('shared.caseStatus.NEW'))
    .click();
  const pages = main.getByRole('navigation', {
    name: text('shared.table.pages', { list: text('cases.caseList.adminTitle') }),
  });
  const answered = page.waitForResponse((response) =>
    /\/client\/case\?(?=.*\bpage=2\b)/.test(response.url()),
  );
  await pages.getByTitle('2', { exact: true }).click();
  // The rows of the page before stay until the new ones are there: what was answered says which those are.
  const { data } = (await (await answered).json()) as { data: { identifier: string }[] };
  const identifier = data[0]?.identifier ?? '';
  await expect(main.getByRole('link', { name: identifier })).toBeVisible();
  await expect(page).toHaveURL(/\/cases\/admin\?(?=.*page=2)(?=.*status=NEW)/);
  await expect(
    pages.locator('[aria-current=page]').or(pages.locator('.ant-pagination-item-active')),
  ).toHaveText('2');
  const list = page.url();

  for (const comeBack of [
    () => main.getByRole('link', { name: text('cases.detail.back') }).click(),
    () => page.goBack(),
  ]) {
    await main.getByRole('link', { name: identifier }).click();
    await expect(page).toHaveURL(/\/admin\/NEW\/[\w-]+\/submission$/);
    await expect(portal.heading).toContainText(identifier);
    await comeBack();
    await expect(page).toHaveURL(list);
    await expect(main.getByRole('link', { name: identifier })).toBeVisible();
    await expect(main).toContainText(text('shared.caseStatus.NEW'));
    await expect(pages.locator('.ant-pagination-item-active')).toHaveText('2');
  }
});

/** Adds so many unfinished cases that their list has a second page. */
async function fillSecondPage(api: PortalApi): Promise<void> {
  for (let total = 1; total <= 11; total += 1) await api.newCase(`Page Turner ${total}`);
}

/** Keeps back every script until they are released. */
async function holdScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return {
    release: async () => {
      release();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

/** In the page, from its first moment: what moved without anybody having done something. */
function keepLayoutShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, { layoutShifts: shifts });
  new PerformanceObserver((list) =>
    shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
  ).observe({ type: 'layout-shift', buffered: true });
}

/** Where everything of the login stands that a person sees, with the colour of its text; and the colours of its surfaces. */
function lookOf(page: Page) {
  return page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll(
        'main, main svg, h1, p, a, label, label span, input, button:not([tabindex])',
      ),
    ].filter((element) => element.getClientRects().length > 0);
    return {
      boxes: seen.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // That of a button depends on what is typed.
        const colour = element.matches('button') ? '' : getComputedStyle(element).color;
        return [element.tagName, x, y, width, height, colour].join(' ');
      }),
      colours: seen.map((element) => getComputedStyle(element).backgroundColor),
    };
  });
}

import { expect } from '@playwright/test';
import { Portal } from '../pages/portal';
import { addDoctor, test } from '../support/company';
import { NodeProcess } from '../support/processes';
import { RemoteCopy } from '../support/remote-copy';

const OWN_PAGE = /Open (http:\/\/localhost:\d+)\//;
const LINK = /https?:\S+portal-override=\S+/;
const FILE = 'src/features/doctors/doctor-list.page.tsx';
const TITLE = 'title={formatMessage(messages.title)}';
const NEW_TITLE = 'title="Doctors and their teams"';

/** What has to be compiled first, and then runs as it was written, is there later than what was released. */
const COMPILED = { timeout: 60_000 };
const expectCompiled = expect.configure(COMPILED);

test('[PL-02] a squad sees a saved file at once and keeps its place, reads its errors, and goes back to the release', async ({
  page,
  browser,
  baseURL,
  api,
}) => {
  const released = baseURL ?? '';
  // An empty list has nothing to search.
  await addDoctor(api);
  const source = await RemoteCopy.of('mfe-doctors');
  const dev = NodeProcess.start({
    args: ['tooling/scripts/dev.mjs', source.folder],
    env: { PORTAL_URL: released },
  });
  try {
    await expect.poll(() => dev.output, { timeout: 120_000 }).toMatch(LINK);
    const [, origin = ''] = OWN_PAGE.exec(dev.output) ?? [];
    const own = await browser.newPage({
      baseURL: origin,
      storageState: (await api.again()).session(origin),
    });

    await test.step('a saved file is on the page, which goes on with what it had', async () => {
      const portal = new Portal(own);
      await own.goto('/');
      await portal.follow('Doctors');
      await expectCompiled(portal.heading).toHaveText('Doctors');
      const search = own.getByRole('searchbox');
      await search.fill('Dr', COMPILED);
      source.save(FILE, TITLE, NEW_TITLE);
      await expectCompiled(portal.heading).toHaveText('Doctors and their teams');
      await expect(search).toHaveValue('Dr');

      source.save(FILE, 'return (', 'return ((');
      const overlay = own.frameLocator('#webpack-dev-server-client-overlay');
      await expectCompiled(overlay.getByText(new RegExp(`${FILE}:\\d+`))).toBeVisible();
      await expectCompiled.poll(() => dev.output).toMatch(new RegExp(`${FILE}:\\d+`));

      source.save(FILE, 'return ((', 'return (');
      await expectCompiled(overlay.locator('body')).toHaveCount(0);
      source.save(FILE, NEW_TITLE, TITLE);
      await expectCompiled(portal.heading).toHaveText('Doctors');
      await expect(search).toHaveValue('Dr');
      await own.close();
    });

    const [link = ''] = LINK.exec(dev.output) ?? [];
    const portal = new Portal(page);
    await test.step('a browser that asks whether a page of the internet may reach this machine is told yes', async () => {
      const asked = await page.request.fetch(`${origin}/portal-dev/doctors/remoteEntry.js`, {
        method: 'OPTIONS',
      });
      expect(asked.status()).toBe(204);
      expect(asked.headers()).toMatchObject({
        'access-control-allow-origin': new URL(released).origin,
        'access-control-allow-private-network': 'true',
      });
    });

    await test.step('a link brings the remote into the portal’s own page', async () => {
      expect(new URL(link).origin).toBe(new URL(released).origin);
      await page.goto(link);
      await expect(page.getByText(/doctors comes from .?http:\/\/localhost:\d+\//)).toBeVisible();
      expect(new URL(page.url()).searchParams.has('portal-override')).toBe(false);
      // Other remotes are fetched ahead of their need.
      const entry = page.waitForResponse((response) =>
        /\bdoctors\b.*\/remoteEntry\.js$/.test(response.url()),
      );
      await portal.follow('Doctors');
      expect((await entry).url()).toContain(new URL(link).search.split('@')[1]);
      await expectCompiled(portal.heading).toHaveText('Doctors');
    });

    await test.step('the bar says when the machine is gone, and leads back', async () => {
      await dev.stop();
      await expect(page.getByText(/does not answer any more/)).toBeVisible();
      await page.getByRole('button', { name: portal.text('shell.sources.clear') }).click();
      await expect(portal.heading).toHaveText('Doctors');
      await expect(page.getByText(/doctors comes from/)).toHaveCount(0);
    });
  } finally {
    await dev.stop();
  }
});

test('[PL-02] a link cannot bring a stranger’s code into the portal', async ({ page }) => {
  await page.goto('/doctors?portal-override=doctors@https://stranger.example/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Doctors');
  await expect(page.getByText(/comes from/)).toHaveCount(0);
});

test('[PL-02] whoever asks for it chooses among the releases of the tab', async ({ page }) => {
  const portal = new Portal(page);
  await page.goto('/doctors?portal-panel');
  const title = portal.text('shell.sources.title');
  await page.getByRole('button', { name: title }).click();
  const panel = page.getByRole('dialog', { name: title });
  const doctors = panel.getByRole('radiogroup', { name: 'doctors' });
  await expect(doctors.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Release/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

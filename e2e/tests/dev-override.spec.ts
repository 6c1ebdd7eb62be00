import { expect } from '@playwright/test';
import { Portal } from '../pages/portal';
import { test } from '../support/company';
import { NodeProcess } from '../support/processes';

const LINK = /https?:\S+portal-override=\S+/;

test('[PL-02] a squad runs one remote from source inside the running portal, sees so, and goes back', async ({
  page,
  baseURL,
}) => {
  const dev = NodeProcess.start({
    args: ['tooling/scripts/dev.mjs', 'doctors'],
    env: { PORTAL_URL: baseURL ?? '' },
  });
  try {
    await expect.poll(() => dev.output, { timeout: 120_000 }).toMatch(LINK);
    const [link = ''] = LINK.exec(dev.output) ?? [];
    expect(new URL(link).origin).toBe(new URL(baseURL ?? '').origin);
    const portal = new Portal(page);

    await page.goto(link);
    await expect(page.getByText(/doctors comes from http:\/\/localhost:\d+\//)).toBeVisible();
    expect(new URL(page.url()).searchParams.has('portal-override')).toBe(false);
    const fromSource = page.waitForResponse((response) => response.url().endsWith('/remoteEntry.js'));
    await portal.goTo('Doctors');
    expect((await fromSource).url()).toContain(new URL(link).search.split('@')[1]);
    await expect(portal.heading).toHaveText('Doctors');

    await page.getByRole('button', { name: portal.text('shell.layout.clearOverride') }).click();
    await expect(portal.heading).toHaveText('Doctors');
    await expect(page.getByText(/doctors comes from/)).toHaveCount(0);
  } finally {
    await dev.stop();
  }
});

test('[PL-02] a link cannot bring a stranger’s code into the portal', async ({ page }) => {
  await page.goto('/doctors?portal-override=doctors@https://stranger.example/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Doctors');
  await expect(page.getByText(/comes from/)).toHaveCount(0);
});

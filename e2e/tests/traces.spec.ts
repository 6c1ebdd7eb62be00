import { expect, type Page } from '@playwright/test';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ViewerPage } from '../pages/viewer';
import { PASSWORD } from '../support/api';
import { publishedPlan } from '../support/published-plan';
import { test } from '../support/signed-in';
import { PORTAL } from '../support/portals';

/** What opens something by itself: in an address, in a header, in an answer. */
const FILE_OR_PLAN = /\/(?:api\/files|viewer)\/(?:slip\/)?([^/?#"]{20,})/g;

/** Collects what a page is given and sends that nobody else may have. */
function collectSecrets(page: Page): ReadonlySet<string> {
  const secrets = new Set([PASSWORD]);
  page.on('request', (request) => {
    for (const [, token = ''] of request.url().matchAll(FILE_OR_PLAN)) secrets.add(token);
    const bearer = request.headers()['authorization']?.replace('Bearer ', '');
    if (bearer) secrets.add(bearer);
  });
  return secrets;
}

async function logText(): Promise<string> {
  const folder = join(PORTAL.dataDir, 'logs');
  const texts = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

test('no log holds an address of a file or a plan, a token or a password after a journey', async ({
  page,
  api,
}) => {
  const secrets = collectSecrets(page);
  const { caseUuid } = await publishedPlan(api);
  await page.goto(`/admin/all/${caseUuid}/records`);
  await expect(page.getByRole('main').locator('img[src*="/api/files/"]:visible').first()).toBeVisible();
  await page.goto(`/admin/all/${caseUuid}/plans`);
  await page
    .getByRole('button', { name: /^View in 3D: plan \d+$/ })
    .first()
    .click();
  await expect(new ViewerPage(page).picture('Both arches, Stage 0')).toBeVisible();
  await page.reload();
  await expect(new ViewerPage(page).picture('Both arches, Stage 0')).toBeVisible();

  // The password, a session, a picture and a plan at least.
  expect(secrets.size).toBeGreaterThan(3);
  // The page itself and its call, in the logs of the gateway and of the server.
  await expect
    .poll(logText)
    .toMatch(
      /"path":"\/viewer\/…"[^]*"path":"\/api\/client\/viewer\/…"|"path":"\/api\/client\/viewer\/…"[^]*"path":"\/viewer\/…"/,
    );
  const logs = await logText();
  expect([...secrets].filter((secret) => logs.includes(secret))).toEqual([]);
});

test('nobody else of the machine comes into the data folder, nor reads logs and what patients and secrets are kept in', async () => {
  // What was being written when the folder was read has its own name by now.
  const modeOf = (name: string) =>
    stat(join(PORTAL.dataDir, name)).then(
      ({ mode }) => mode,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return 0;
      },
    );
  const isOpen = async (name: string) => ((await modeOf(name)) & 0o077) !== 0;
  expect(await isOpen('')).toBe(false);
  const kept = (await readdir(PORTAL.dataDir, { recursive: true })).filter((name) =>
    /^(logs|objects|outbox|delivery)\/|^[^/]+\.json$/.test(name),
  );
  expect(kept.length).toBeGreaterThan(100);
  const open = await Promise.all(kept.map(async (name) => ((await isOpen(name)) ? name : [])));
  expect(open.flat()).toEqual([]);
});

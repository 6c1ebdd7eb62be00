import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';
import type { PortalApi } from '../support/api';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium';
import { PORTAL_DATA, serverPidOf } from '../support/processes';
import { test } from '../support/signed-in';

/** What is typed last at each step, and what the server then has of it. */
const STEPS = ['patient', 'clinical', 'records'] as const;
type Step = (typeof STEPS)[number];

/** Types or chooses something at a step and waits until it is saved; then something more, which may be lost. */
async function workAt(page: Page, uuid: string, step: Step): Promise<void> {
  const portal = new Portal(page);
  const casePage = new CasePage(portal);
  const { main, text } = portal;
  await page.goto(`/admin/all/${uuid}/submission?step=${step}`);
  switch (step) {
    case 'patient':
      return typeIn(portal, main.getByRole('textbox', { name: text('cases.field.clientReferenceId') }));
    case 'clinical':
      return typeIn(portal, main.getByRole('textbox', { name: text('cases.field.notes') }));
    case 'records':
      await casePage.choose(text('cases.impressionType.meditScanner'));
      return expect(main.getByText(text('cases.submission.saved'), { exact: true })).toBeVisible();
  }
}

/** Never pauses: what is saved is saved while the typing goes on. */
async function typeIn({ page }: Portal, field: Locator): Promise<void> {
  await field.fill('');
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && (response.request().postData() ?? '').includes('kept'),
  );
  await field.pressSequentially('kept ');
  let isSaved = false;
  void saved.then(() => (isSaved = true));
  while (!isSaved) await field.pressSequentially('x', { delay: 50 });
}

async function expectKept(api: PortalApi, uuid: string, step: Step): Promise<void> {
  const { body } = await api.call<Record<string, unknown>>('GET', `/case/${uuid}`);
  expect(body.status).toBe('NEW');
  if (step === 'patient') expect(body.clientReferenceId).toMatch(/^kept/);
  if (step === 'clinical') expect(body.notes).toMatch(/^kept/);
  if (step === 'records') expect(body.impressionType).toBe('meditScanner');
}

test('[CA-18] a tab that is closed in the middle of typing, at each step, costs no more than the last second', async ({
  context,
  api,
}) => {
  const { uuid } = await api.newCase('Closed Tab');
  for (const step of STEPS) {
    const page = await context.newPage();
    await workAt(page, uuid, step);
    await page.close();
    await expectKept(api, uuid, step);
  }
  const next = await context.newPage();
  const { main, text } = new Portal(next);
  await next.goto(`/admin/all/${uuid}/submission`);
  await expect(new CasePage(new Portal(next)).stepHeading('patient')).toBeVisible();
  const reference = main.getByRole('textbox', { name: text('cases.field.clientReferenceId') });
  await expect(reference).toHaveValue(/^kept/);
});

test('[CA-18] a browser that is killed in the middle of typing, at each step, costs no more than the last second', async ({
  storageState,
  baseURL,
  api,
}) => {
  const { uuid } = await api.newCase('Killed Browser');
  const executablePath = findChromium();
  for (const step of STEPS) {
    const server = await chromium.launchServer({
      args: CHROMIUM_ARGS,
      ...(executablePath !== undefined && { executablePath }),
    });
    const browser = await chromium.connect(server.wsEndpoint());
    const context = await browser.newContext({
      ...(storageState && { storageState }),
      ...(baseURL && { baseURL }),
    });
    await workAt(await context.newPage(), uuid, step);
    server.process().kill('SIGKILL');
    await expectKept(api, uuid, step);
    await server.close();
  }
});

test('[CA-18] a server that is killed in the middle of typing costs nothing: what was typed is on the page, and saved when it is back', async ({
  page,
  api,
}) => {
  const { main, text } = new Portal(page);
  const { uuid } = await api.newCase('Killed Server');
  for (const step of ['patient', 'clinical'] as const) {
    await workAt(page, uuid, step);
    const killed = await serverPidOf(PORTAL_DATA);
    process.kill(killed ?? NaN, 'SIGKILL');
    const field = main.getByRole('textbox', {
      name: text(step === 'patient' ? 'cases.field.clientReferenceId' : 'cases.field.notes'),
    });
    await field.fill('kept after the end');
    await expect.poll(async () => [killed, null].includes(await serverPidOf(PORTAL_DATA))).toBe(false);
    await expect.poll(async () => (await page.request.get('/readyz')).ok()).toBe(true);
    await expectKept(api, uuid, step);
    await expect(field).toHaveValue('kept after the end');
    // One who goes on typing saves it; who does not is told, and can try again.
    await field.pressSequentially('!');
    const saved = async () => (await api.call<Record<string, unknown>>('GET', `/case/${uuid}`)).body;
    const name = step === 'patient' ? 'clientReferenceId' : 'notes';
    await expect.poll(async () => (await saved())[name]).toBe('kept after the end!');
  }
});

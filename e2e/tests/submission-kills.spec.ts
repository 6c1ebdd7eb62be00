import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';
import type { PortalApi } from '../support/api';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium';
import { PORTAL } from '../support/portals';
import { serverPidOf } from '../support/processes';
import { test } from '../support/signed-in';

/** What is typed last at each step, and what the server then has of it. */
const STEPS = ['patient', 'clinical', 'records'] as const;
type Step = (typeof STEPS)[number];
const FIELDS = { patient: 'clientReferenceId', clinical: 'notes', records: 'impressionType' } as const;

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

test('[CA-18] a new case whose tab is closed while its first field is typed is in the list, by what was typed until its last save', async ({
  context,
  api,
}) => {
  const page = await context.newPage();
  const casePage = new CasePage(new Portal(page));
  await page.goto('/cases/new');
  await casePage.product('Whitening Kit').click();
  await expect(casePage.patientName).toBeFocused();
  const uuid = page.url().split('/').at(-2) ?? '';
  const saved: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.ok())
      saved.push((response.request().postDataJSON() as { patientName: string }).patientName);
  });
  // Never pauses: it is saved in the middle of typing, and again.
  while (saved.length < 2) await page.keyboard.type('Wolfeschlegelstein', { delay: 40 });
  await page.close();
  const nameInList = async () => {
    const { body } = await api.call<{ data: { uuid: string; patientName: string }[] }>(
      'GET',
      '/case?page=1&paginate=50&order=createdAt%20desc',
    );
    return body.data.find((found) => found.uuid === uuid)?.patientName ?? '';
  };
  const kept = await nameInList();
  expect(kept.startsWith(saved.at(-1) ?? 'nothing')).toBe(true);
  expect(kept.length).toBeGreaterThan(1);
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
  const portal = new Portal(page);
  const { uuid } = await api.newCase('Killed Server');
  for (const step of STEPS) {
    await workAt(page, uuid, step);
    const killed = await serverPidOf(PORTAL.dataDir);
    process.kill(killed ?? NaN, 'SIGKILL');
    const value = await changeWhileDown(portal, step);
    await expect.poll(async () => [killed, null].includes(await serverPidOf(PORTAL.dataDir))).toBe(false);
    await expect.poll(async () => (await page.request.get('/readyz')).ok()).toBe(true);
    const saved = async () =>
      (await api.call<Record<string, unknown>>('GET', `/case/${uuid}`)).body[FIELDS[step]];
    expect(await saved()).toMatch(step === 'records' ? /^(meditScanner|physical)$/ : /^kept/);
    // It is tried again by itself; who goes on goes on from there.
    await expect.poll(saved).toBe(value);
    expect(await goOn(portal, step)).toBe(value);
    await expect.poll(saved).toBe(step === 'records' ? '3shapeScanner' : `${value}!`);
  }
});

const textOf = ({ main, text }: Portal, step: 'patient' | 'clinical'): Locator =>
  main.getByRole('textbox', { name: text(`cases.field.${FIELDS[step]}`) });

/** Changes what the server cannot save now; answers what is on the page then. */
async function changeWhileDown(portal: Portal, step: Step): Promise<string> {
  if (step === 'records') {
    await new CasePage(portal).choose(portal.text('cases.impressionType.physical'));
    return 'physical';
  }
  await textOf(portal, step).fill('kept after the end');
  return 'kept after the end';
}

/** Changes it again, and answers what was on the page until then. */
async function goOn(portal: Portal, step: Step): Promise<string> {
  if (step === 'records') {
    const { main, text } = portal;
    const shown = main.getByRole('radio', { name: text('cases.impressionType.physical'), exact: true });
    await expect(shown).toBeChecked();
    await new CasePage(portal).choose(text('cases.impressionType.3shapeScanner'));
    return 'physical';
  }
  const field = textOf(portal, step);
  const shown = await field.inputValue();
  await field.pressSequentially('!');
  return shown;
}

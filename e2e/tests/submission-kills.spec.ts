import { chromium, expect } from '@playwright/test';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';
import type { PortalApi } from '../support/api';
import { LAUNCH } from '../support/chromium';
import { test } from '../support/company';
import { STEPS, workAt, type Step } from '../support/typing';

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
  for (const step of STEPS) {
    const server = await chromium.launchServer(LAUNCH);
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

import { expect, type Page } from '@playwright/test';
import { Portal } from '../pages/portal';
import { test } from '../support/company';

const PATIENT = 'Not yet a patient';

async function answer({ page, text }: Portal, id: 'keep' | 'discard'): Promise<void> {
  const question = page.getByRole('dialog').filter({ hasText: text('shell.unsavedInput.title') });
  await question.getByRole('button', { name: text(`shell.unsavedInput.${id}`) }).click();
  await expect(question).toBeHidden();
}

async function open(page: Page): Promise<Portal> {
  const portal = new Portal(page);
  await page.goto('/cases/admin');
  await expect(portal.heading).toBeVisible();
  return portal;
}

test('a link of the navigation takes what was typed only when the person says so', async ({ page, api }) => {
  const { uuid } = await api.newCase('Somebody');
  const portal = new Portal(page);
  await page.route(`**/api/client/case/${uuid}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.goto(`/admin/all/${uuid}/submission?step=patient`);
  const patient = portal.main.getByLabel(portal.text('cases.field.patientName'));
  await patient.fill(PATIENT);
  await expect(
    portal.main.getByText(portal.text('cases.submission.notSaved'), { exact: true }),
  ).toBeVisible();
  await portal.follow('Company profile');
  await answer(portal, 'keep');
  await expect(patient).toHaveValue(PATIENT);
  await expect(page).toHaveURL(/\/submission\?step=patient$/);
  await portal.follow('Company profile');
  await answer(portal, 'discard');
  await expect(portal.heading).toHaveText('Company profile');
});

test('what saves by itself is waited for, and not asked about', async ({ page, api }) => {
  const { uuid } = await api.newCase('Somebody');
  const portal = new Portal(page);
  await page.goto(`/admin/all/${uuid}/submission?step=patient`);
  const patient = portal.main.getByLabel(portal.text('cases.field.patientName'));
  await patient.fill(PATIENT);
  await portal.follow('Company profile');
  await expect(portal.heading).toHaveText('Company profile');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await api.call<{ patientName: string }>('GET', `/case/${uuid}`)).body.patientName).toBe(PATIENT);
});

test('going back does not take an open dialog along, and its address stays', async ({ page }) => {
  const portal = await open(page);
  await portal.goTo('Company profile');
  await portal.main.getByRole('button', { name: 'Edit information: Edit Info' }).click();
  const name = page.getByRole('dialog').getByRole('textbox').first();
  await name.fill('Somebody else');
  await page.goBack();
  await answer(portal, 'keep');
  await expect(page).toHaveURL(/\/profile\/profile$/);
  await expect(name).toHaveValue('Somebody else');
  await page.goBack();
  await answer(portal, 'discard');
  await expect(page).toHaveURL(/\/cases\/admin/);
  await expect(portal.heading).toHaveText(portal.text('cases.caseList.adminTitle'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

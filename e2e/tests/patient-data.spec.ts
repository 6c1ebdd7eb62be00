import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { CaseActionsPage } from '../pages/case-actions';
import { Portal } from '../pages/portal';
import { PASSWORD } from '../support/api';
import { addPerson, test } from '../support/company';
import { endedCase } from '../support/erasure';
import { writeAsLab } from '../support/lab';

test('a super admin takes a patient’s data along, has it erased, keeps it after all, and sees it gone', async ({
  page,
  request,
  company,
}) => {
  const { api, lab } = company;
  const { uuid, identifier } = await endedCase(api, 'Zelda Leaving');
  await endedCase(api, 'Zelda Leaving');
  await writeAsLab(request, uuid, 'The scan of Zelda is here');
  const portal = new Portal(page);
  const { text, main } = portal;
  const actions = new CaseActionsPage(portal);
  const { dialog } = actions;
  const choose = async (id: string): Promise<void> => {
    await actions.button('cases.patient.menu').click();
    await page.getByRole('menuitem', { name: text(id), exact: true }).click();
    await expect(dialog).toBeVisible();
  };
  const row = (state: string) =>
    main
      .locator('tbody tr[data-row-key]')
      .filter({ hasText: identifier })
      .filter({ hasText: text(`company.erasures.state.${state}`) });

  await test.step('the archive has the page’s case, and of a namesake nothing unless somebody chooses it', async () => {
    await actions.open(uuid);
    await choose('cases.patient.export');
    await expect(dialog.getByRole('checkbox', { name: identifier })).toBeChecked();
    await expect(dialog.getByRole('checkbox').nth(1)).not.toBeChecked();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: text('cases.patient.download') }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`patient-${identifier}.zip`);
    // Names of files are in plain in an archive.
    const bytes = await readFile(await saved.path());
    for (const name of ['index.html', 'manifest.json', `${identifier}/case.json`])
      expect(bytes.includes(name)).toBe(true);
    expect(bytes.toString('latin1').match(/C-\d+\/case\.json/g)).toEqual(
      Array(2).fill(`${identifier}/case.json`),
    );
    await expect(dialog).toBeHidden();
  });

  await test.step('it is not erased without the number of the case and the password', async () => {
    await choose('cases.patient.erase');
    const ok = dialog.getByRole('button', { name: text('cases.patient.erase') });
    await expect(ok).toBeDisabled();
    await dialog.getByLabel(text('cases.patient.reason')).click();
    await page.getByTitle(text('cases.patient.reason.patientAsked'), { exact: true }).click();
    await dialog.getByLabel(text('cases.patient.identifier', { identifier })).fill('C-1');
    await dialog.getByLabel(text('cases.patient.password')).fill(PASSWORD);
    await ok.click();
    await expect(dialog.getByText(text('shared.field.wrongIdentifier'))).toBeVisible();
    await dialog.getByLabel(text('cases.patient.identifier', { identifier })).fill(identifier);
    await ok.click();
    await expect(page.getByText(text('cases.patient.scheduled', { identifier }))).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the company’s list has it, and keeps the data when somebody says so', async () => {
    await actions.button('cases.patient.menu').click();
    await page.getByRole('menuitem', { name: text('cases.patient.erasures') }).click();
    await expect(row('scheduled')).toHaveCount(1);
    await row('scheduled').getByRole('button').click();
    await dialog.getByRole('button', { name: text('company.erasures.undo') }).click();
    await expect(row('undone')).toHaveCount(1);
    await expect(row('scheduled')).toHaveCount(0);
  });

  await test.step('once it is done, the case says so and has nothing left of the patient', async () => {
    await actions.open(uuid);
    await expect(main.getByText('Zelda Leaving').first()).toBeVisible();
    const body = { cases: [uuid], identifier, reason: 'patientAsked', waitDays: 0 };
    expect((await lab.call('POST', `/case/${uuid}/erasure`, body)).status).toBe(201);
    // The open page hears of it.
    await expect(main.getByText('Zelda Leaving')).toHaveCount(0);
    await expect(actions.button('cases.patient.menu')).toHaveCount(0);
    await page.goto('/patient-data');
    await expect(row('done')).toContainText(/1 message/);
  });
});

test('nobody but a super admin is offered patient data', async ({ page, company }) => {
  const { uuid } = await endedCase(company.api, 'Of Nobody');
  const email = await addPerson(company, 'Adam Admin', 'admin');
  const portal = new Portal(page);
  const actions = new CaseActionsPage(portal);
  await page.goto('/');
  await portal.signOut(company.admin);
  await portal.signIn(email);
  await actions.open(uuid);
  await expect(actions.button('cases.patient.menu')).toHaveCount(0);
  await page.goto('/patient-data');
  await expect(portal.main.getByText(portal.text('company.erasures.onlySuperAdmins'))).toBeVisible();
});

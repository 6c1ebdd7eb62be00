import { expect } from '@playwright/test';
import { CasePage } from '../pages/case';
import { Portal } from '../pages/portal';
import { addDoctor, guestTest as test } from '../support/company';
import { binaryStl, photo } from '../support/files';
import { writeAsLab } from '../support/lab';
import { giveRequiredRecords } from '../support/required-records';
import { onUploads } from '../support/upload-requests';

/** One language from left to right, one from right to left. */
type Walked = 'en' | 'ar';

const PATIENTS: Record<Walked, string> = { en: 'Journey Walker', ar: 'رحلة المسافر' };
const NAVIGATION: Record<Walked, { shipments: string; doctors: string }> = {
  en: { shipments: 'Client Shipments', doctors: 'Doctors' },
  ar: { shipments: 'شحنات العميل', doctors: 'الأطباء' },
};

for (const language of ['en', 'ar'] as const) {
  test(`[PL-01][SH-02][SH-05][SH-08][SH-10][CA-01][CA-09][CA-18][CA-22][SM-01][CH-01] a case goes from login to shipment through all five domains (${language})`, async ({
    page,
    request,
    company,
  }) => {
    await addDoctor(company.api);
    const portal = new Portal(page, language);
    const casePage = new CasePage(portal);
    const { main, text } = portal;
    const patient = PATIENTS[language];

    await test.step('log in', async () => {
      await portal.signIn(company.email);
      await expect(portal.heading).toHaveText(text('cases.dashboard.title'));
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(main.getByRole('navigation').or(main.getByRole('list')).first()).toContainText(
        text('shared.caseStatus.REJECTED'),
      );
    });

    const uuid = await test.step('create a case', () => casePage.create(patient, 'Clear Aligners'));
    const identifier = await casePage.identifier();
    // The navigation marks the list that a case belongs to.
    await expect(page.locator('nav [aria-current=page]')).toHaveAttribute('href', '/cases/admin');

    await test.step('upload its records', async () => {
      await casePage.choose(text('cases.packageType.standard'));
      await casePage.choose(text('cases.patientType.adult'));
      await casePage.openStep('clinical');
      await casePage.choose(text('cases.arch.upper'));
      await casePage.openStep('records');
      await casePage.choose(text('cases.impressionType.digitalThirdParty'));
      await giveRequiredRecords(casePage, ['uprImp', 'frtImg']);
      let proceed = (): void => undefined;
      const isFree = new Promise<void>((resolve) => (proceed = resolve));
      await onUploads(page, async ({ method }) => {
        if (method === 'PATCH') await isFree;
        return false;
      });
      await casePage.addRecord('uprImp', {
        name: 'upper.stl',
        mimeType: 'model/stl',
        buffer: binaryStl(10_000),
      });
      await casePage.addRecord('frtImg', { name: 'front.png', mimeType: 'image/png', buffer: photo() });
      await portal.toolbarButton('shell.uploads.menu').click();
      await expect(page.getByText(text('shell.uploads.uploading'))).toBeVisible();
      await expect(
        page.getByRole('progressbar', { name: text('shell.uploads.progress', { fileName: 'upper.stl' }) }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await casePage.submit();
      await expect(page.getByText(text('cases.submission.waitForUploads')).first()).toBeVisible();
      proceed();
      await casePage.openStep('records');
      await casePage.expectRecord('uprImp');
      await casePage.expectRecord('frtImg');
    });

    await test.step('submit it', async () => {
      await casePage.submit();
      await casePage.expectStatus('IN_QC', 'IN_TS_GENERATING', 'IN_CUSTOMER_APPPROVE');
    });

    await test.step('approve the plan that the lab publishes', async () => {
      await casePage.expectStatus('IN_CUSTOMER_APPPROVE');
      await casePage.openTab('plans');
      await casePage.approvePlan();
    });

    await test.step('it is manufactured and shipped', async () => {
      await casePage.openTab('overview');
      await casePage.expectStatus('SHIPPED');
      const { body } = await company.api.call<{ toStatus: string }[]>('GET', `/case/${uuid}/history`);
      expect(body.map(({ toStatus }) => toStatus)).toContain('IN_MFG');
    });

    await test.step('its shipment has an airway bill', async () => {
      await portal.goTo(NAVIGATION[language].shipments);
      const row = main.getByRole('row').filter({ hasText: identifier });
      await expect(row).toContainText(/\d{10}/);
    });

    await test.step('the doctor’s page', async () => {
      await portal.goTo(NAVIGATION[language].doctors);
      await main.getByRole('row').getByRole('link').first().click();
      await expect(main).toContainText('@people.example');
    });

    await test.step('a chat message, and an answer in the inbox', async () => {
      await page.goto(`/cases/${uuid}/chat`);
      await main.getByRole('textbox', { name: text('chat.room.compose') }).fill('When will it arrive?');
      await main.getByRole('button', { name: text('chat.room.send') }).click();
      await expect(main.getByText('When will it arrive?')).toBeVisible();
      await portal.goTo(NAVIGATION[language].doctors);
      // Not the simulated lab's own answer: that one may come while the room is still open, and be seen there.
      await writeAsLab(request, uuid, 'It is on its way.');
      await portal.toolbarButton('shell.inbox.count').click();
      const card = page.getByRole('link').filter({ hasText: identifier });
      await expect(card).toContainText(patient);
      await card.click();
      await page.waitForURL(`**/${uuid}/chat`);
      await expect(main.getByRole('log')).toContainText('When will it arrive?');
    });

    await test.step('log out', () => portal.signOut(company.admin));
  });
}

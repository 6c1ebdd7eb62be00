import { expect } from '@playwright/test';
import { AddressForm, AUSTIN } from '../pages/address-form';
import { Portal } from '../pages/portal';
import { violationsOf } from '../support/axe';
import { CasePlayer } from '../support/case-player';
import { addDoctor, DOCTOR_NAME, test } from '../support/company';
import { unfit } from '../support/fit';

const COUNTRY = 'United States';
const CHOSEN = { packageType: 'standard', patientType: 'adult' };
const PHONE = { width: 390, height: 844 };

test('[DR-02] a doctor’s cases, addresses, statistics and history are shown and changed, in English and Arabic', async ({
  page,
  api,
  playwright,
  portal: place,
}) => {
  const portal = new Portal(page);
  const form = new AddressForm(portal);
  const { text, main } = portal;
  const doctorUuid = await addDoctor(api);
  const request = await playwright.request.newContext({ baseURL: place.url });
  const player = await CasePlayer.start(request, api, 'Dana Planned', { ...CHOSEN, doctorUuid });
  await player.bring('IN_CUSTOMER_APPPROVE');
  const open = async (tab: string, reader = portal) => {
    await page.goto(`/doctors/${doctorUuid}/${tab}`);
    await expect(
      main.getByRole('tab', { name: reader.text(`doctors.detail.${tab}`), exact: true, selected: true }),
    ).toBeVisible();
  };
  const clean = async (what: string) => expect(await violationsOf(page), what).toEqual([]);

  await test.step('the profile says that the invitation was accepted', async () => {
    await open('profile');
    await expect(portal.heading).toHaveText(DOCTOR_NAME);
    await expect(main.getByText(text('doctors.invitation.accepted'), { exact: true })).toBeVisible();
    await clean('profile');
  });

  const row = (title: string) => main.getByRole('row').filter({ hasText: title });
  await test.step('an address is added, edited and removed', async () => {
    await open('addresses');
    await expect(main.getByText(text('doctors.addresses.empty'))).toBeVisible();
    await form.button('shared.address.add').click();
    const adding = form.titled('shared.address.add');
    await clean('the form of an address');
    await form.fillPlace(adding, COUNTRY, AUSTIN);
    await form.press(adding, 'shared.edit.submit');
    await expect(row(AUSTIN.title)).toContainText(AUSTIN.street);
    await form.button('shared.address.editOf', { title: AUSTIN.title }).click();
    const editing = form.titled('shared.address.edit');
    await editing.getByRole('textbox', { name: text('shared.address.street'), exact: true }).fill('Elm 1');
    await form.press(editing, 'shared.edit.submit');
    await expect(row(AUSTIN.title)).toContainText('Elm 1');
    await clean('addresses');
    await form.button('shared.address.removeOf', { title: AUSTIN.title }).click();
    await form.press(form.titled('shared.address.remove'), 'shared.address.confirmRemoval');
    await expect(row(AUSTIN.title)).toHaveCount(0);
  });

  await test.step('the history says who did it', async () => {
    await main.getByRole('tab', { name: text('doctors.detail.history') }).click();
    for (const action of ['created', 'accepted', 'addressAdded', 'addressChanged', 'addressRemoved'])
      await expect(main.getByText(text(`doctors.history.action.${action}`), { exact: true })).toBeVisible();
    await expect(main.getByText('Ada Admin').first()).toBeVisible();
    await clean('history');
  });

  await test.step('the statistics count the case and its plan', async () => {
    await main.getByRole('tab', { name: text('doctors.detail.statistics') }).click();
    const byStatus = main.getByRole('region', { name: text('doctors.statistics.byStatus') });
    await expect(byStatus.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect(byStatus).toContainText(text('shared.caseStatus.IN_CUSTOMER_APPPROVE'));
    const phases = main.getByRole('region', { name: text('doctors.statistics.phases') });
    await expect(phases.getByRole('progressbar')).toHaveCount(5);
    await clean('statistics');
  });

  await test.step('the cases lead into the list of cases, and a case leads back', async () => {
    await main.getByRole('tab', { name: text('doctors.detail.cases') }).click();
    await expect(main.getByRole('link', { name: player.identifier })).toBeVisible();
    await clean('cases');
    await main.getByRole('link', { name: text('doctors.cases.inList') }).click();
    await expect(page).toHaveURL(new RegExp(`/cases/doctor\\?doctor=${doctorUuid}`));
    await expect(main.getByRole('link', { name: player.identifier })).toBeVisible();
  });

  const arabic = new Portal(page, 'ar');
  await arabic.speak();
  for (const tab of ['profile', 'cases', 'addresses', 'statistics', 'history']) {
    await open(tab, arabic);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await clean(`${tab} in Arabic`);
  }
  await page.setViewportSize(PHONE);
  for (const tab of ['profile', 'cases', 'statistics', 'history']) {
    await open(tab, arabic);
    expect.soft(await unfit(page), tab).toEqual([]);
  }
  await request.dispose();
});

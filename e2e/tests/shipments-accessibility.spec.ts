import { expect, type APIRequestContext } from '@playwright/test';
import { Portal } from '../pages/portal';
import { chooseLook, lookOf } from '../support/appearance';
import { SCANS, cleanDialog, cleaner } from '../support/axe';
import { CasePlayer } from '../support/case-player';
import { addDoctor, test, type Company } from '../support/company';
import { unfit } from '../support/fit';

test.use({ facts: { isDso: true, areRequestsEnabled: true, workflow: 'ZERO_STEP' } });

const PHONE = { width: 390, height: 844 };
const GUARD = { productId: 'NG', arch: 'upper' };

interface Parcel {
  readonly uuid: string;
}

/** Parcels that together show every state of a page: one to be sent on, one sent on and reported. */
async function makeParcels(request: APIRequestContext, { api }: Company) {
  const doctorUuid = await addDoctor(api);
  const uuids: string[] = [];
  for (const patientName of ['To Be Sent On', 'Sent On']) {
    const player = await CasePlayer.start(request, api, patientName, { ...GUARD, doctorUuid });
    await player.bring('FIRST_MILE_SHIPPED');
    const { body } = await api.call<Parcel[]>('GET', `/dso/case/${player.uuid}/shipments`);
    uuids.push(body[0]?.uuid ?? '');
  }
  const [waiting = '', reported = ''] = uuids;
  await api.call('PUT', `/dso/shipment/${reported}/lastmile`, {
    courierId: 1,
    airwayBillNumber: '1234567890',
  });
  await api.call('PUT', `/dso/shipment/${reported}/arrival`, { arrival: 'WRONG', note: 'One too few' });
  return { waiting, reported };
}

for (const language of ['en', 'tr', 'ar'] as const) {
  test(`[SM-01] [SM-02] axe finds nothing on lists, pages, dialogs and slip of shipments in ${language}`, async ({
    page,
    request,
    company,
  }) => {
    const clean = cleaner(page, SCANS[language]);
    const { waiting, reported } = await makeParcels(request, company);
    const portal = new Portal(page, language);
    const { main, text } = portal;
    await portal.speak();

    await open(portal, '/shipments/dso');
    await main.getByRole('checkbox').last().click();
    await clean('list with a selection');
    await main
      .getByRole('region', { name: text('shared.list.selection') })
      .getByRole('button')
      .last()
      .click();
    await cleanDialog(page, clean, 'sending many on');
    await open(portal, `/shipments/dso/${waiting}/parcel`);
    for (const id of ['sendOn', 'report', 'arrived']) {
      await main.getByRole('button', { name: text(`shipments.${id}.label`) }).click();
      await cleanDialog(page, clean, id);
    }
    const tabs = ['parcel', 'cases', 'timeline', 'slip'].map((tab) => `/shipments/dso/${reported}/${tab}`);
    for (const path of tabs) {
      await open(portal, path);
      await clean(path);
    }
    await page.setViewportSize(PHONE);
    for (const path of ['/shipments/dso', ...tabs]) {
      await open(portal, path);
      await clean(`${path} on a phone`);
      expect.soft(await unfit(page), path).toEqual([]);
    }
    if (language !== 'ar') return;
    const dark = cleaner(page, 'contrast');
    await chooseLook(company.api, lookOf('dark'));
    for (const path of ['/shipments/dso', ...tabs]) {
      await open(portal, path);
      await dark(`${path} in the dark`);
    }
  });
}

/** Opens a page and waits until nothing on it is on its way any more. */
async function open({ page, heading }: Portal, path: string): Promise<void> {
  await page.goto(path);
  await heading.waitFor();
  await expect(
    page.locator(
      'main [aria-busy=true]:visible, main .ant-skeleton:visible, main .ant-spin-spinning:visible',
    ),
  ).toHaveCount(0);
}

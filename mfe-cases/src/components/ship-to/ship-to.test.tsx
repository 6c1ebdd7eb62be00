import { bus } from '@portal/shared/bus';
import type { CaseShipTo, Locale, ShipTo } from '@portal/shared/contract';
import { buildAddress, buildCase, buildContact, signIn } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { renderCases, servedCase } from '../../testing/render-cases';

const DRAFT = buildCase();
const { uuid: addressUuid, ...place } = buildAddress();
const OFFICE: ShipTo = { ...place, via: 'default', addressUuid };

beforeEach(() => signIn());

async function open(answer: () => CaseShipTo, tab = 'overview', language?: Locale) {
  const served = servedCase(DRAFT, { 'GET /case/{id}/shipTo': answer });
  return renderCases(`/admin/all/${DRAFT.uuid}/${tab}`, served, language);
}

test.each(['overview', 'submission?step=review'])(
  '[CO-16] a case says before it is submitted where it will go, in its %s',
  async (tab) => {
    await open(() => ({ shipTo: OFFICE, shipmentUuid: null }), tab);
    expect(await screen.findByText('Ships to')).toBeVisible();
    expect(await screen.findByText('Bright Smile Receiving')).toBeVisible();
    expect(screen.getByText('500 Brazos Lane, Austin, Texas 78701, United States')).toBeVisible();
    expect(screen.getByText('Default shipping address')).toBeVisible();
  },
);

test.each([
  ['tr', 'Varsayılan gönderim adresi', 'Amerika Birleşik Devletleri'],
  ['ar', 'عنوان الشحن الافتراضي', 'الولايات المتحدة'],
] as const)('[CO-16] it says so in %s, with the name of the country', async (language, via, country) => {
  await open(() => ({ shipTo: OFFICE, shipmentUuid: null }), 'overview', language);
  expect(await screen.findByText(via)).toBeVisible();
  expect(screen.getByText(new RegExp(country))).toBeVisible();
});

test('[CO-10] it says that no address is known, and leads those who may to the addresses', async () => {
  await open(() => ({ shipTo: null, shipmentUuid: null }));
  expect(await screen.findByText('No shipping address is known yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a shipping address' })).toHaveAttribute(
    'href',
    '/profile/addresses',
  );
});

test('[CO-10] it leads nobody else there', async () => {
  const { flagsMap } = buildContact();
  signIn({ user: buildContact({ flagsMap: { ...flagsMap, superAdmin: false } }) });
  await open(() => ({ shipTo: null, shipmentUuid: null }));
  expect(await screen.findByText('No shipping address is known yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add a shipping address' })).toBeNull();
});

test('[CO-16] it follows the company’s default without a reload', async () => {
  let shipTo = OFFICE;
  await open(() => ({ shipTo, shipmentUuid: null }));
  expect(await screen.findByText('Bright Smile Receiving')).toBeVisible();
  shipTo = { ...OFFICE, title: 'New office' };
  act(() => bus.emit('company:changed', { uuid: DRAFT.uuid, part: 'addresses' }));
  expect(await screen.findByText('New office')).toBeVisible();
});

import { buildCase, serveCalls } from '@portal/shared/testing';
import type { RemoteManifest } from '@portal/shared/mfe/manifest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildFeed, buildManifest, MANIFESTS } from '../testing/build-feed';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

const title = (text: string) => ({ en: text, tr: text, ar: text });
const common = { by: 'search', access: 'customer' } as const;
const search: NonNullable<RemoteManifest['search']> = {
  sources: [
    {
      ...common,
      ...{ id: 'shipments', title: title('Shipments'), call: 'GET /shipment', order: 20 },
      ...{ path: '/shipments/client/{uuid}/parcel', label: ['identifier'] },
    },
    {
      ...common,
      ...{ id: 'cases', title: title('Cases'), call: 'GET /case', order: 10 },
      ...{ path: '/admin/all/{uuid}/overview', label: ['identifier', 'patientName', 'clientReferenceId'] },
    },
  ],
  actions: [{ id: 'new', title: title('New case'), path: '/cases/new', access: 'customer' }],
};
const feed = buildFeed([...MANIFESTS, buildManifest('search', { search })]);
const found = buildCase({ identifier: 'C-7', patientName: 'Ada Lang', clientReferenceId: null });
const page = { total: 1, pages: 1, page: 1 };
const noShipments = { ...page, total: 0, data: [] };

beforeEach(freshBrowser);

async function field(): Promise<HTMLElement> {
  return screen.findByRole('combobox', { name: 'Search the portal' });
}

test('[SH-11] finds a case by its patient, whose name stands in no address, and opens it by Enter', async () => {
  const addresses: string[] = [];
  const { seen } = serveCalls({
    ...CALLS,
    'GET /case': { ...page, data: [found] },
    'GET /shipment': noShipments,
  });
  const served = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    addresses.push(String(input));
    return served(input, init);
  };
  await openShell('/dashboard/admin/all', { feed });
  // Without a pause between the keys, however slow the machine is.
  await userEvent.type(await field(), 'ada lang', { delay: null });
  const cases = await screen.findByRole('group', { name: 'Cases' });
  const option = within(cases).getByRole('option', { name: 'C-7 · Ada Lang' });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(await field()).toHaveAttribute('aria-activedescendant', option.id);
  // Asked once, after the typing.
  const asked = seen.filter(({ call }) => call === 'GET /case');
  expect(asked.map(({ request }) => Object.fromEntries(request.query))).toEqual([
    { page: '1', paginate: '5', search: 'ada lang' },
  ]);
  expect(addresses.join(' ')).not.toMatch(/ada/i);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(`/admin/all/${found.uuid}/overview`));
});

test('[SH-11] says which kind could not be searched, and shows the others', async () => {
  const refused = () => Response.json({ code: 'internal', message: 'no' }, { status: 500 });
  serveCalls({ ...CALLS, 'GET /case': { ...page, data: [found] }, 'GET /shipment': refused });
  await openShell('/dashboard/admin/all', { feed });
  await userEvent.type(await field(), 'ada');
  expect(await screen.findByText('Could not be searched right now: Shipments.')).toBeVisible();
  expect(screen.getByRole('option', { name: 'C-7 · Ada Lang' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[SH-11] an older answer does not take the place of a newer one', async () => {
  const waiting = new Map<string, (response: Response) => void>();
  serveCalls({
    ...CALLS,
    'GET /case': ({ query }) => new Promise((answer) => waiting.set(query.get('search') ?? '', answer)),
    'GET /shipment': noShipments,
  });
  await openShell('/dashboard/admin/all', { feed });
  await userEvent.type(await field(), 'ada');
  await waitFor(() => expect(waiting.has('ada')).toBe(true));
  await userEvent.type(await field(), 'm');
  await waitFor(() => expect(waiting.has('adam')).toBe(true));
  const reply = (identifier: string) => Response.json({ ...page, data: [{ ...found, identifier }] });
  waiting.get('adam')?.(reply('C-8'));
  expect(await screen.findByRole('option', { name: 'C-8 · Ada Lang' })).toBeVisible();
  waiting.get('ada')?.(reply('C-7'));
  await waitFor(() => expect(screen.getByRole('option', { name: 'C-8 · Ada Lang' })).toBeVisible());
  expect(screen.queryByRole('option', { name: 'C-7 · Ada Lang' })).toBeNull();
});

test('[SH-11] a blank palette shows what was opened last, and a domain’s actions are found', async () => {
  serveCalls({ ...CALLS, 'GET /case': noShipments, 'GET /shipment': noShipments });
  document.head.append(document.createElement('title'));
  await openShell('/admin/all/0/overview', { feed });
  await screen.findByRole('navigation');
  document.title = 'C-7 · Ada Lang';
  await userEvent.click(await screen.findByRole('link', { name: 'Admin Cases' }));
  await waitFor(() => expect(window.location.pathname).toBe('/cases/admin'));
  await userEvent.keyboard('{Control>}k{/Control}');
  const opened = await screen.findByRole('group', { name: 'Opened last' });
  expect(within(opened).getByRole('option', { name: 'C-7 · Ada Lang' })).toBeVisible();
  await userEvent.type(
    screen.getByRole('combobox', { name: 'Search pages, records and actions' }),
    'new case{Enter}',
  );
  await waitFor(() => expect(window.location.pathname).toBe('/cases/new'));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Ada');
});

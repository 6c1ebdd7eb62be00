import { buildCase, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf, uuidOf } from '../../testing/builders';
import { onPhone } from '../../testing/screen-width';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASES = [
  buildCase({ uuid: uuidOf(1), identifier: 'C-10001', patientName: 'Sarah Miller', status: 'REJECTED' }),
  buildCase({ uuid: uuidOf(2), identifier: 'C-10002', patientName: 'John Carter', status: 'IN_QC' }),
];

beforeEach(() => signIn());

/** The queries that a list has asked for, oldest first. */
const queriesOf = (seen: Awaited<ReturnType<typeof renderCases>>['seen']) =>
  seen.filter(({ call }) => call === 'GET /case').map(({ request }) => Object.fromEntries(request.query));

describe('case list', () => {
  it('[CA-03] begins with page 1 of 10 rows, newest first, in a plain address', async () => {
    const { seen } = await renderCases('/cases/admin', { 'GET /case': listOf(CASES) });
    const table = await screen.findByRole('table', { name: 'Admin Cases' });
    expect(within(table).getByRole('link', { name: 'C-10001' })).toBeVisible();
    expect(within(table).getByText('John Carter')).toBeVisible();
    expect(queriesOf(seen)).toEqual([{ page: '1', paginate: '10', order: 'createdAt desc' }]);
    expect(window.location.search).toBe('');
  });

  it('[CA-06] says status and whose turn it is', async () => {
    await renderCases('/cases/admin', { 'GET /case': listOf(CASES) });
    const row = (await screen.findByText('Sarah Miller')).closest('tr')!;
    expect(row).toHaveTextContent('Rejected');
    expect(row).toHaveTextContent('Your turn since 02 Mar 2026');
  });

  it('[CA-03] sorts and pages by the address', async () => {
    const user = userEvent.setup();
    const { seen } = await renderCases('/cases/admin?page=2&rows=20', {
      'GET /case': listOf(CASES, { total: 60, pages: 3, page: 2 }),
    });
    await user.click(await screen.findByRole('columnheader', { name: /Patient name/ }));
    await waitFor(() =>
      expect(queriesOf(seen)).toEqual([
        { page: '2', paginate: '20', order: 'createdAt desc' },
        { page: '1', paginate: '20', order: 'patientName asc' },
      ]),
    );
    await user.click(await screen.findByTitle('3'));
    await waitFor(() => expect(window.location.search).toContain('page=3'));
    expect(window.location.search).toContain('sort=patientName');
  });

  it('[CA-03] says that there are more cases than were counted', async () => {
    await renderCases('/cases/admin', {
      'GET /case': listOf(CASES, { total: 10_000, isTotalCapped: true, pages: 1_001 }),
    });
    expect(await screen.findByText('1–10 of 10,000+')).toBeVisible();
    expect(screen.getByTitle('1001')).toBeVisible();
  });

  it('[CA-04] filters by an expression tree, and a reset returns to page 1', async () => {
    const user = userEvent.setup();
    const { seen } = await renderCases('/cases/admin?status=inManufacturing&page=2', {
      'GET /case': listOf(CASES, { total: 30, pages: 3, page: 2 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(queriesOf(seen)).toHaveLength(2));
    const [filtered, reset] = queriesOf(seen);
    expect(JSON.parse(filtered!.filter!)).toEqual({
      op: 'AND',
      value: [
        {
          op: 'OR',
          value: [
            { op: 'EQ', key: 'status', value: 'PRE_MFG' },
            { op: 'EQ', key: 'status', value: 'IN_PRODUCTION_FILE_SYNC' },
          ],
        },
      ],
    });
    expect(reset).toEqual({ page: '1', paginate: '10', order: 'createdAt desc' });
  });

  it('[CA-03] searches without putting a patient into the address', async () => {
    const user = userEvent.setup();
    const { seen } = await renderCases('/cases/admin?page=2', {
      'GET /case': ({ query }) => (query.has('search') ? listOf([]) : listOf(CASES, { total: 30, pages: 3 })),
    });
    await user.type(await screen.findByRole('searchbox', { name: /Search/ }), 'Miller{Enter}');
    expect(await screen.findByText('No case matches')).toBeVisible();
    expect(queriesOf(seen).at(-1)).toMatchObject({ search: 'Miller', page: '1' });
    expect(window.location.href).not.toContain('Miller');
  });

  it('[CA-03] searches only for what is more than white space', async () => {
    const user = userEvent.setup();
    const { seen } = await renderCases('/cases/admin', {
      'GET /case': listOf(CASES, { total: 30, pages: 3 }),
    });
    const search = await screen.findByRole('searchbox', { name: /Search/ });
    await user.type(search, '  {Enter}');
    await user.type(search, 'Miller {Enter}');
    await waitFor(() => expect(queriesOf(seen).at(-1)).toHaveProperty('search', 'Miller'));
    expect(queriesOf(seen).map((query) => query['search'])).toEqual([undefined, 'Miller']);
  });

  it('[CA-08] shows of a case what its row says until the case itself has come', async () => {
    await renderCases('/cases/admin', {
      ...servedCase(CASES[1]!),
      'GET /case': listOf(CASES),
      'GET /case/{id}': () => new Promise<never>(() => undefined),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'C-10002' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Case C-10002' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Overview' })).toBeVisible();
  });

  it('[CA-03] asks for the next page as the pointer comes to the pages, and then not again', async () => {
    const user = userEvent.setup();
    const { seen } = await renderCases('/cases/admin', {
      'GET /case': listOf(CASES, { total: 60, pages: 6 }),
    });
    await user.hover(await screen.findByRole('navigation', { name: 'Pages: Admin Cases' }));
    await waitFor(() => expect(queriesOf(seen).map(({ page }) => page)).toEqual(['1', '2']));
    await user.click(screen.getByTitle('2'));
    await waitFor(() => expect(window.location.search).toContain('page=2'));
    expect(queriesOf(seen)).toHaveLength(2);
  });

  it('[CA-08] opens a case by a click on its row and leads back to the same page', async () => {
    const user = userEvent.setup();
    await renderCases('/cases/admin?page=2', {
      'GET /case': listOf(CASES, { total: 30, pages: 3, page: 2 }),
      ...servedCase(CASES[1]!),
    });
    await user.click(await screen.findByText('John Carter'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Case C-10002' })).toBeVisible();
    expect(window.location.pathname).toBe(`/admin/all/${uuidOf(2)}/overview`);
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(await screen.findByRole('table', { name: 'Admin Cases' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/cases/admin?page=2');
  });

  it('[CA-03] shows doctors on the doctors’ side, which it asks for there', async () => {
    const doctor = {
      uuid: uuidOf(9),
      name: 'Dr. Ada',
      email: 'ada@x.example',
      locationCountryId: 1,
      status: 'active',
    } as const;
    await renderCases('/cases/doctor', { 'GET /dso/case': listOf([buildCase({ side: 'doctor', doctor })]) });
    expect(await screen.findByRole('columnheader', { name: 'Doctor' })).toBeVisible();
    expect(screen.getByText('Dr. Ada')).toBeVisible();
  });

  it('[SH-23] sends home who may not see the doctors’ side', async () => {
    signIn({ company: { flagsMap: { isDso: false, hasAdvancedModules: false, returned: false } } });
    await renderCases('/cases/doctor', { 'GET /case': listOf([]), 'GET /case/statistics': [] });
    expect(await screen.findByRole('heading', { name: 'Pending Actions' })).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard/admin/all');
  });

  it('[SH-06] opens doctors’ cases to a DSO whose role does not see their menu entry', async () => {
    const user = userEvent.setup();
    signIn({ company: { areRequestsEnabled: false } });
    await renderCases('/dashboard/doctor/all', {
      'GET /dso/case/statistics': [{ status: 'FIRST_MILE_SHIPPED', count: 1 }],
      'GET /dso/case': listOf([buildCase({ side: 'doctor' })]),
      'GET /case/statistics': [],
      'GET /case': listOf([]),
    });
    expect(await screen.findByText('Sarah Miller')).toBeVisible();
    await user.click(screen.getByText('Admin'));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/admin/all'));
  });

  it('[CA-03] says when there is nothing, and offers to try again after a failure', async () => {
    const user = userEvent.setup();
    let isDown = true;
    await renderCases('/cases/admin', {
      'GET /case': () => (isDown ? Response.json({ message: 'Down' }, { status: 503 }) : listOf([])),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('There are no cases here yet')).toBeVisible();
  });

  it('[CA-03] never shows one page for another that could not be loaded', async () => {
    const user = userEvent.setup();
    let isDown = false;
    await renderCases('/cases/admin', {
      'GET /case': () =>
        isDown ? Response.json({ message: 'Down' }, { status: 503 }) : listOf(CASES, { total: 30, pages: 3 }),
    });
    await screen.findByRole('table');
    isDown = true;
    await user.click(screen.getByTitle('3'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('table')).toBeNull();
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('table', { name: 'Admin Cases' })).toBeVisible();
    expect(window.location.search).toBe('?page=3');
  });

  it('[CA-04] claims nothing of what is not answered yet, and keeps its search at hand meanwhile', async () => {
    const user = userEvent.setup();
    const held: ((all: ReturnType<typeof listOf>) => void)[] = [];
    await renderCases('/cases/admin?status=REJECTED', {
      'GET /case': ({ query }) =>
        query.get('filter')?.includes('REJECTED') ? listOf([]) : new Promise((answer) => held.push(answer)),
    });
    await user.click(await screen.findByRole('button', { name: 'Clear search and filter' }));
    await waitFor(() => expect(held).toHaveLength(1));
    expect(screen.queryByText('There are no cases here yet')).toBeNull();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'Miller{Enter}');
    await waitFor(() => expect(held).toHaveLength(2));
    expect(screen.queryByText('No case matches')).toBeNull();
    held[1]!(listOf([]));
    expect(await screen.findByText('No case matches')).toBeVisible();
    expect(search).toHaveFocus();
  });

  it('[CA-03] is a list of cards on a phone', async () => {
    onPhone();
    await renderCases('/cases/admin', { 'GET /case': listOf(CASES) });
    const cards = await screen.findByRole('list', { name: 'Admin Cases' });
    expect(within(cards).getByRole('link', { name: 'C-10002' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

import { buildCase, buildDoctor, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/builders';
import { renderCases } from '../../testing/render-cases';

const DOCTOR = buildDoctor({ name: 'Dr. Ada' });
beforeEach(() => signIn());

async function renderList(path: string) {
  const list = listOf([buildCase()], { total: 30, pages: 3 });
  const { seen } = await renderCases(path, {
    'GET /case': list,
    'GET /dso/case': list,
    'GET /contact': { data: [], total: 0, pages: 1, page: 1 },
    'GET /dso/doctor': { data: [DOCTOR], total: 1, pages: 1, page: 1 },
  });
  await screen.findByRole('table');
  /** What the list was asked for last. */
  const lastQuery = () => seen.findLast(({ call }) => /GET (\/dso)?\/case$/.test(call))!.request.query;
  const filterParts = () => {
    const filter = lastQuery().get('filter');
    return filter ? (JSON.parse(filter) as { value: unknown }).value : null;
  };
  return { user: userEvent.setup(), lastQuery, filterParts };
}

describe('the filter of a list', () => {
  it('[CA-04] is built of fields, stands in the address, and leads to page 1', async () => {
    signIn({ company: { dateFormat: 'DD/MM/YYYY' } });
    const { user, lastQuery, filterParts } = await renderList('/cases/doctor?page=2&sort=patientName');
    await user.click(screen.getByRole('button', { name: /Filter/ }));
    const panel = await screen.findByRole('dialog', { name: 'Filter' });
    for (const [name, option] of [
      ['Status', 'Rejected'],
      ['Status', 'Quality check'],
      ['Doctor', 'Dr. Ada'],
      ['Client reference ID', 'Has none'],
    ] as const) {
      await user.type(within(panel).getByRole('combobox', { name }), option);
      await user.click(await screen.findByTitle(option));
    }
    await user.type(await within(panel).findByRole('textbox', { name: 'Created from' }), '01/03/2026{Enter}');
    await user.click(within(panel).getByRole('button', { name: 'Apply filter' }));
    await waitFor(() =>
      expect(filterParts()).toEqual([
        {
          op: 'OR',
          value: [
            { op: 'EQ', key: 'status', value: 'REJECTED' },
            { op: 'EQ', key: 'status', value: 'IN_QC' },
          ],
        },
        { op: 'EQ', key: 'doctor.uuid', value: DOCTOR.uuid },
        { op: 'GTE', key: 'createdAt', value: new Date('2026-03-01T00:00').toISOString() },
        { op: 'NULL', key: 'clientReferenceId' },
      ]),
    );
    expect(lastQuery().get('page')).toBe('1');
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      sort: 'patientName',
      status: 'REJECTED,IN_QC',
      doctor: DOCTOR.uuid,
      createdFrom: '2026-03-01',
      reference: 'missing',
    });
  });

  it('[CA-04] is not shown when its end is before its start, which is said', async () => {
    const { user, filterParts } = await renderList('/cases/admin?createdFrom=2026-03-05');
    await user.click(screen.getByRole('button', { name: /Filter/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    const day = (name: string) => panel.findByRole('textbox', { name });
    await user.type(await day('Created to'), '2026-03-04{Enter}');
    expect(await panel.findByText('The end is before the start')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Apply filter' }));
    expect(window.location.search).toBe('?createdFrom=2026-03-05');
    await user.clear(await day('Created from'));
    await user.type(await day('Created from'), '04 Mar 2026{Enter}');
    await waitFor(() => expect(panel.queryByText('The end is before the start')).toBeNull());
    await user.click(panel.getByRole('button', { name: 'Apply filter' }));
    await waitFor(() => expect(filterParts()).toHaveLength(2));
  });

  it('[CA-04] is shown as chips of which each can be taken out', async () => {
    const { user, filterParts } = await renderList(
      `/cases/doctor?status=NEW&productId=AL,RE&doctor=${DOCTOR.uuid}`,
    );
    const chips = screen.getByRole('group', { name: 'Chosen filters' });
    expect(await within(chips).findByText('Doctor: Dr. Ada')).toBeVisible();
    expect(within(chips).getByText('Status: Incomplete Submission')).toBeVisible();
    await user.click(
      within(chips).getByRole('button', { name: 'Remove filter Product: Clear Aligners or Retainer' }),
    );
    await user.click(within(chips).getByRole('button', { name: 'Remove filter Doctor: Dr. Ada' }));
    await waitFor(() => expect(filterParts()).toEqual([{ op: 'EQ', key: 'status', value: 'NEW' }]));
    await user.click(within(chips).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(filterParts()).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('[CA-04] is one status at hand, in the place of several', async () => {
    const { user, filterParts } = await renderList('/cases/admin?status=NEW,IN_QC&productId=AL');
    expect(screen.getByText('Several statuses')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Filter by status' }));
    await user.click(await screen.findByTitle('Rejected'));
    await waitFor(() => expect(window.location.search).toBe('?status=REJECTED&productId=AL'));
    await waitFor(() => expect(filterParts()).toHaveLength(2));
    await user.click(screen.getByRole('combobox', { name: 'Filter by status' }));
    await user.click(await screen.findByTitle('All statuses'));
    await waitFor(() => expect(window.location.search).toBe('?productId=AL'));
  });

  it('[CA-04] asks by one press for what waits for the reader', async () => {
    const { user, filterParts } = await renderList('/cases/admin?productId=AL');
    const button = screen.getByRole('button', { name: 'Waits for me' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    await waitFor(() => expect(window.location.search).toBe('?productId=AL&waiting=true'));
    await waitFor(() => expect(JSON.stringify(filterParts())).toContain('IN_CUSTOMER_APPPROVE'));
    expect(screen.getByRole('button', { name: 'Remove filter Waits for me' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Waits for me', pressed: true }));
    await waitFor(() => expect(window.location.search).toBe('?productId=AL'));
  });

  it('[CA-04] has the last days at hand', async () => {
    const { user } = await renderList('/cases/admin');
    await user.click(screen.getByRole('button', { name: /Filter/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(panel.getByRole('button', { name: 'Last 7 days' }));
    await user.click(panel.getByRole('button', { name: 'Apply filter' }));
    await waitFor(() => expect(window.location.search).toContain('createdTo'));
    const [from, to] = ['createdFrom', 'createdTo'].map((name) =>
      Date.parse(new URLSearchParams(window.location.search).get(name) ?? ''),
    );
    expect(to! - from!).toBe(6 * 24 * 3_600_000);
  });

  it('[CA-04] is none when the address is broken, which is said', async () => {
    const { user, filterParts } = await renderList('/cases/admin?status=SLEEPING&productId=AL');
    expect(screen.getByRole('alert')).toHaveTextContent('The filter in this address cannot be read');
    expect(filterParts()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('[CA-04] offers what the company’s cases can have', async () => {
    signIn({ configuration: { isPackageTypeEnabled: false } });
    const { user } = await renderList('/cases/admin');
    await user.click(screen.getByRole('button', { name: /Filter/ }));
    const panel = await screen.findByRole('dialog', { name: 'Filter' });
    expect(within(panel).getByRole('combobox', { name: 'Patient type' })).toBeVisible();
    expect(within(panel).queryByRole('combobox', { name: 'Package type' })).toBeNull();
    expect(within(panel).queryByRole('combobox', { name: 'Doctor' })).toBeNull();
  });

  it('[CA-04] keeps in the form what the form does not offer', async () => {
    signIn({ configuration: { isPackageTypeEnabled: false } });
    const { user } = await renderList('/cases/admin?packageType=lite&waiting=true&status=NEW');
    await user.click(screen.getByRole('button', { name: /Filter/ }));
    const panel = await screen.findByRole('dialog', { name: 'Filter' });
    await user.click(within(panel).getByRole('button', { name: 'Apply filter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('?status=NEW&packageType=lite&waiting=true');
  });
});

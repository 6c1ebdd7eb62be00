import { buildCase, buildContact, keepPreferences, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/builders';
import { renderCases, type Served } from '../../testing/render-cases';

beforeEach(() => {
  localStorage.clear();
  signIn();
});

const CASE = buildCase({ clientReferenceId: 'REF-7', hasRefinements: true });
const LIST = 'cases.admin';
const LOCAL_KEY = `portal.cases.admin.${buildContact().uuid}`;

async function renderList(path = '/cases/admin', served: Served = {}) {
  const { remote, seen } = await renderCases(path, {
    'GET /case': listOf([CASE], { total: 30, pages: 3 }),
    ...served,
  });
  await screen.findByRole('table');
  const lastFilter = () => seen.findLast(({ call }) => call === 'GET /case')!.request.query;
  return { remote, seen, lastFilter, user: userEvent.setup() };
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const INITIAL = ['Case', 'Patient name', 'Product', 'Status', 'Whose turn', 'Created'];

async function openPanel(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(name) }));
  return screen.findByRole('dialog', { name });
}

describe('the columns of a list', () => {
  it('[CA-07] are chosen by keyboard, and kept for this person alone', async () => {
    const { served } = keepPreferences();
    const { user, remote } = await renderList('/cases/admin', served);
    const panel = await openPanel(user, 'Columns');
    for (const name of ['Client reference ID', 'Has refinements', 'Product']) {
      within(panel).getByRole('checkbox', { name }).focus();
      await user.keyboard(' ');
    }
    const chosen = [
      'Case',
      'Patient name',
      'Client reference ID',
      'Status',
      'Whose turn',
      'Has refinements',
      'Created',
    ];
    expect(heads()).toEqual(chosen);
    expect(screen.getByText('REF-7')).toBeInTheDocument();
    await remote.unmount();
    const again = await renderList('/cases/admin', served);
    expect(heads()).toEqual(chosen);
    await again.remote.unmount();
    await renderList('/cases/admin', keepPreferences().served);
    expect(heads()).toEqual(INITIAL);
  });

  it('[CA-07] are put into another order by keyboard', async () => {
    const { served, kept } = keepPreferences();
    const { user } = await renderList('/cases/admin', served);
    const panel = within(await openPanel(user, 'Columns'));
    panel.getByRole('button', { name: 'Move Status forward' }).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(heads()).toEqual(['Case', 'Status', 'Patient name', 'Product', 'Whose turn', 'Created']);
    expect(panel.getByRole('button', { name: 'Move Status forward' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(heads()[1]).toBe('Status');
    expect(panel.queryByRole('button', { name: 'Move Case back' })).toBeNull();
    await waitFor(() =>
      expect(kept.get(LIST)?.columns?.slice(0, 3)).toEqual(['identifier', 'status', 'patientName']),
    );
  });

  it.each([
    ['admin', []],
    ['doctor', ['Doctor', 'Doctor’s email']],
  ])('[CA-07] name doctors on their side alone: %s', async (side, expected) => {
    const { user } = await renderList(`/cases/${side}`, { 'GET /dso/case': listOf([CASE]) });
    const panel = within(await openPanel(user, 'Columns'));
    const names = panel.getAllByRole('checkbox').map((box) => box.parentElement?.parentElement?.textContent);
    expect(names.filter((name) => name?.startsWith('Doctor'))).toEqual(expected);
  });

  it('keep rows as low as chosen, and can be had as they were', async () => {
    const { served, kept } = keepPreferences();
    const { user } = await renderList('/cases/admin', served);
    const panel = await openPanel(user, 'Columns');
    expect(within(panel).getByRole('checkbox', { name: 'Case' })).toBeDisabled();
    await user.click(within(panel).getByRole('checkbox', { name: 'Product' }));
    await user.click(within(panel).getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(kept.get(LIST)?.density).toBe('compact'));
    expect(document.body.innerHTML).toContain('ant-table-small');
    await user.click(within(panel).getByRole('button', { name: 'Restore defaults' }));
    await waitFor(() => expect(kept.get(LIST)).toMatchObject({ density: null, columns: null }));
    expect(heads()).toEqual(INITIAL);
  });

  it('go back when they cannot be kept, which is said', async () => {
    const down = () => Response.json({ message: 'Down' }, { status: 503 });
    const { user } = await renderList('/cases/admin', { 'PUT /contact/me/preferences/{list}': down });
    const panel = await openPanel(user, 'Columns');
    await user.click(within(panel).getByRole('checkbox', { name: 'Product' }));
    expect(await screen.findByText(/Your change to this list could not be saved/)).toBeVisible();
    expect(heads()).toEqual(INITIAL);
  });

  it('are those that the list begins with while the server cannot say', async () => {
    const down = () => Response.json({ message: 'Down' }, { status: 503 });
    await renderList('/cases/admin', { 'GET /contact/me/preferences/{list}': down });
    expect(heads()).toEqual(INITIAL);
  });

  it.each(['is opened', 'is open'])(
    '[CA-07] are chosen of those that the person keeps, where the server can say them once the panel %s',
    async (when) => {
      const { served, kept } = keepPreferences();
      const own = { columns: ['identifier', 'status'], density: null, views: [], version: 2 };
      kept.set(LIST, own);
      let isUp = false;
      const read = () => (isUp ? own : Response.json({ message: 'Down' }, { status: 503 }));
      const { user } = await renderList('/cases/admin', {
        ...served,
        'GET /contact/me/preferences/{list}': read,
      });
      isUp = when === 'is opened';
      const panel = await openPanel(user, 'Columns');
      await waitFor(() => expect(heads()).toEqual(isUp ? ['Case', 'Status'] : INITIAL));
      isUp = true;
      await user.click(within(panel).getByRole('checkbox', { name: 'Has refinements' }));
      await waitFor(() => expect(heads()).toEqual(['Case', 'Status', 'Has refinements']));
      expect(kept.get(LIST)?.columns).toEqual(['identifier', 'status', 'hasRefinements']);
    },
  );
});

describe('saved views', () => {
  it('[CA-03] bring filter, sort and columns back, are renamed and deleted', async () => {
    const { served } = keepPreferences();
    const { user, remote } = await renderList('/cases/admin?status=NEW&sort=patientName&page=2', served);
    let panel = await openPanel(user, 'Saved views');
    await user.type(within(panel).getByLabelText('Name of the current view'), 'To finish{Enter}');
    expect(await within(panel).findByRole('button', { name: 'To finish' })).toBeVisible();
    await remote.unmount();

    const { lastFilter } = await renderList('/cases/admin', served);
    await user.type(screen.getByRole('searchbox'), 'Miller{Enter}');
    panel = await openPanel(user, 'Saved views');
    await user.click(within(panel).getByRole('button', { name: 'To finish' }));
    await waitFor(() => expect(window.location.search).toBe('?status=NEW&sort=patientName'));
    await waitFor(() => expect(lastFilter().get('filter')).toContain('NEW'));
    await waitFor(() => expect(lastFilter().has('search')).toBe(false));

    panel = await openPanel(user, 'Saved views');
    await user.click(within(panel).getByRole('button', { name: 'Rename To finish' }));
    const name = within(panel).getByLabelText('Rename To finish');
    await user.clear(name);
    await user.type(name, 'Drafts{Enter}');
    await user.click(await within(panel).findByRole('button', { name: 'Delete Drafts' }));
    await screen.findAllByText('Delete the view Drafts?');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await within(panel).findByText('No view is saved yet')).toBeVisible();
  });

  it('[CA-03] of another tab outlive a reset of the columns', async () => {
    const { served, kept } = keepPreferences();
    const { user } = await renderList('/cases/admin', served);
    const panel = await openPanel(user, 'Columns');
    const views = [{ name: 'Elsewhere', search: 'status=NEW', columns: ['identifier'] }];
    kept.set(LIST, { columns: null, density: null, views, version: 3 });
    await user.click(within(panel).getByRole('button', { name: 'Restore defaults' }));
    await waitFor(() => expect(kept.get(LIST)).toMatchObject({ views, version: 4 }));
  });

  it('have names that are not taken', async () => {
    const { user } = await renderList();
    const panel = await openPanel(user, 'Saved views');
    await user.click(within(panel).getByRole('button', { name: 'Save view' }));
    expect(await within(panel).findByText('Please enter a name')).toBeVisible();
    for (const name of ['A', 'B'])
      await user.type(within(panel).getByLabelText('Name of the current view'), `${name}{Enter}`);
    await user.click(await within(panel).findByRole('button', { name: 'Rename B' }));
    await user.type(within(panel).getByLabelText('Rename B'), '{Backspace}A{Enter}');
    expect(await within(panel).findByText('Another view has this name')).toBeVisible();
  });

  it('[CA-03] that a browser kept move to the server once', async () => {
    const { served, kept } = keepPreferences();
    const views = [{ name: 'Late', search: 'status=NEW', columns: ['identifier', 'status'] }];
    localStorage.setItem(
      LOCAL_KEY,
      JSON.stringify({ columns: ['identifier', 'status'], density: 'comfortable', views }),
    );
    const { remote, seen } = await renderList('/cases/admin', served);
    expect(heads()).toEqual(['Case', 'Status']);
    expect(kept.get(LIST)).toMatchObject({ views, columns: ['identifier', 'status'], version: 1 });
    expect(localStorage.getItem(LOCAL_KEY)).toBeNull();
    await remote.unmount();
    await renderList('/cases/admin', served);
    expect(seen.filter(({ call }) => call.startsWith('PUT '))).toHaveLength(1);
    expect(kept.get(LIST)?.version).toBe(1);
  });
});

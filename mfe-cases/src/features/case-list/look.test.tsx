import { buildCase, buildContact, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf, uuidOf } from '../../testing/builders';
import { renderCases } from '../../testing/render-cases';

beforeEach(() => {
  localStorage.clear();
  signIn();
});

const CASE = buildCase({ clientReferenceId: 'REF-7', hasRefinements: true });

async function renderList(path = '/cases/admin') {
  const { remote, seen } = await renderCases(path, {
    'GET /case': listOf([CASE], { total: 30, pages: 3 }),
  });
  await screen.findByRole('table');
  return { remote, seen, user: userEvent.setup() };
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

async function openPanel(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(name) }));
  return screen.findByRole('dialog', { name });
}

describe('the columns of a list', () => {
  it('[CA-07] are chosen by keyboard, and kept for this person alone', async () => {
    const { user, remote } = await renderList();
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
    const again = await renderList();
    expect(heads()).toEqual(chosen);
    await again.remote.unmount();
    signIn({ user: { uuid: uuidOf(8) } });
    await renderList();
    expect(heads()).toEqual(['Case', 'Patient name', 'Product', 'Status', 'Whose turn', 'Created']);
  });

  it('keep rows as low as chosen, and can be had as at first', async () => {
    const { user } = await renderList();
    const panel = await openPanel(user, 'Columns');
    expect(within(panel).getByRole('checkbox', { name: 'Case' })).toBeDisabled();
    await user.click(within(panel).getByRole('checkbox', { name: 'Product' }));
    await user.click(within(panel).getByRole('radio', { name: 'Compact' }));
    const kept = () => localStorage.getItem(`portal.cases.admin.${buildContact().uuid}`);
    expect(kept()).toContain('"density":"compact"');
    expect(document.body.innerHTML).toContain('ant-table-small');
    await user.click(within(panel).getByRole('button', { name: 'As at first' }));
    expect(kept()).toContain('"density":"comfortable"');
    expect(heads()).toContain('Product');
  });
});

describe('saved views', () => {
  it('[CA-03] bring filter, sort and columns back, are renamed and deleted', async () => {
    const { user, remote } = await renderList('/cases/admin?status=NEW&sort=patientName&page=2');
    let panel = await openPanel(user, 'Saved views');
    await user.type(within(panel).getByLabelText('Name of the present view'), 'To finish{Enter}');
    expect(await within(panel).findByRole('button', { name: 'To finish' })).toBeVisible();
    await remote.unmount();

    const { seen } = await renderList();
    await user.type(screen.getByRole('searchbox'), 'Miller{Enter}');
    panel = await openPanel(user, 'Saved views');
    await user.click(within(panel).getByRole('button', { name: 'To finish' }));
    await waitFor(() => expect(window.location.search).toBe('?status=NEW&sort=patientName'));
    await waitFor(() => expect(seen.at(-1)!.request.query.get('filter')).toContain('NEW'));
    expect(seen.at(-1)!.request.query.has('search')).toBe(false);

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
    const { user } = await renderList();
    const panel = await openPanel(user, 'Columns');
    const key = `portal.cases.admin.${buildContact().uuid}`;
    const views = [{ name: 'Elsewhere', search: 'status=NEW', columns: ['identifier'] }];
    localStorage.setItem(key, JSON.stringify({ views }));
    await user.click(within(panel).getByRole('button', { name: 'As at first' }));
    expect(JSON.parse(localStorage.getItem(key)!)).toMatchObject({ views });
  });

  it('have names that are not taken', async () => {
    const { user } = await renderList();
    const panel = await openPanel(user, 'Saved views');
    await user.click(within(panel).getByRole('button', { name: 'Save view' }));
    expect(await within(panel).findByText('Please enter a name')).toBeVisible();
    for (const name of ['A', 'B'])
      await user.type(within(panel).getByLabelText('Name of the present view'), `${name}{Enter}`);
    await user.click(await within(panel).findByRole('button', { name: 'Rename B' }));
    await user.type(within(panel).getByLabelText('Rename B'), '{Backspace}A{Enter}');
    expect(await within(panel).findByText('Another view has this name')).toBeVisible();
  });
});

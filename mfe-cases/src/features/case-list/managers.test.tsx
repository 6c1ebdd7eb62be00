import { buildCase, buildConfiguration, buildContact, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/builders';
import { renderCases } from '../../testing/render-cases';

const OWN = buildContact({ role: 'RM' });
const OTHER = buildContact({ uuid: '00000000-0000-4000-8000-0000000000aa', name: 'Omar Sy', role: 'RM' });
const CASE = buildCase({ assignedRm: { uuid: OWN.uuid, name: OWN.name } });

async function openList(path: string) {
  const { seen } = await renderCases(path, {
    'GET /case': listOf([CASE]),
    'GET /dso/case': listOf([CASE]),
    'GET /dso/doctor': { data: [], total: 0, pages: 1, page: 1 },
    'GET /contact': { data: [OWN, OTHER], total: 2, pages: 1, page: 1 },
    'GET /case/{id}': CASE,
  });
  await screen.findByRole('table');
  const queries = () =>
    seen.filter(({ call }) => /GET (\/dso)?\/case$/.test(call)).map(({ request }) => request.query);
  const filterOf = (query: URLSearchParams | undefined): unknown => {
    const filter = query?.get('filter');
    return filter ? (JSON.parse(filter) as { value: unknown }).value : null;
  };
  return { user: userEvent.setup(), queries, lastFilter: () => filterOf(queries().at(-1)) };
}

describe('cases of relationship managers', () => {
  it('[CA-04] a relationship manager opens a list with their own, and may see all', async () => {
    signIn({ user: { role: 'RM' } });
    const { user, queries, lastFilter } = await openList('/cases/doctor');
    expect(window.location.search).toBe('?mine=true');
    expect(lastFilter()).toEqual([{ op: 'EQ', key: 'assignedRm.uuid', value: OWN.uuid }]);
    // Nobody waits for all cases first.
    expect(queries()).toHaveLength(1);
    const mine = screen.getByRole('button', { name: 'Mine' });
    expect(mine).toHaveAttribute('aria-pressed', 'true');
    await user.click(mine);
    await waitFor(() => expect(lastFilter()).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('[CA-04] the company’s own cases are assigned to nobody: their list opens whole', async () => {
    signIn({ user: { role: 'RM' } });
    const { lastFilter } = await openList('/cases/admin');
    expect(window.location.search).toBe('');
    expect(lastFilter()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mine' })).toBeNull();
  });

  it('[CA-03] [CA-04] lists are filtered and sorted by relationship manager', async () => {
    signIn({ configuration: buildConfiguration({ allowRmRole: true }) });
    const { user, queries, lastFilter } = await openList('/cases/doctor');
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('button', { name: 'Mine' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Columns/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Relationship manager' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('columnheader', { name: 'Relationship manager' }));
    await waitFor(() => expect(queries().at(-1)?.get('order')).toBe('assignedRm.name asc'));
    await user.click(screen.getByRole('button', { name: /Filter/ }));
    const panel = await screen.findByRole('dialog', { name: 'Filter' });
    await user.type(within(panel).getByRole('combobox', { name: 'Relationship manager' }), 'Omar');
    await user.click(await screen.findByTitle('Omar Sy'));
    await user.click(within(panel).getByRole('button', { name: 'Apply filter' }));
    await waitFor(() =>
      expect(lastFilter()).toEqual([{ op: 'EQ', key: 'assignedRm.uuid', value: OTHER.uuid }]),
    );
  });
});

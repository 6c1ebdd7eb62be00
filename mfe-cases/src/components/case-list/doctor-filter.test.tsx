import { buildCase, signIn } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/builders';
import { renderCases } from '../../testing/render-cases';

const DOCTOR = '00000000-0000-4000-8000-000000000004';
const NONE = { data: [], total: 0, pages: 1, page: 1 };
const OF_COMPANY = { hasAdvancedModules: false, returned: true };

async function openFilter(isDso: boolean) {
  signIn({ company: { flagsMap: { ...OF_COMPANY, isDso } } });
  const { seen } = await renderCases(`/cases/doctor?doctor=${DOCTOR}`, {
    'GET /dso/case': listOf([buildCase()]),
    'GET /dso/doctor': NONE,
    'GET /contact': NONE,
  });
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: /Filter/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await panel.findByRole('combobox', { name: 'Relationship manager' });
  return { panel, asked: () => seen.filter(({ call }) => call === 'GET /dso/doctor') };
}

it('[CA-04] a DSO filters by its doctors', async () => {
  const { panel, asked } = await openFilter(true);
  expect(panel.getByRole('combobox', { name: 'Doctor' })).toBeVisible();
  expect(asked()).toHaveLength(1);
});

it('[CA-04] a company that is no DSO has no doctors to filter by, and none are asked for', async () => {
  const { panel, asked } = await openFilter(false);
  expect(panel.queryByRole('combobox', { name: 'Doctor' })).toBeNull();
  // One that an old address names can be taken out.
  const chips = within(screen.getByRole('group', { name: 'Chosen filters', hidden: true }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(chips.getByRole('button', { name: /^Remove filter Doctor/, hidden: true }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(asked()).toEqual([]);
});

import { bus } from '@portal/shared/bus';
import type { CaseStatus } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase({ status: 'NEW' });

beforeEach(() => signIn());

async function renderCase() {
  const { seen } = await renderCases(`/admin/all/${CASE.uuid}/overview`, servedCase(CASE));
  await screen.findByRole('heading', { level: 1, name: 'Case C-10001' });
  const reads = () => seen.filter(({ call }) => call === 'GET /case/{id}').length;
  return async (status: CaseStatus) => {
    const before = reads();
    act(() => bus.emit('case:updated', { uuid: CASE.uuid, identifier: CASE.identifier, status, version: 2 }));
    await waitFor(() => expect(reads()).toBe(before + 1));
  };
}

describe('what others do', () => {
  it('is not said of a case that stays where the page shows it', async () => {
    const change = await renderCase();
    await change('NEW');
    expect(screen.queryByText(/C-10001.*Incomplete Submission/)).toBeNull();
  });

  it('is said of a case that moves', async () => {
    const change = await renderCase();
    await change('IN_QC');
    expect(screen.getByText(/C-10001.*Quality check/i)).toBeInTheDocument();
  });
});

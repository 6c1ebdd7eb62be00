import { bus } from '@portal/shared/bus';
import type { Case, CaseStatus } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

  it('[CA-18] is not read again when it is the echo of what is typed here', async () => {
    const user = userEvent.setup();
    let current = CASE;
    const report = (version: number) =>
      bus.emit('case:updated', {
        uuid: CASE.uuid,
        identifier: CASE.identifier,
        status: CASE.status,
        version,
      });
    const { seen } = await renderCases(
      `/admin/all/${CASE.uuid}/submission?step=clinical`,
      servedCase(CASE, {
        'PUT /case/{id}': ({ body }) => {
          current = { ...current, ...(body as Partial<Case>), version: current.version + 1 };
          // The socket is often quicker than the reply.
          report(current.version);
          return current;
        },
      }),
    );
    const reads = () => seen.filter(({ call }) => call === 'GET /case/{id}').length;
    await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Gap');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(reads()).toBe(1);
    act(() => report(current.version + 1));
    await waitFor(() => expect(reads()).toBe(2));
  });
});

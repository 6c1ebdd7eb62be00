import { CASE_PHASES, type PhaseTime } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/builders';
import { renderCases } from '../../testing/render-cases';

const DAY = 24 * 3_600_000;
/** Checks, plan, production and shipping take eight days in all. */
const TIMES: PhaseTime[] = CASE_PHASES.map((phase) => ({ phase, p50: 2, p90: 4, cases: 9 }));

function dueIn(days: number, more: object = {}) {
  const day = new Date(Date.now() + days * DAY);
  const dueOn = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const statusSince = new Date().toISOString();
  return buildCase({ status: 'IN_QC', withTs: false, statusSince, dueOn, ...more });
}

test('[CA-03] [CA-07] a list shows and sorts by the days that cases have to spare', async () => {
  localStorage.clear();
  signIn();
  const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
  const { seen } = await renderCases('/cases/admin', {
    'GET /case': listOf([
      dueIn(11, { uuid: uuid(1) }),
      dueIn(8, { uuid: uuid(2) }),
      dueIn(3, { uuid: uuid(3) }),
      dueIn(3, { uuid: uuid(4), status: 'SHIPPED' }),
    ]),
    'GET /case/phaseTimes': TIMES,
  });
  await screen.findByRole('table');
  // Nobody waits for what no column shows.
  expect(seen.map(({ call }) => call)).not.toContain('GET /case/phaseTimes');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Columns/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Days to spare' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('3 days to spare')).toBeVisible();
  expect(screen.getByText('Just in time')).toBeVisible();
  expect(screen.getByText('5 days late')).toBeVisible();
  await user.click(screen.getByRole('columnheader', { name: 'Days to spare' }));
  await waitFor(() =>
    expect(seen.findLast(({ call }) => call === 'GET /case')?.request.query.get('order')).toBe('slack asc'),
  );
});

import type { Case, Plan } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlan } from '../../testing/builders';
import { renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase({ status: 'IN_CUSTOMER_APPPROVE' });
const PATH = `/admin/all/${CASE.uuid}/plans`;
const OLD = buildPlan({ number: 1, status: 'REJECTED', rejectReason: 'Too slow' });
const NEWEST = buildPlan({ number: 2, note: 'Faster now' });

beforeEach(() => signIn());

/** A server that takes a decision on the newest plan. */
function renderPlans(refusal?: () => Response) {
  let plans: Plan[] = [OLD, NEWEST];
  let subject: Case = CASE;
  const decide = (status: Plan['status'], next: Case['status']) => {
    if (refusal) return refusal();
    plans = [OLD, { ...NEWEST, status }];
    subject = { ...CASE, status: next };
    return plans[1]!;
  };
  return renderCases(
    PATH,
    servedCase(CASE, {
      'GET /case/{id}': () => subject,
      'GET /case/{id}/plan': () => plans,
      'PUT /plan/{id}/approve': () => decide('APPROVED', 'PRE_MFG'),
      'PUT /plan/{id}/reject': () => decide('REJECTED', 'TS_REJECTED'),
    }),
  );
}

describe('plans of a case', () => {
  it('[CA-13] shows the versions, newest first, and keeps the older ones', async () => {
    await renderPlans();
    const plans = await screen.findAllByRole('region', { name: /^Plan \d/ });
    expect(plans.map((plan) => plan.getAttribute('aria-label'))).toEqual(['Plan 2', 'Plan 1']);
    expect(plans[0]).toHaveTextContent('Waits for approval');
    expect(plans[0]).toHaveTextContent('28 weeks');
    expect(plans[1]).toHaveTextContent('Too slow');
    expect(within(plans[1]!).queryByRole('button')).toBeNull();
  });

  it('[CA-13] approves after a question that names the case', async () => {
    const user = userEvent.setup();
    const { seen } = await renderPlans();
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const name = 'Approve plan 2 of case C-10001 (Sarah Miller)?';
    const dialog = within(await screen.findByRole('dialog', { name }));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Plan 2 is approved.')).toBeVisible();
    expect(await screen.findByText('Approved')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(seen.find(({ call }) => call === 'PUT /plan/{id}/approve')?.request.params).toEqual({
      id: NEWEST.uuid,
    });
  });

  it('[CA-13] rejects with a reason, and not without', async () => {
    const user = userEvent.setup();
    const { seen } = await renderPlans();
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject plan 2 of case C-10001' }));
    expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'What should the lab change?' }), ' Less IPR ');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Plan 2 is rejected. The lab revises it.')).toBeVisible();
    expect(seen.find(({ call }) => call === 'PUT /plan/{id}/reject')?.request.body).toEqual({
      reason: 'Less IPR',
    });
  });

  it('[CA-13] keeps the reason when the rejection failed', async () => {
    const user = userEvent.setup();
    await renderPlans(() => Response.json({ message: 'Down' }, { status: 503 }));
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = dialog.getByRole('textbox');
    await user.type(reason, 'Less IPR');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByRole('button', { name: 'Reject' })).toBeEnabled();
    expect(reason).toHaveValue('Less IPR');
  });

  it('[SH-27] a blocked company decides nothing', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await renderPlans();
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeDisabled();
  });
});

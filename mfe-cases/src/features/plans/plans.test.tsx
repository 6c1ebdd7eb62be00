import { bus } from '@portal/shared/bus';
import type { Case, CaseStatus, Plan } from '@portal/shared/contract';
import { buildCase, buildContact, signIn } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlan } from '../../testing/builders';
import { COUNTS, NO_DETAILS, renderCases, servedCase } from '../../testing/render-cases';

const CASE = buildCase({ status: 'IN_CUSTOMER_APPPROVE' });
const PATH = `/admin/all/${CASE.uuid}/plans`;
const OLD = buildPlan({ number: 1, status: 'REJECTED', weeks: 32, rejectReason: 'Too slow' });
const NEWEST = buildPlan({ number: 2, note: 'Faster now' });

beforeEach(() => signIn());

/** A server that takes a decision on the newest plan. */
function renderPlans(refusal?: () => Response) {
  let plans: Plan[] = [OLD, NEWEST];
  let caseRecord: Case = CASE;
  const decide = (status: Plan['status'], next: Case['status']) => {
    if (refusal) return refusal();
    plans = [OLD, { ...NEWEST, status }];
    caseRecord = { ...CASE, status: next };
    return plans[1]!;
  };
  return renderCases(
    PATH,
    servedCase(CASE, {
      'GET /case/{id}': () => caseRecord,
      'GET /case/{id}/plan': () => plans,
      'PUT /plan/{id}/approve': () => decide('APPROVED', 'PRE_MFG'),
      'PUT /plan/{id}/reject': () => decide('REJECTED', 'TS_REJECTED'),
    }),
  );
}

/** A case whose approved plan waits for the second decision, which leads it on. */
function renderClearance(
  list: 'admin' | 'doctor',
  next: CaseStatus,
  { tab = 'plans', approvedBy = null }: { tab?: string; approvedBy?: Plan['approvedBy'] } = {},
) {
  signIn({ configuration: { workflow: 'TWO_STEPS', needsTwoApprovers: approvedBy !== null } });
  let caseRecord: Case = buildCase({ status: 'IN_CLEARANCE', side: list === 'doctor' ? 'doctor' : 'client' });
  const plan: Plan = { ...NEWEST, status: 'APPROVED', approvedBy };
  const decide = () => {
    caseRecord = { ...caseRecord, status: next };
    return plan;
  };
  const [ofCase, ofPlans] = [() => caseRecord, [plan]];
  return renderCases(`/${list}/all/${CASE.uuid}/${tab}`, {
    'GET /case/{id}': ofCase,
    'GET /dso/case/{id}': ofCase,
    'GET /case/{id}/statistics': COUNTS,
    'GET /dso/case/{id}/statistics': COUNTS,
    'GET /case/{id}/plan': ofPlans,
    'GET /dso/case/{id}/plan': ofPlans,
    'GET /plan/{id}/details': NO_DETAILS,
    'GET /dso/plan/{id}/details': NO_DETAILS,
    'PUT /plan/{id}/unclearMfg': decide,
    [list === 'doctor' ? 'PUT /dso/case/{id}/plan/{planId}/clearMfg' : 'PUT /plan/{id}/clearMfg']: decide,
  });
}

describe('plans of a case', () => {
  it('[CA-13] shows the versions, newest first, and keeps the older ones', async () => {
    await renderPlans();
    const plans = await screen.findAllByRole('region', { name: /^Plan \d/ });
    expect(plans.map((plan) => plan.getAttribute('aria-label'))).toEqual(['Plan 2', 'Plan 1']);
    expect(plans[0]).toHaveTextContent('Awaiting approval');
    expect(plans[0]).toHaveTextContent('28 weeks');
    expect(plans[1]).toHaveTextContent('Too slow');
    expect(within(plans[1]!).queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
    expect(within(plans[1]!).getByRole('button', { name: 'View in 3D: plan 1' })).toBeVisible();
    const ask = within(plans[1]!).getByRole('link', { name: 'Ask about it in the chat: plan 1' });
    expect(ask).toHaveAttribute('href', `/cases/${CASE.uuid}/chat?refers=plan:1`);
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
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled());
    await user.type(dialog.getByRole('textbox', { name: 'What should the lab change?' }), ' Less IPR ');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Plan 2 is rejected. The lab revises it.')).toBeVisible();
    expect(seen.find(({ call }) => call === 'PUT /plan/{id}/reject')?.request.body).toEqual({
      reason: 'Less IPR',
    });
  });

  it('[CA-13] says how much of the reason there is room for, so that no end of it is lost unseen', async () => {
    const user = userEvent.setup();
    await renderPlans();
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject plan 2 of case C-10001' }));
    await user.click(dialog.getByRole('textbox'));
    await user.paste('x'.repeat(2_001));
    expect(dialog.getByText('2000 / 2000')).toBeVisible();
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

  it('[CA-13] keeps the reason when Escape is pressed', async () => {
    const user = userEvent.setup();
    await renderPlans();
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const reason = within(await screen.findByRole('dialog')).getByRole('textbox');
    await user.type(reason, 'Less IPR{Escape}');
    expect(reason).toBeInTheDocument();
    expect(reason).toHaveValue('Less IPR');
  });

  it('[CA-13] keeps the reason that is being typed when a colleague decides meanwhile', async () => {
    const user = userEvent.setup();
    let [caseRecord, plan] = [CASE, NEWEST];
    await renderCases(
      PATH,
      servedCase(CASE, {
        'GET /case/{id}': () => caseRecord,
        'GET /case/{id}/plan': () => [plan],
        'PUT /plan/{id}/reject': () =>
          Response.json({ code: 'notAllowedNow', message: 'Decided' }, { status: 409 }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = dialog.getByRole('textbox');
    await user.type(reason, 'Less IPR');
    plan = { ...NEWEST, status: 'APPROVED' };
    caseRecord = { ...CASE, status: 'PRE_MFG', version: 2 };
    const { uuid, identifier, status, version } = caseRecord;
    act(() => bus.emit('case:updated', { uuid, identifier, status, version }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve', hidden: true })).toBeNull());
    await user.type(reason, ' at 13');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByRole('button', { name: 'Reject' })).toBeEnabled();
    expect(reason).toBeVisible();
    expect(reason).toHaveValue('Less IPR at 13');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  });

  it.each<[string, string, CaseStatus]>([
    ['Clear for manufacturing', 'Plan 2 is cleared for manufacturing.', 'PRE_MFG'],
    ['Hold manufacturing', 'Manufacturing of plan 2 is on hold.', 'UNCLEARED_FOR_MFG'],
  ])('[CA-13] decides: %s', async (label, received, next) => {
    const user = userEvent.setup();
    const { seen } = await renderClearance('admin', next);
    await user.click(await screen.findByRole('button', { name: label }));
    const dialog = within(
      await screen.findByRole('dialog', { name: /plan 2 of case C-10001 \(Sarah Miller\)/ }),
    );
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(received)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: label })).toBeNull());
    expect(seen.find(({ call }) => call.startsWith('PUT'))?.request.params).toEqual({ id: NEWEST.uuid });
  });

  it('[CA-13] clears the plan of a doctor’s case by the organisation’s own call', async () => {
    const user = userEvent.setup();
    const { seen } = await renderClearance('doctor', 'PRE_MFG');
    await user.click(await screen.findByRole('button', { name: 'Clear for manufacturing' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Plan 2 is cleared for manufacturing.')).toBeVisible();
    const { params } = seen.find(({ call }) => call.startsWith('PUT'))!.request;
    expect(params).toEqual({ id: CASE.uuid, planId: NEWEST.uuid });
  });

  it('[CA-13] says that a colleague clears what one approved, where the company wants two people', async () => {
    const { uuid, name } = buildContact();
    await renderClearance('admin', 'PRE_MFG', { approvedBy: { uuid, name } });
    expect(await screen.findByRole('button', { name: 'Clear for manufacturing' })).toBeDisabled();
    const why = 'You approved this plan. A colleague has to clear it for manufacturing.';
    expect(screen.getByRole('group', { name: why })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hold manufacturing' })).toBeEnabled();
    expect(screen.getByText('Approved by')).toBeVisible();
  });

  it('[CA-13] lets one clear what a colleague approved', async () => {
    await renderClearance('admin', 'PRE_MFG', { approvedBy: { uuid: 'somebody-else', name: 'Ben Hall' } });
    expect(await screen.findByRole('button', { name: 'Clear for manufacturing' })).toBeEnabled();
    expect(screen.getByText('Ben Hall')).toBeVisible();
  });

  it('[CA-13] leads from the overview to a plan that waits for clearance', async () => {
    const user = userEvent.setup();
    await renderClearance('admin', 'PRE_MFG', { tab: 'overview' });
    await user.click(await screen.findByRole('button', { name: 'Review the plan' }));
    expect(await screen.findByRole('button', { name: 'Clear for manufacturing' })).toBeVisible();
  });

  it('[CA-13] shows what changed between two versions, at first the newest', async () => {
    const user = userEvent.setup();
    const first = buildPlan({ number: 0, weeks: 28 });
    await renderCases(PATH, servedCase(CASE, { 'GET /case/{id}/plan': [NEWEST, OLD, first] }));
    const comparison = await screen.findByRole('table', { name: 'Compare versions' });
    const rowOf = (name: string) => within(comparison).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(rowOf('Duration')).toHaveTextContent('Duration32 weeks28 weekschanged');
    expect(within(comparison).queryByRole('row', { name: /^Upper stages/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /rows that are the same/ }));
    expect(rowOf('Upper stages')).toHaveTextContent(/^Upper stages1414$/);
    expect(rowOf('Published')).toHaveTextContent('02 Mar 2026');
    await user.click(screen.getByRole('combobox', { name: 'Compare from' }));
    await user.click(await screen.findByTitle('Plan 0'));
    await waitFor(() =>
      expect(screen.getByRole('table', { name: 'Compare versions' })).not.toHaveTextContent('changed'),
    );
  });

  it('[CA-13] compares nothing while one version is published, and says nothing of one that is being made', async () => {
    const made = buildPlan({ number: 2, status: 'GENERATING', upperStages: 0, publishedAt: null });
    await renderCases(PATH, servedCase(CASE, { 'GET /case/{id}/plan': [made, OLD] }));
    expect(await screen.findByRole('region', { name: 'Plan 2' })).toHaveTextContent('Upper stages—');
    expect(screen.queryByRole('region', { name: 'Compare versions' })).toBeNull();
  });

  describe('whose link to the viewer comes late', () => {
    const renderSlowly = async () => {
      let answer: (link: { url: string; expiresAt: string }) => void = () => undefined;
      const { seen } = await renderCases(
        PATH,
        servedCase(CASE, {
          'GET /case/{id}/plan': [NEWEST],
          'GET /treatPlan/{id}/3dViewerLink': () => new Promise((resolve) => (answer = resolve)),
        }),
      );
      await userEvent.click(await screen.findByRole('button', { name: 'View in 3D: plan 2' }));
      await waitFor(() => expect(seen.map(({ call }) => call)).toContain('GET /treatPlan/{id}/3dViewerLink'));
      return () => act(async () => answer({ url: '/viewer/abc', expiresAt: '2026-03-02T10:00:00.000Z' }));
    };

    it('[CA-14] leave those alone who went on meanwhile', async () => {
      const arrive = await renderSlowly();
      await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: /^View in 3D/ })).toBeNull());
      await arrive();
      expect(window.location.pathname).toBe(PATH.replace('plans', 'overview'));
    });

    it('[CA-14] ask about what was typed meanwhile', async () => {
      const arrive = await renderSlowly();
      await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
      await userEvent.type(await screen.findByRole('textbox'), 'Less IPR');
      await arrive();
      expect(await screen.findByRole('button', { name: 'Discard' })).toBeVisible();
      expect(window.location.pathname).toBe(PATH);
    });
  });

  it('[SH-27] a blocked company decides nothing', async () => {
    signIn({ company: { status: 'BLOCKED' } });
    await renderPlans();
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeDisabled();
  });
});

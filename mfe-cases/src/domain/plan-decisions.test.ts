import { CASE_STATUSES, PLAN_STATUSES, type CaseStatus, type PlanStatus } from '@portal/shared/contract';
import { buildCase } from '@portal/shared/testing';
import { offeredDecisions, type PlanDecision } from './plan-decisions';

/** The only pairs of a plan's and its case's status in which something is to be decided. */
const OPEN: readonly (readonly [PlanStatus, CaseStatus, readonly PlanDecision[]])[] = [
  ['PUBLISHED', 'IN_CUSTOMER_APPPROVE', ['approve', 'reject']],
  ['APPROVED', 'IN_CLEARANCE', ['clearMfg', 'unclearMfg']],
  ['APPROVED', 'UNCLEARED_FOR_MFG', ['clearMfg']],
  ['UNCLEARED_FOR_MFG', 'IN_CLEARANCE', ['clearMfg']],
  ['UNCLEARED_FOR_MFG', 'UNCLEARED_FOR_MFG', ['clearMfg']],
];

describe('decisions about a plan', () => {
  it.each(PLAN_STATUSES)('[CA-13] of a plan that is %s: those that plan and case wait for', (plan) => {
    for (const status of CASE_STATUSES) {
      const open = OPEN.find(([ofPlan, ofCase]) => ofPlan === plan && ofCase === status);
      const offered = offeredDecisions({ status: plan }, buildCase({ status }), 'TWO_STEPS');
      expect([status, offered]).toEqual([status, open?.[2] ?? []]);
    }
  });

  it('[CA-13] stay open to a case that is older than its company’s choice of workflow', () => {
    const offered = offeredDecisions(
      { status: 'APPROVED' },
      buildCase({ status: 'IN_CLEARANCE' }),
      'ZERO_STEP',
    );
    expect(offered).toEqual(['clearMfg', 'unclearMfg']);
  });
});

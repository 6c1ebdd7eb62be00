import {
  CASE_STATUSES,
  CASE_TRANSITIONS,
  PLAN_STATUSES,
  PLAN_TRANSITIONS,
  WORKFLOWS,
  type Case,
  type CaseFacts,
  type CaseStatus,
  type PlanStatus,
} from '@portal/shared/contract';
import { buildCase } from '@portal/shared/testing';
import { offeredDecisions, PLAN_DECISIONS, type PlanDecision } from './plan-decisions';

/** The only pairs of a plan's and its case's status in which something is to be decided. */
const OPEN: readonly (readonly [PlanStatus, CaseStatus, readonly PlanDecision[]])[] = [
  ['PUBLISHED', 'IN_CUSTOMER_APPPROVE', ['approve', 'reject']],
  ['APPROVED', 'IN_CLEARANCE', ['clearMfg', 'unclearMfg']],
  ['APPROVED', 'UNCLEARED_FOR_MFG', ['clearMfg']],
  ['UNCLEARED_FOR_MFG', 'IN_CLEARANCE', ['clearMfg']],
  ['UNCLEARED_FOR_MFG', 'UNCLEARED_FOR_MFG', ['clearMfg']],
];

const OF_CASE = {
  approve: 'approvePlan',
  reject: 'rejectPlan',
  clearMfg: 'clearMfg',
  unclearMfg: 'unclearMfg',
} as const;

/** Whether a line of each table gives the company's people this decision. */
function isInTables(
  decision: PlanDecision,
  plan: PlanStatus,
  facts: CaseFacts & Pick<Case, 'status'>,
): boolean {
  const ofPlan = PLAN_TRANSITIONS.some(
    ({ action, from, by, when }) =>
      action === decision && from.includes(plan) && by.includes('client') && (when?.holds(facts) ?? true),
  );
  const ofCase = CASE_TRANSITIONS.some(
    ({ action, from, by, when }) =>
      action === OF_CASE[decision] &&
      from.includes(facts.status) &&
      by.includes('client') &&
      (when?.holds(facts) ?? true),
  );
  return ofPlan && ofCase;
}

describe('decisions about a plan', () => {
  it.each(PLAN_STATUSES)('[CA-13] of a plan that is %s: those that plan and case wait for', (plan) => {
    for (const status of CASE_STATUSES) {
      const open = OPEN.find(([ofPlan, ofCase]) => ofPlan === plan && ofCase === status);
      const offered = offeredDecisions({ status: plan }, buildCase({ status }), 'TWO_STEPS');
      expect([status, offered]).toEqual([status, open?.[2] ?? []]);
    }
  });

  it.each(WORKFLOWS)('[CA-13] in %s: exactly where both tables allow them', (workflow) => {
    for (const plan of PLAN_STATUSES) {
      for (const status of CASE_STATUSES) {
        const caseRecord = buildCase({ status });
        const allowed = PLAN_DECISIONS.filter((decision) =>
          isInTables(decision, plan, { ...caseRecord, workflow }),
        );
        expect([plan, status, offeredDecisions({ status: plan }, caseRecord, workflow)]).toEqual([
          plan,
          status,
          allowed,
        ]);
      }
    }
  });

  it('[CA-13] stay open to a case that is older than its company’s choice of workflow', () => {
    const offered = offeredDecisions(
      { status: 'APPROVED' },
      buildCase({ status: 'IN_CLEARANCE', workflow: 'TWO_STEPS' }),
      'ZERO_STEP',
    );
    expect(offered).toEqual(['clearMfg', 'unclearMfg']);
  });
});

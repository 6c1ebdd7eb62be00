import {
  CASE_STATUSES,
  CASE_TRANSITIONS,
  IMPRESSION_TYPES,
  PRODUCTS,
  WORKFLOWS,
  type CaseAction,
  type CaseFacts,
  type CaseStatus,
} from '@portal/shared/contract';
import { buildCase } from '@portal/shared/testing';
import { canDo, COMPANY_ACTIONS, offeredActions, type OfferedAction } from './case-actions';
import { CASE_LISTS, type CaseListName } from './case-paths';

const OFFERED: readonly (readonly [CaseStatus, readonly CaseAction[]])[] = [
  ['NEW', ['submit', 'cancel']],
  ['REJECTED', ['submit', 'cancel']],
  ['IN_QC', ['cancel']],
  ['IN_CUSTOMER_APPPROVE', ['approvePlan', 'rejectPlan', 'cancel']],
  ['PRE_MFG', []],
  ['IN_MFG', []],
  ['SHIPPED', []],
  ['CANCELED', []],
];
const ACTIONS = ['submit', 'approvePlan', 'rejectPlan', 'cancel'] as const;

describe('actions of the clinic’s side', () => {
  it.each(OFFERED)('[CA-12] in %s: %s', (status, offered) => {
    for (const workflow of WORKFLOWS) {
      expect(ACTIONS.filter((action) => canDo(action, buildCase({ status }), workflow))).toEqual(offered);
    }
  });
  it('[CA-12] does not offer what is the provider’s', () => {
    expect(canDo('passQc', buildCase({ status: 'IN_QC' }), 'ONE_STEP')).toBe(false);
  });
});

const actionsOf = (...args: Parameters<typeof offeredActions>): readonly OfferedAction[] => {
  const { next, others } = offeredActions(...args);
  return next ? [next, ...others] : others;
};

/** Every combination of facts that a case of one side can have. */
const factsOf = (side: CaseFacts['side']): CaseFacts[] =>
  WORKFLOWS.flatMap((workflow) =>
    PRODUCTS.flatMap((productId) =>
      [...IMPRESSION_TYPES, null].flatMap((impressionType) =>
        [true, false].flatMap((withTs) =>
          [true, false].map((hasRefinements) => ({
            workflow,
            withTs,
            side,
            productId,
            impressionType,
            hasRefinements,
          })),
        ),
      ),
    ),
  );

/** Whether a line of the contract's table gives the company's people this action. */
const isInTable = (action: OfferedAction, status: CaseStatus, facts: CaseFacts): boolean =>
  CASE_TRANSITIONS.some(
    ({ action: known, from, by, when }) =>
      known === action && from.includes(status) && by.includes('client') && (when?.holds(facts) ?? true),
  );

const ONLY_FOR_DOCTORS = new Set<OfferedAction>(['pendingQc', 'approveRetainerCase', 'lastMileShipped']);
const EVERY = CASE_STATUSES.flatMap((status) =>
  COMPANY_ACTIONS.flatMap((action) => CASE_LISTS.map((list) => [action, status, list] as const)),
);

describe('actions of a case', () => {
  it.each(EVERY)(
    '[CA-12] %s in %s on the %s side: exactly where the table allows it',
    (action, status, list) => {
      const hasCall = list === 'doctor' || !ONLY_FOR_DOCTORS.has(action);
      for (const facts of factsOf(list === 'doctor' ? 'doctor' : 'client')) {
        const offered = actionsOf(buildCase({ ...facts, status }), list, facts.workflow);
        expect([facts, offered.includes(action)]).toEqual([
          facts,
          hasCall && isInTable(action, status, facts),
        ]);
      }
    },
  );

  const RETAINER = { productId: 'RE', withTs: true } as const;
  it.each<[CaseStatus, CaseListName, object, readonly OfferedAction[]]>([
    ['PENDING_COURIER_PICKUP', 'admin', {}, ['courierNotified', 'cancel']],
    ['AWAITING_IMPRESSION', 'admin', {}, ['cancel']],
    ['AWAITING_IMPRESSION', 'doctor', {}, ['pendingQc', 'cancel']],
    ['REJECTED', 'admin', {}, ['overrideReject', 'cancel']],
    ['IN_CLEARANCE', 'admin', {}, ['undoLastPlanApproval', 'cancel']],
    ['IN_CLEARANCE', 'doctor', RETAINER, ['approveRetainerCase', 'cancel']],
    ['PRE_MFG', 'admin', {}, ['undoLastPlanApproval']],
    ['FIRST_MILE_SHIPPED', 'doctor', {}, ['lastMileShipped']],
    ['FIRST_MILE_SHIPPED', 'admin', {}, []],
    ['IN_MFG', 'doctor', {}, []],
  ])('[CA-12] in %s on the %s side: %j', (status, list, facts, offered) => {
    const side = list === 'doctor' ? 'doctor' : 'client';
    expect(actionsOf(buildCase({ ...facts, status, side }), list, 'TWO_STEPS')).toEqual(offered);
  });
});

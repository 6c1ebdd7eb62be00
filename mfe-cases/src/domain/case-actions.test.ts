import { WORKFLOWS, type CaseAction, type CaseStatus } from '@portal/shared/contract';
import { buildCase } from '@portal/shared/testing';
import { canDo } from './case-actions';

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

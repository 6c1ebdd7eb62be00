import type { CaseHistoryAction, CaseSide, CaseStatus, Workflow } from './cases';

/** Who may cause a change of state: the company's people, the provider's, or the server itself. */
export type Actor = 'client' | 'provider' | 'system';

export const CASE_ACTIONS = [
  'submit',
  'cancel',
  'passQc',
  'reject',
  'publishPlan',
  'approvePlan',
  'rejectPlan',
  'clearMfg',
  'unclearMfg',
  'startMfg',
  'finishMfg',
  'bookShipment',
  'ship',
  'lastMileShipped',
] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

/** The facts of a case that decide which transitions it has. */
export interface CaseFacts {
  readonly workflow: Workflow;
  readonly withTs: boolean;
  readonly side: CaseSide;
}

export interface CaseTransition {
  readonly action: CaseAction;
  readonly from: readonly CaseStatus[];
  readonly to: CaseStatus;
  readonly by: readonly Actor[];
  readonly history: CaseHistoryAction;
  readonly when?: (facts: CaseFacts) => boolean;
}

const isTwoSteps = ({ workflow }: CaseFacts): boolean => workflow === 'TWO_STEPS';
const isZeroStep = ({ workflow }: CaseFacts): boolean => workflow === 'ZERO_STEP';
const isDoctors = ({ side }: CaseFacts): boolean => side === 'doctor';

/** The one table of a case's transitions (specification § 4): the server decides by it, pages offer by it. */
export const CASE_TRANSITIONS: readonly CaseTransition[] = [
  { action: 'submit', from: ['NEW', 'REJECTED'], to: 'IN_QC', by: ['client'], history: 'submitted' },
  { action: 'reject', from: ['IN_QC'], to: 'REJECTED', by: ['provider'], history: 'rejected' },
  {
    action: 'passQc',
    from: ['IN_QC'],
    to: 'IN_TS_GENERATING',
    by: ['provider'],
    history: 'qcPassed',
    when: (c) => !c.withTs,
  },
  {
    action: 'passQc',
    from: ['IN_QC'],
    to: 'PRE_MFG',
    by: ['provider'],
    history: 'qcPassed',
    when: (c) => c.withTs,
  },
  {
    action: 'publishPlan',
    from: ['IN_TS_GENERATING', 'TS_REJECTED'],
    to: 'IN_CUSTOMER_APPPROVE',
    by: ['provider'],
    history: 'planPublished',
    when: (c) => !isZeroStep(c),
  },
  // Without an approval step a published plan is approved by itself.
  {
    action: 'publishPlan',
    from: ['IN_TS_GENERATING', 'TS_REJECTED'],
    to: 'PRE_MFG',
    by: ['provider'],
    history: 'planPublished',
    when: isZeroStep,
  },
  {
    action: 'approvePlan',
    from: ['IN_CUSTOMER_APPPROVE'],
    to: 'IN_CLEARANCE',
    by: ['client'],
    history: 'approved',
    when: isTwoSteps,
  },
  {
    action: 'approvePlan',
    from: ['IN_CUSTOMER_APPPROVE'],
    to: 'PRE_MFG',
    by: ['client'],
    history: 'approved',
    when: (c) => !isTwoSteps(c),
  },
  {
    action: 'rejectPlan',
    from: ['IN_CUSTOMER_APPPROVE'],
    to: 'TS_REJECTED',
    by: ['client'],
    history: 'planRejected',
  },
  {
    action: 'clearMfg',
    from: ['IN_CLEARANCE', 'UNCLEARED_FOR_MFG'],
    to: 'PRE_MFG',
    by: ['client'],
    history: 'cleared',
  },
  {
    action: 'unclearMfg',
    from: ['IN_CLEARANCE'],
    to: 'UNCLEARED_FOR_MFG',
    by: ['client'],
    history: 'uncleared',
  },
  { action: 'startMfg', from: ['PRE_MFG'], to: 'IN_MFG', by: ['provider'], history: 'manufacturingStarted' },
  {
    action: 'finishMfg',
    from: ['IN_MFG'],
    to: 'READY_FOR_SHIPPING',
    by: ['provider'],
    history: 'manufactured',
  },
  {
    action: 'bookShipment',
    from: ['READY_FOR_SHIPPING'],
    to: 'IN_SHIPPING',
    by: ['provider'],
    history: 'shipmentCreated',
  },
  // A doctor's case goes to the organisation first, and from there to the doctor.
  {
    action: 'ship',
    from: ['IN_SHIPPING'],
    to: 'FIRST_MILE_SHIPPED',
    by: ['provider'],
    history: 'shipped',
    when: isDoctors,
  },
  {
    action: 'ship',
    from: ['IN_SHIPPING'],
    to: 'SHIPPED',
    by: ['provider'],
    history: 'shipped',
    when: (c) => !isDoctors(c),
  },
  {
    action: 'lastMileShipped',
    from: ['FIRST_MILE_SHIPPED'],
    to: 'SHIPPED',
    by: ['client'],
    history: 'shipped',
  },
  {
    action: 'cancel',
    from: [
      'NEW',
      'IN_QC',
      'REJECTED',
      'IN_TS_GENERATING',
      'IN_CUSTOMER_APPPROVE',
      'TS_REJECTED',
      'IN_CLEARANCE',
      'UNCLEARED_FOR_MFG',
    ],
    to: 'CANCELED',
    by: ['client'],
    history: 'canceled',
  },
];

/** The transition an action would make now, or nothing when it is not allowed. */
export function findCaseTransition(
  action: CaseAction,
  from: CaseStatus,
  facts: CaseFacts,
  actor: Actor,
): CaseTransition | undefined {
  return CASE_TRANSITIONS.find(
    (t) => t.action === action && t.from.includes(from) && t.by.includes(actor) && (t.when?.(facts) ?? true),
  );
}

/** Whose turn a case is in each status; nobody's when it is over. */
export function whoseTurn(status: CaseStatus): 'client' | 'provider' | 'courier' | null {
  switch (status) {
    case 'NEW':
    case 'REJECTED':
    case 'IN_CUSTOMER_APPPROVE':
    case 'IN_CLEARANCE':
    case 'UNCLEARED_FOR_MFG':
    case 'FIRST_MILE_SHIPPED':
      return 'client';
    case 'IN_SHIPPING':
    case 'PENDING_COURIER_PICKUP':
    case 'AWAITING_IMPRESSION':
      return 'courier';
    case 'SHIPPED':
    case 'ACTIVE':
    case 'COMPLETE':
    case 'CANCELED':
    case 'CANCELED_REFINEMENT':
    case 'EXPIRED':
      return null;
    default:
      return 'provider';
  }
}

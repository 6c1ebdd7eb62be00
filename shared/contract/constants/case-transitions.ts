import {
  CASE_STATUSES,
  countedStatuses,
  DELIVERED_STATUSES,
  type CaseHistoryAction,
  type CaseSide,
  type CaseStatus,
  type DeliveredStatus,
  type ImpressionType,
  type ProductId,
  type Workflow,
} from './cases';
import { findTransition, type Actor, type Condition, type Transition } from './transitions';

export const CASE_ACTIONS = [
  'submit',
  'cancel',
  'courierNotified',
  'pendingQc',
  'passQc',
  'reject',
  'overrideReject',
  'publishPlan',
  'approvePlan',
  'rejectPlan',
  'undoLastPlanApproval',
  'clearMfg',
  'unclearMfg',
  'approveRetainerCase',
  'startFileSync',
  'startMfg',
  'rejectOrder',
  'resumeOrder',
  'finishMfg',
  'bookShipment',
  'ship',
  'lastMileShipped',
  'activate',
  'orderNextBatch',
  'refine',
  'complete',
  'expire',
] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

/** The facts of a case that decide which transitions it has. */
export interface CaseFacts {
  readonly workflow: Workflow;
  /** Manufacturing only: the treatment is planned already, or the product needs no plan. */
  readonly withTs: boolean;
  readonly side: CaseSide;
  readonly productId: ProductId;
  readonly impressionType: ImpressionType | null;
  readonly hasRefinements: boolean;
  /** What the case had delivered when what is being made of it now was begun; null in a first treatment. */
  readonly returnsTo?: DeliveredStatus | null;
}
export type CaseTransition = Transition<CaseAction, CaseStatus, CaseHistoryAction, CaseFacts>;

const when = (label: string, holds: (facts: CaseFacts) => boolean): Condition<CaseFacts> => ({
  label,
  holds,
});
/** A doctor's retainer has no plan; in two steps the organisation approves the case itself. */
const isRetainerToApprove = ({ withTs, productId, side, workflow }: CaseFacts): boolean =>
  withTs && productId === 'RE' && side === 'doctor' && workflow === 'TWO_STEPS';

const PLANNED = when('with plan', (c) => !c.withTs);
const MADE_AT_ONCE = when('manufacturing only', (c) => c.withTs && !isRetainerToApprove(c));
const RETAINER = when('doctor’s retainer, TWO_STEPS', isRetainerToApprove);
const APPROVED_BY_ITSELF = when('with plan; ZERO_STEP', (c) => !c.withTs && c.workflow === 'ZERO_STEP');
const ONE_STEP = when('ONE_STEP', (c) => c.workflow !== 'TWO_STEPS');
const TWO_STEPS = when('TWO_STEPS', (c) => c.workflow === 'TWO_STEPS');
const WITH_APPROVAL = when('with plan; ONE_STEP, TWO_STEPS', (c) => !c.withTs && c.workflow !== 'ZERO_STEP');
const PHYSICAL = when('physical impressions', (c) => c.impressionType === 'physical');
const DIGITAL = when('digital impressions', (c) => c.impressionType !== 'physical');
const DOCTORS = when('doctor’s case', (c) => c.side === 'doctor');
const CLIENTS = when('client’s case', (c) => c.side !== 'doctor');
const FIRST_TREATMENT = when('first treatment', (c) => !c.hasRefinements && !c.returnsTo);
/** Begun by a server that did not keep what the case had delivered. */
const REFINED = when('refinement of what is not known', (c) => c.hasRefinements && !c.returnsTo);
const delivered = (status: DeliveredStatus): Condition<CaseFacts> =>
  when(`made again since ${status}`, (c) => c.returnsTo === status);

/** While nothing is being made yet, what a case is treated for can be given up. */
const CANCELABLE: readonly CaseStatus[] = [
  'NEW',
  'PENDING_COURIER_PICKUP',
  'AWAITING_IMPRESSION',
  'IN_QC',
  'REJECTED',
  'IN_TS_GENERATING',
  'IN_CUSTOMER_APPPROVE',
  'TS_REJECTED',
  'IN_CLEARANCE',
  'UNCLEARED_FOR_MFG',
  'ORDER_REJECTED',
];
/** The provider ends what nobody goes on with, and so does time. */
export const EXPIRABLE_CASE_STATUSES: readonly CaseStatus[] = [
  'NEW',
  'REJECTED',
  'PENDING_COURIER_PICKUP',
  'AWAITING_IMPRESSION',
  'IN_CUSTOMER_APPPROVE',
  'TS_REJECTED',
  'IN_CLEARANCE',
  'UNCLEARED_FOR_MFG',
  'ORDER_REJECTED',
];
const PLANNABLE: readonly CaseStatus[] = ['IN_TS_GENERATING', 'TS_REJECTED', 'ORDER_REJECTED'];
const CLIENT: readonly Actor[] = ['client'];
const PROVIDER: readonly Actor[] = ['provider'];
const PROVIDER_OR_TIME: readonly Actor[] = ['provider', 'system'];
const ANYBODY: readonly Actor[] = ['client', 'provider', 'system'];

/** A line per change, as [action, from, to, by, history, condition]. */
type Line = [
  CaseAction,
  readonly CaseStatus[],
  CaseStatus,
  readonly Actor[],
  CaseHistoryAction,
  Condition<CaseFacts>?,
];

const LINES: readonly Line[] = [
  ['submit', ['NEW', 'REJECTED'], 'IN_QC', CLIENT, 'submitted', DIGITAL],
  ['submit', ['NEW', 'REJECTED'], 'PENDING_COURIER_PICKUP', CLIENT, 'submitted', PHYSICAL],
  ['courierNotified', ['PENDING_COURIER_PICKUP'], 'AWAITING_IMPRESSION', CLIENT, 'courierNotified'],
  // Impressions may come before anybody says that the courier was called.
  [
    'pendingQc',
    ['PENDING_COURIER_PICKUP', 'AWAITING_IMPRESSION'],
    'IN_QC',
    ['client', 'provider'],
    'impressionsReceived',
  ],

  ['reject', ['IN_QC'], 'REJECTED', PROVIDER, 'rejected'],
  ['passQc', ['IN_QC'], 'IN_TS_GENERATING', PROVIDER, 'qcPassed', PLANNED],
  ['passQc', ['IN_QC'], 'IN_CLEARANCE', PROVIDER, 'qcPassed', RETAINER],
  ['passQc', ['IN_QC'], 'PRE_MFG', PROVIDER, 'qcPassed', MADE_AT_ONCE],
  // The client takes the records as they are, against the advice of the quality check.
  ['overrideReject', ['REJECTED'], 'IN_TS_GENERATING', CLIENT, 'rejectOverridden', PLANNED],
  ['overrideReject', ['REJECTED'], 'IN_CLEARANCE', CLIENT, 'rejectOverridden', RETAINER],
  ['overrideReject', ['REJECTED'], 'PRE_MFG', CLIENT, 'rejectOverridden', MADE_AT_ONCE],

  ['publishPlan', PLANNABLE, 'IN_CUSTOMER_APPPROVE', PROVIDER, 'planPublished', WITH_APPROVAL],
  // Without an approval step a published plan is approved by itself.
  ['publishPlan', PLANNABLE, 'PRE_MFG', PROVIDER, 'planPublished', APPROVED_BY_ITSELF],
  ['approvePlan', ['IN_CUSTOMER_APPPROVE'], 'PRE_MFG', CLIENT, 'approved', ONE_STEP],
  ['approvePlan', ['IN_CUSTOMER_APPPROVE'], 'IN_CLEARANCE', CLIENT, 'approved', TWO_STEPS],
  ['rejectPlan', ['IN_CUSTOMER_APPPROVE'], 'TS_REJECTED', CLIENT, 'planRejected'],
  ['clearMfg', ['IN_CLEARANCE', 'UNCLEARED_FOR_MFG'], 'PRE_MFG', CLIENT, 'cleared', PLANNED],
  ['unclearMfg', ['IN_CLEARANCE'], 'UNCLEARED_FOR_MFG', CLIENT, 'uncleared', PLANNED],
  ['approveRetainerCase', ['IN_CLEARANCE'], 'PRE_MFG', CLIENT, 'retainerApproved', RETAINER],
  [
    'undoLastPlanApproval',
    ['IN_CLEARANCE', 'UNCLEARED_FOR_MFG', 'PRE_MFG'],
    'IN_CUSTOMER_APPPROVE',
    CLIENT,
    'reverted',
    WITH_APPROVAL,
  ],

  ['startFileSync', ['PRE_MFG'], 'IN_PRODUCTION_FILE_SYNC', PROVIDER, 'fileSyncStarted'],
  ['rejectOrder', ['PRE_MFG', 'IN_PRODUCTION_FILE_SYNC'], 'ORDER_REJECTED', PROVIDER, 'orderRejected'],
  ['resumeOrder', ['ORDER_REJECTED'], 'PRE_MFG', PROVIDER, 'orderResumed'],
  ['startMfg', ['PRE_MFG', 'IN_PRODUCTION_FILE_SYNC'], 'IN_MFG', PROVIDER, 'manufacturingStarted'],
  ['finishMfg', ['IN_MFG'], 'READY_FOR_SHIPPING', PROVIDER, 'manufactured'],
  ['bookShipment', ['READY_FOR_SHIPPING'], 'IN_SHIPPING', PROVIDER, 'shipmentCreated'],
  // A doctor's case goes to the organisation first, and from there to the doctor.
  ['ship', ['IN_SHIPPING'], 'FIRST_MILE_SHIPPED', PROVIDER, 'shipped', DOCTORS],
  ['ship', ['IN_SHIPPING'], 'SHIPPED', PROVIDER, 'shipped', CLIENTS],
  // An organisation that says nothing of it any more must not hold the case: the provider can say so, and time does.
  ['lastMileShipped', ['FIRST_MILE_SHIPPED'], 'SHIPPED', ANYBODY, 'lastMileShipped'],

  ['activate', ['SHIPPED', 'CANCELED_REFINEMENT'], 'ACTIVE', PROVIDER, 'treatmentStarted'],
  ['orderNextBatch', ['ACTIVE'], 'PRE_MFG', PROVIDER, 'batchOrdered'],
  ['refine', DELIVERED_STATUSES, 'IN_TS_GENERATING', PROVIDER, 'refinementStarted', PLANNED],
  ['complete', ['SHIPPED', 'ACTIVE', 'CANCELED_REFINEMENT'], 'COMPLETE', PROVIDER, 'completed'],
  ['expire', EXPIRABLE_CASE_STATUSES, 'EXPIRED', PROVIDER_OR_TIME, 'expired', FIRST_TREATMENT],
  ['expire', EXPIRABLE_CASE_STATUSES, 'CANCELED_REFINEMENT', PROVIDER_OR_TIME, 'expired', REFINED],
  ['cancel', CANCELABLE, 'CANCELED', CLIENT, 'canceled', FIRST_TREATMENT],
  ['cancel', CANCELABLE, 'CANCELED_REFINEMENT', CLIENT, 'canceled', REFINED],
  // What was delivered stays delivered, whatever becomes of a refinement or a next batch.
  ...DELIVERED_STATUSES.flatMap((status): Line[] => [
    ['expire', EXPIRABLE_CASE_STATUSES, status, PROVIDER_OR_TIME, 'treatmentResumed', delivered(status)],
    ['cancel', CANCELABLE, status, CLIENT, 'treatmentResumed', delivered(status)],
  ]),
];

/** The one table of a case's transitions (specification § 4): the server decides by it, pages offer by it. */
export const CASE_TRANSITIONS: readonly CaseTransition[] = LINES.map(
  ([action, from, to, by, history, condition]) => ({
    action,
    from,
    to,
    by,
    history,
    ...(condition && { when: condition }),
  }),
);

/** The transition an action would make now, or nothing when it is not allowed. */
export function findCaseTransition(
  action: CaseAction,
  from: CaseStatus,
  facts: CaseFacts,
  actor: Actor,
): CaseTransition | undefined {
  return findTransition(CASE_TRANSITIONS, { action, from, facts, actor });
}

/** A change of a case's status, with what it had delivered when what is made of it now was begun. */
export interface CaseMove {
  readonly from: CaseStatus;
  readonly to: CaseStatus;
  readonly returnsTo: DeliveredStatus | null;
}

/** What a case had delivered is kept from when it is made again until that is on its way, or given up. */
export function returnAfter({ from, to, returnsTo }: CaseMove): DeliveredStatus | null {
  if (isDelivered(to) || to === 'FIRST_MILE_SHIPPED') return null;
  return isDelivered(from) ? from : returnsTo;
}

function isDelivered(status: CaseStatus): status is DeliveredStatus {
  return (DELIVERED_STATUSES as readonly CaseStatus[]).includes(status);
}

/**
 * Who of all that work on a case has to act next; null where nobody has. An organisation clears its doctors' cases and sends their parcels
 * on; all else that waits for the clinic waits for what the doctor decides there.
 */
export function whoActs(
  status: CaseStatus,
  side: CaseSide,
): 'company' | 'doctor' | 'provider' | 'courier' | null {
  const turn = whoseTurn(status);
  if (turn !== 'client') return turn;
  return side === 'client' || OF_ORGANISATION.includes(status) ? 'company' : 'doctor';
}

const OF_ORGANISATION: readonly CaseStatus[] = ['IN_CLEARANCE', 'UNCLEARED_FOR_MFG', 'FIRST_MILE_SHIPPED'];

/**
 * Where a case waits for the company's people: what its lists filter, its pages mark, its mails tell and its dashboard counts. Doctors have
 * no account, so where it is the doctor's turn, the organisation's people enter what the doctor decides.
 */
export function waitingStatuses(side: CaseSide): readonly CaseStatus[] {
  return CASE_STATUSES.filter((status) => ['company', 'doctor'].includes(whoActs(status, side) ?? ''));
}

/** What waits for the company's people besides what its dashboard counts (CA-02). */
export function uncountedStatuses(workflow: Workflow, side: CaseSide): readonly CaseStatus[] {
  const counted = countedStatuses(workflow, side);
  return waitingStatuses(side).filter((status) => !counted.includes(status));
}

/** Whose turn a case is in each status, whichever of the clinic's people it is; nobody's when it is over. */
export function whoseTurn(status: CaseStatus): 'client' | 'provider' | 'courier' | null {
  switch (status) {
    case 'NEW':
    case 'REJECTED':
    case 'IN_CUSTOMER_APPPROVE':
    case 'IN_CLEARANCE':
    case 'UNCLEARED_FOR_MFG':
    case 'FIRST_MILE_SHIPPED':
    // The client calls the courier, and says so by 'courierNotified'.
    case 'PENDING_COURIER_PICKUP':
      return 'client';
    case 'IN_SHIPPING':
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

import type { CaseSide, CaseStatus, Workflow } from './cases';
import { findTransition, type Actor, type Condition, type Transition } from './transitions';

/** Statuses of a request for a retainer or a replacement (specification § 4). */
export const REQUEST_STATUSES = [
  'PENDING_PAYMENT',
  'APPROVED',
  'REJECTED',
  'MANUFACTURING',
  'PENDING_COURIER_PICKUP',
  'AWAITING_IMPRESSION',
  'SHIPPED',
  'FIRST_MILE_SHIPPED',
  'CANCELED',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export const REQUEST_TYPES = ['retainer', 'replacement'] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];
/** What is asked for: one step of the treatment, or several in a row. */
export const REQUEST_METHODS = ['stepNumber', 'stepRange'] as const;
export type RequestMethod = (typeof REQUEST_METHODS)[number];

/**
 * A request is for what was delivered, so its case has left the provider at least once and is not being made again; while
 * a next batch or a refinement is on its way the new parcel brings what is needed.
 */
export const REQUESTABLE_CASE_STATUSES = [
  'FIRST_MILE_SHIPPED',
  'SHIPPED',
  'ACTIVE',
  'COMPLETE',
  'CANCELED_REFINEMENT',
] as const satisfies readonly CaseStatus[];

/** Whether a request can be made for a case now. */
export function isRequestable(status: CaseStatus): boolean {
  return (REQUESTABLE_CASE_STATUSES as readonly CaseStatus[]).includes(status);
}

/** In these a request is still to be answered or on its way: the same is not asked for twice meanwhile. */
export const OPEN_REQUEST_STATUSES = [
  'PENDING_PAYMENT',
  'APPROVED',
  'MANUFACTURING',
  'PENDING_COURIER_PICKUP',
  'AWAITING_IMPRESSION',
  'FIRST_MILE_SHIPPED',
] as const satisfies readonly RequestStatus[];

export const REQUEST_ACTIONS = [
  'approve',
  'reject',
  'cancel',
  'askForImpressions',
  'courierNotified',
  'impressionsReceived',
  'startMfg',
  'ship',
  'lastMileShipped',
] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** Keys of the reasons that the provider's list begins with; one that is not here is shown by its title. */
export const REJECT_REASON_KEYS = [
  'duplicate',
  'wrongCase',
  'wrongSteps',
  'newImpressions',
  'treatmentFinished',
  'paymentOpen',
  'mistake',
  'other',
] as const;
export type RejectReasonKey = (typeof REJECT_REASON_KEYS)[number];

/** Labelled entries of a request's history. */
export const REQUEST_HISTORY_ACTIONS = [
  'requestCreated',
  'requestApproved',
  'requestRejected',
  'requestCanceled',
  'requestImpressionsAsked',
  'requestCourierNotified',
  'requestImpressionsReceived',
  'requestInManufacturing',
  'requestShipped',
  'requestLastMileShipped',
] as const;
export type RequestHistoryAction = (typeof REQUEST_HISTORY_ACTIONS)[number];

export interface RequestFacts {
  readonly workflow: Workflow;
  readonly side: CaseSide;
}
export type RequestTransition = Transition<RequestAction, RequestStatus, RequestHistoryAction, RequestFacts>;

const DOCTORS: Condition<RequestFacts> = { label: 'doctor’s case', holds: ({ side }) => side === 'doctor' };
const CLIENTS: Condition<RequestFacts> = { label: 'client’s case', holds: ({ side }) => side !== 'doctor' };
const PROVIDER: readonly Actor[] = ['provider'];
/** Until it is being made a request can be given up, and time gives up what nobody goes on with. */
export const UNMADE_REQUEST_STATUSES: readonly RequestStatus[] = [
  'PENDING_PAYMENT',
  'APPROVED',
  'PENDING_COURIER_PICKUP',
  'AWAITING_IMPRESSION',
];

/** The one table of a request's transitions (specification § 4). */
export const REQUEST_TRANSITIONS: readonly RequestTransition[] = [
  // An organisation decides about its doctors' requests; about a clinic's own the provider does.
  {
    action: 'approve',
    from: ['PENDING_PAYMENT'],
    to: 'APPROVED',
    by: ['client'],
    history: 'requestApproved',
    when: DOCTORS,
  },
  {
    action: 'approve',
    from: ['PENDING_PAYMENT'],
    to: 'APPROVED',
    by: PROVIDER,
    history: 'requestApproved',
    when: CLIENTS,
  },
  {
    action: 'reject',
    from: ['PENDING_PAYMENT'],
    to: 'REJECTED',
    by: ['client'],
    history: 'requestRejected',
    when: DOCTORS,
  },
  // Until it is being made it can be given up, also while impressions are waited for.
  {
    action: 'reject',
    from: UNMADE_REQUEST_STATUSES,
    to: 'REJECTED',
    by: PROVIDER,
    history: 'requestRejected',
  },
  {
    action: 'cancel',
    from: UNMADE_REQUEST_STATUSES,
    to: 'CANCELED',
    // Time ends what nobody goes on with.
    by: ['client', 'system'],
    history: 'requestCanceled',
  },
  {
    action: 'askForImpressions',
    from: ['APPROVED'],
    to: 'PENDING_COURIER_PICKUP',
    by: PROVIDER,
    history: 'requestImpressionsAsked',
  },
  {
    action: 'courierNotified',
    from: ['PENDING_COURIER_PICKUP'],
    to: 'AWAITING_IMPRESSION',
    by: ['client'],
    history: 'requestCourierNotified',
  },
  {
    action: 'impressionsReceived',
    // They may come before anybody says that the courier was called.
    from: ['PENDING_COURIER_PICKUP', 'AWAITING_IMPRESSION'],
    to: 'APPROVED',
    by: PROVIDER,
    history: 'requestImpressionsReceived',
  },
  {
    action: 'startMfg',
    from: ['APPROVED'],
    to: 'MANUFACTURING',
    by: PROVIDER,
    history: 'requestInManufacturing',
  },
  {
    action: 'ship',
    from: ['MANUFACTURING'],
    to: 'FIRST_MILE_SHIPPED',
    by: PROVIDER,
    history: 'requestShipped',
    when: DOCTORS,
  },
  {
    action: 'ship',
    from: ['MANUFACTURING'],
    to: 'SHIPPED',
    by: PROVIDER,
    history: 'requestShipped',
    when: CLIENTS,
  },
  {
    action: 'lastMileShipped',
    from: ['FIRST_MILE_SHIPPED'],
    to: 'SHIPPED',
    // An organisation that says nothing of it any more must not hold it.
    by: ['client', 'provider', 'system'],
    history: 'requestLastMileShipped',
  },
];

/** Where a new request begins: without an approval step it needs nobody's decision. */
export function firstRequestStatus({ workflow }: RequestFacts): RequestStatus {
  return workflow === 'ZERO_STEP' ? 'APPROVED' : 'PENDING_PAYMENT';
}

/** A request's files may be changed only until it is being made: new impressions that are waited for may be scans. */
export function areRequestFilesEditable(status: RequestStatus): boolean {
  return UNMADE_REQUEST_STATUSES.includes(status);
}

/** The transition an action would make now, or nothing when it is not allowed. */
export function findRequestTransition(
  action: RequestAction,
  from: RequestStatus,
  facts: RequestFacts,
  actor: Actor,
): RequestTransition | undefined {
  return findTransition(REQUEST_TRANSITIONS, { action, from, facts, actor });
}

import {
  findRequestTransition,
  REQUEST_STATUSES,
  type CaseSide,
  type RequestStatus,
  type ServiceRequest,
  type Workflow,
} from '@portal/shared/contract';

/** Actions that a request waits for, at most one at a time. */
const NEXT_ACTIONS = ['approve', 'courierNotified', 'lastMileShipped'] as const;
/** Actions that are possible but not due. */
const OTHER_ACTIONS = ['reject', 'cancel'] as const;
/** All that a company does with a request once it is made (SM-04). */
export const COMPANY_REQUEST_ACTIONS = [...NEXT_ACTIONS, ...OTHER_ACTIONS] as const;
export type CompanyRequestAction = (typeof COMPANY_REQUEST_ACTIONS)[number];

/** The API has these calls for doctors' requests only (specification § 7). */
const FOR_DOCTORS: readonly CompanyRequestAction[] = ['approve', 'reject', 'lastMileShipped'];

type Facts = Pick<ServiceRequest, 'status' | 'side'>;

export interface OfferedRequestActions {
  readonly next: CompanyRequestAction | undefined;
  readonly others: readonly CompanyRequestAction[];
}

/** The actions that a request offers now. The server decides by the same table (specification § 4, SM-04). */
export function offeredRequestActions({ status, side }: Facts, workflow: Workflow): OfferedRequestActions {
  const isOffered = (action: CompanyRequestAction): boolean =>
    (side === 'doctor' || !FOR_DOCTORS.includes(action)) &&
    findRequestTransition(action, status, { workflow, side }, 'client') !== undefined;
  return { next: NEXT_ACTIONS.find(isOffered), others: OTHER_ACTIONS.filter(isOffered) };
}

/** The statuses in which requests of a side wait for the company. */
export function waitingRequestStatuses(side: CaseSide, workflow: Workflow): readonly RequestStatus[] {
  return REQUEST_STATUSES.filter((status) => offeredRequestActions({ status, side }, workflow).next);
}

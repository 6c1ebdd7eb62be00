import type {
  CaseChangedEvent,
  CompanyChangedEvent,
  DoctorChangedEvent,
  RefinementChangedEvent,
  RequestChangedEvent,
  ShipmentChangedEvent,
} from './socket';

/** Dialogs of the onboarding that a person closes without a change of any record (specification § 2). */
export type OnboardingStep = 'getStarted' | 'congratulations';

/**
 * Events between shell and remotes. Each has one owner, who emits it, and a version; a payload only grows within a version.
 * `sticky` events keep their last value for subscribers that load later; `broadcast` ones reach the person's other tabs too.
 */
export interface BusEvents {
  'case:updated': CaseChangedEvent;
  'shipment:updated': ShipmentChangedEvent;
  'request:updated': RequestChangedEvent;
  /** A refinement was asked for, taken up, refused or withdrawn; how it goes on, its case tells. */
  'refinement:updated': RefinementChangedEvent;
  'company:updated': { uuid: string };
  /** By whomever of the company's people, in whatever browser; `company:updated` is of the person's own tabs. */
  'company:changed': CompanyChangedEvent;
  /** A person of the company was added, changed or removed, by whomever. */
  'contact:changed': { uuid: string };
  /** A doctor of the organisation was added, changed, invited, accepted or removed, by whomever; null when it is several. */
  'doctor:changed': DoctorChangedEvent;
  'user:updated': { uuid: string };
  'onboarding:closed': { userUuid: string; step: OnboardingStep };
  'assets:updated': { caseUuid: string };
  'chat:pendings': { rooms: number; unread: number };
  /** What changed while the portal was not connected is not known any more: everything is to be read again. */
  'changes:lost': Record<string, never>;
}
export type BusEventName = keyof BusEvents;

interface BusEventFacts {
  readonly owner: 'shell' | 'cases' | 'company' | 'shipments' | 'doctors' | 'chat';
  readonly version: number;
  readonly sticky?: boolean;
  readonly broadcast?: boolean;
}

export const BUS_EVENTS: Record<BusEventName, BusEventFacts> = {
  // The shell owns the socket, on which changes of records arrive in every tab by itself.
  'case:updated': { owner: 'shell', version: 1 },
  'shipment:updated': { owner: 'shell', version: 1 },
  'request:updated': { owner: 'shell', version: 1 },
  'refinement:updated': { owner: 'shell', version: 1 },
  'company:changed': { owner: 'shell', version: 1 },
  'contact:changed': { owner: 'shell', version: 1 },
  'doctor:changed': { owner: 'shell', version: 1 },
  'company:updated': { owner: 'company', version: 1, broadcast: true },
  'user:updated': { owner: 'company', version: 1, broadcast: true },
  'onboarding:closed': { owner: 'company', version: 1, broadcast: true },
  'assets:updated': { owner: 'shell', version: 1 },
  'chat:pendings': { owner: 'shell', version: 1, sticky: true },
  'changes:lost': { owner: 'shell', version: 1 },
};

import type { CompanyEvent } from '@portal/shared/contract';
import type { DomainEvent, DomainEvents } from '../events/event-hub';

/** The domain events that the people of a company are told, and what the socket says of each. */
const COMPANY_EVENTS = {
  caseChanged: ({ uuid, identifier, status, version }) => ({
    event: 'caseChanged',
    change: { uuid, identifier, status, version },
  }),
  caseAssetsChanged: ({ caseUuid }) => ({ event: 'assetsChanged', change: { caseUuid } }),
  shipmentChanged: ({ uuid, caseUuids }) => ({
    event: 'shipmentChanged',
    change: { uuid, ...(caseUuids && { caseUuids }) },
  }),
  requestChanged: ({ uuid, caseUuid }) => ({ event: 'requestChanged', change: { uuid, caseUuid } }),
  refinementChanged: ({ uuid, caseUuid }) => ({ event: 'refinementChanged', change: { uuid, caseUuid } }),
  companyChanged: ({ uuid, part }) => ({ event: 'companyChanged', change: { uuid, part } }),
  contactChanged: ({ uuid }) => ({ event: 'contactChanged', change: { uuid } }),
  doctorChanged: ({ uuid }) => ({ event: 'doctorChanged', change: { uuid } }),
} as const satisfies { [N in keyof DomainEvents]?: (payload: DomainEvents[N]) => CompanyEvent };

type CompanyEventName = keyof typeof COMPANY_EVENTS;
export const COMPANY_EVENT_NAMES = Object.keys(COMPANY_EVENTS) as CompanyEventName[];

/** What the people of which company are told of an event; null for one that is nothing to them. */
export function toCompanyEvent({
  name,
  payload,
}: DomainEvent): (CompanyEvent & { readonly companyId: number }) | null {
  if (!isOfCompany(name)) return null;
  // The compiler cannot see that each payload goes with its own name.
  const toEvent = COMPANY_EVENTS[name] as (payload: DomainEvents[CompanyEventName]) => CompanyEvent;
  const { companyId } = payload as DomainEvents[CompanyEventName];
  return { companyId, ...toEvent(payload as DomainEvents[CompanyEventName]) };
}

const isOfCompany = (name: keyof DomainEvents): name is CompanyEventName => name in COMPANY_EVENTS;

/** What is kept of it: ids. How a case is by then, its own row says. */
export function idsOf({ event, change }: CompanyEvent): object {
  return event === 'caseChanged' ? { uuid: change.uuid } : change;
}

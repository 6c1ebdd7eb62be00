import {
  firstRequestStatus,
  REQUEST_TRANSITIONS,
  type Actor,
  type RequestAction,
  type RequestFacts,
  type RequestHistoryAction,
  type RequestStatus,
} from '@portal/shared/contract';

/** One entry of a request's history to be; its creation is no action of the table. */
export interface RequestMove {
  readonly action: RequestAction | null;
  readonly history: RequestHistoryAction;
  readonly actor: Actor;
  readonly from: RequestStatus | null;
  readonly to: RequestStatus;
}

/** The shortest way from a request's creation to a status by the table of transitions; nothing when there is none. */
export function requestRouteTo(status: RequestStatus, facts: RequestFacts): RequestMove[] | null {
  const first = firstRequestStatus(facts);
  const created: RequestMove = {
    action: null,
    history: 'requestCreated',
    actor: 'client',
    from: null,
    to: first,
  };
  const routes = new Map<RequestStatus, RequestMove[]>([[first, [created]]]);
  for (const [from, route] of routes) {
    if (from === status) return route;
    for (const { action, from: starts, to, by, history, when } of REQUEST_TRANSITIONS) {
      if (!starts.includes(from) || routes.has(to) || !(when?.holds(facts) ?? true)) continue;
      routes.set(to, [...route, { action, history, actor: by[0] ?? 'system', from, to }]);
    }
  }
  return null;
}

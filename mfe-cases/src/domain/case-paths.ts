import { CASE_LISTS, pathTo, roomPath, type CaseListName, type CaseStatus } from '@portal/shared/contract';

export { CASE_LISTS };
export type { CaseListName };

/** The status in an address: one, or all of the list. */
export type StatusSegment = CaseStatus | 'all';

/** Tabs of what is made of a case, asked for it and sent with it; shown where there is something, or can be (CA-15). */
export const FULFILMENT_TABS = ['orders', 'batches', 'refinements', 'requests', 'shipments'] as const;
export type FulfilmentTab = (typeof FULFILMENT_TABS)[number];

/** This domain's own tabs; those of others come by the slot `case.tab`. */
export const DETAIL_TABS = [
  'overview',
  'submission',
  'records',
  'plans',
  'orders',
  'batches',
  'refinements',
  'history',
] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

export function isCaseListName(text: string | undefined): text is CaseListName {
  return CASE_LISTS.some((list) => list === text);
}

export function isDetailTab(text: string | undefined): text is DetailTab {
  return DETAIL_TABS.some((tab) => tab === text);
}

export function listPath(list: CaseListName): string {
  return pathTo('caseList', { list });
}

export function dashboardPath(list: CaseListName, status: string): string {
  return pathTo('dashboard', { list, status });
}

export function casePath(list: CaseListName, status: string, uuid: string, tab: string): string {
  return pathTo('case', { list, status, caseId: uuid, tab });
}

/** The case's room, a page of the chat domain. */
export function chatPath(list: CaseListName, uuid: string): string {
  return roomPath(list === 'doctor' ? 'dso' : 'client', uuid);
}

/** The tab that a case opens with: what is left to fill in, else its overview. */
export function firstTab(status: CaseStatus): DetailTab {
  return status === 'NEW' ? 'submission' : 'overview';
}

import { CASE_LISTS, pathTo, type CaseListName, type CaseStatus } from '@portal/shared/contract';

export { CASE_LISTS };
export type { CaseListName };

/** Status in an address. */
export type StatusSegment = CaseStatus | 'all';

/** Tabs that are shown only when the case has such records or can still get some (CA-15). */
export const FULFILMENT_TABS = ['orders', 'batches', 'refinements', 'requests', 'shipments'] as const;
export type FulfilmentTab = (typeof FULFILMENT_TABS)[number];

/** Tabs of this domain. Other domains add theirs by the slot `case.tab`. */
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

/** The tab with which a case opens: the submission of a draft, otherwise the overview. */
export function firstTab(status: CaseStatus): DetailTab {
  return status === 'NEW' ? 'submission' : 'overview';
}

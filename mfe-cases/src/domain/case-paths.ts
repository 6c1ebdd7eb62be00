import type { CaseStatus } from '@portal/shared/contract';

/** The two lists of cases, as addresses name them: the company's own side, and its doctors' side. */
export const CASE_LISTS = ['admin', 'doctor'] as const;
export type CaseListName = (typeof CASE_LISTS)[number];

/** The status in an address: one, or all of the list. */
export type StatusSegment = CaseStatus | 'all';

/** Tabs of what is made of a case, asked for it and sent with it; shown where there is something, or can be (CA-15). */
export const PART_TABS = ['orders', 'batches', 'refinements', 'requests', 'shipments'] as const;
export type PartTab = (typeof PART_TABS)[number];

export const DETAIL_TABS = ['overview', 'submission', 'records', 'plans', ...PART_TABS, 'history'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

export const HOME_PATH = '/dashboard/admin/all';
export const NEW_CASE_PATH = '/cases/new';

export function isCaseListName(text: string | undefined): text is CaseListName {
  return CASE_LISTS.some((list) => list === text);
}

export function isDetailTab(text: string | undefined): text is DetailTab {
  return DETAIL_TABS.some((tab) => tab === text);
}

export function listPath(list: CaseListName): string {
  return `/cases/${list}`;
}

export function dashboardPath(list: CaseListName, status: string): string {
  return `/dashboard/${list}/${encodeURIComponent(status)}`;
}

export function casePath(list: CaseListName, status: string, uuid: string, tab: DetailTab): string {
  return `/${list}/${encodeURIComponent(status)}/${uuid}/${tab}`;
}

/** The case's room, a page of the chat domain. */
export function chatPath(list: CaseListName, uuid: string): string {
  return list === 'doctor' ? `/cases/dso/${uuid}/chat` : `/cases/${uuid}/chat`;
}

/** A shipment, a page of the shipments domain. */
export function shipmentPath(list: CaseListName, uuid: string): string {
  return `/shipments/${list === 'doctor' ? 'dso' : 'client'}/${uuid}/cases`;
}

/** The tab that a case opens with: what is left to fill in, else its overview. */
export function firstTab(status: CaseStatus): DetailTab {
  return status === 'NEW' ? 'submission' : 'overview';
}

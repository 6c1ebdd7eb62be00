import { pathTo, type CaseSide } from '@portal/shared/contract';
import type { ShipmentType } from './shipment-paths';

export const REQUEST_TABS = ['overview', 'files', 'timeline'] as const;
export type RequestTab = (typeof REQUEST_TABS)[number];

export function isRequestTab(text: string): text is RequestTab {
  return REQUEST_TABS.some((tab) => tab === text);
}

/** Where requests are listed: the company's own at the address that the specification names, its doctors' below it. */
export function requestListPath(type: ShipmentType): string {
  return type === 'client' ? pathTo('requests') : pathTo('requestList', { type });
}

export function requestPath(requestId: string, tab: RequestTab = 'overview'): string {
  return pathTo('request', { requestId, tab });
}

/** Whose requests a list holds. */
export function sideOfType(type: ShipmentType): CaseSide {
  return type === 'dso' ? 'doctor' : 'client';
}

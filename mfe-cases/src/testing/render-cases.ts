import type { CallReply, Case, CaseOwnStatistics, Locale, PlanDetails } from '@portal/shared/contract';
import { keepPreferences, renderRemote, serveCalls, type RenderedRemote } from '@portal/shared/testing';
import { provideUploads } from '@portal/shared/uploads';
import * as remote from '../lifecycle';
import { createFakeUploads, type FakeUploads } from './fake-uploads';

export type Served = Parameters<typeof serveCalls>[0];

export interface RenderedCases {
  readonly remote: RenderedRemote;
  readonly uploads: FakeUploads;
  readonly seen: ReturnType<typeof serveCalls>['seen'];
}

/**
 * The whole remote at an address, with only the server and the shell's uploads replaced; gone at the end of the test. Lists look as they
 * begin.
 */
export async function renderCases(path: string, served: Served, language?: Locale): Promise<RenderedCases> {
  const uploads = createFakeUploads();
  provideUploads(uploads);
  const { seen } = serveCalls({ ...QUIET, ...keepPreferences().served, ...served });
  return { remote: await renderRemote(remote, path, language), uploads, seen };
}

/** Of a company without a shipping address, of whose cases nothing is known yet. */
const QUIET: Served = {
  'GET /case/{id}/shipTo': { shipTo: null, shipmentUuid: null },
  'GET /case/phaseTimes': [],
  'GET /case/lastPrescription': { last: null },
  'GET /case/{id}/history': [],
  'GET /dso/case/{id}/history': [],
};

/** Counts of a case without plans, orders or any other records. */
export const COUNTS: CaseOwnStatistics = {
  plans: 0,
  orders: 0,
  batches: 0,
  requests: 0,
  refinements: 0,
  shipments: 0,
  assets: 0,
  unreadMessages: 0,
};

/** What can be asked for of a case whose treatment is delivered. */
export const NEXT: CallReply<'GET /case/{id}/next'> = {
  phase: 'delivered',
  stages: { delivered: 14, last: 14 },
  isRequestable: true,
  isRefinable: true,
  openRefinementUuid: null,
  openRequests: 0,
  parcelUuid: null,
};

/** Of a plan that the lab gave nothing with. */
export const NO_DETAILS: PlanDetails = {
  movements: [],
  ipr: [],
  attachments: [],
  overcorrections: [],
  estimatedShipAt: null,
  estimatedEndAt: null,
};

/** Replies to the calls that the page of a company's own case makes. */
export function servedCase(caseRecord: Case, more: Served = {}): Served {
  return {
    'GET /case/{id}': caseRecord,
    'GET /case/{id}/asset': [],
    'GET /case/{id}/plan': [],
    'GET /plan/{id}/details': NO_DETAILS,
    'GET /case/{id}/history': [],
    'GET /case/{id}/statistics': COUNTS,
    'GET /case/{id}/next': NEXT,
    'GET /plan/{id}/review': { pins: [], earlier: [], checked: [] },
    ...more,
  };
}

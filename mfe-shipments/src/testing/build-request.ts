import type { CaseHistoryEntry, RequestableCase, ServiceRequest } from '@portal/shared/contract';
import { buildCase } from '@portal/shared/testing';

const NOW = '2026-03-02T09:30:00.000Z';
const CASE = buildCase();

export function buildRequest(over: Partial<ServiceRequest> = {}): ServiceRequest {
  return {
    uuid: '00000000-0000-4000-9000-000000000040',
    identifier: 'R-1001',
    case: { uuid: CASE.uuid, identifier: CASE.identifier, patientName: CASE.patientName },
    doctor: null,
    side: 'client',
    type: 'replacement',
    method: 'stepRange',
    fromStep: 4,
    toStep: 6,
    arch: 'upper',
    note: null,
    status: 'PENDING_PAYMENT',
    rejectReason: null,
    rejectNote: null,
    courier: null,
    airwayBillNumber: null,
    trackingUrl: null,
    lastMile: null,
    shipmentUuid: null,
    createdAt: NOW,
    updatedAt: NOW,
    shippedAt: null,
    ...over,
  };
}

/** A case of 14 upper and 12 lower stages, for which nothing is asked yet. */
export function buildRequestableCase(over: Partial<RequestableCase> = {}): RequestableCase {
  return {
    uuid: CASE.uuid,
    identifier: CASE.identifier,
    patientName: CASE.patientName,
    side: 'client',
    status: 'SHIPPED',
    productId: 'AL',
    doctor: null,
    steps: { upper: 14, lower: 12 },
    openRequests: [],
    ...over,
  };
}

export function buildRequestEntry(over: Partial<CaseHistoryEntry> = {}): CaseHistoryEntry {
  return {
    uuid: '00000000-0000-4000-9000-000000000300',
    subject: 'request',
    subjectUuid: '00000000-0000-4000-9000-000000000040',
    subjectLabel: 'R-1001',
    subjectFrom: null,
    subjectTo: 'PENDING_PAYMENT',
    action: 'requestCreated',
    label: 'requestCreated',
    actor: 'client',
    actorName: 'Emma Clark',
    fromStatus: null,
    toStatus: null,
    note: null,
    createdAt: NOW,
    ...over,
  };
}

import type { ServiceRequest } from '@portal/shared/contract';
import type { RequestRecord } from './request.repository';

/** A request as calls answer it. */
export function toRequest({
  row,
  case: ofCase,
  doctor,
  rejectReason,
  courier,
}: RequestRecord): ServiceRequest {
  return {
    uuid: row.uuid,
    identifier: row.identifier,
    case: ofCase,
    doctor,
    side: row.side,
    type: row.type,
    method: row.method,
    fromStep: row.fromStep,
    toStep: row.toStep,
    arch: row.arch,
    note: row.note,
    status: row.status,
    rejectReason,
    rejectNote: row.rejectNote,
    courier,
    airwayBillNumber: row.airwayBillNumber,
    trackingUrl: null,
    lastMile: null,
    shipmentUuid: null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    shippedAt: row.shippedAt?.toISOString() ?? null,
  };
}

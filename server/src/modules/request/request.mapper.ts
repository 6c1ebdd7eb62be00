import type { ServiceRequest } from '@portal/shared/contract';
import type { FileLinks } from '../asset/file/file-links';
import { toMaking } from '../configuration/making.mapper';
import { toLastMile, trackingUrl } from '../courier/courier.mapper';
import type { RequestRecord } from './request.repository';

/** A request as calls answer it. */
export function toRequest({
  row,
  case: ofCase,
  doctor,
  rejectReason,
  courier,
  lastMileCourier,
  shipmentUuid,
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
    courier: courier && { id: courier.id, title: courier.title },
    airwayBillNumber: row.airwayBillNumber,
    trackingUrl: trackingUrl(courier, row.airwayBillNumber),
    lastMile: toLastMile({
      courier: lastMileCourier,
      airwayBillNumber: row.lastMileAirwayBill,
      shippedAt: row.lastMileAt,
    }),
    shipmentUuid,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    shippedAt: row.shippedAt?.toISOString() ?? null,
  };
}

/** A request as whoever makes it reads it: with how. */
export const toRequestOfLab =
  (fileLinks: FileLinks) =>
  (record: RequestRecord): ServiceRequest => ({
    ...toRequest(record),
    making: toMaking(record.row.making, fileLinks),
  });

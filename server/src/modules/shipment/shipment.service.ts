import type { CaseSide, CallQuery, List, Shipment } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { courier, shipment } from '../../db/schema';
import { readListQuery, toList, type ListShape } from '../../lists/list-query';
import type { Person } from '../auth/person';
import { toShipment } from './shipment.mapper';
import { findShipment, listShipments, type ShipmentScope } from './shipment.repository';

const SHIPMENT_LIST: ListShape = {
  fields: {
    identifier: { column: shipment.identifier, type: 'text' },
    status: { column: shipment.status, type: 'choice' },
    airwayBillNumber: { column: shipment.airwayBillNumber, type: 'text' },
    createdAt: { column: shipment.createdAt, type: 'date' },
    shippedAt: { column: shipment.shippedAt, type: 'date' },
    'courier.id': { column: courier.id, type: 'integer', sort: false },
    'courier.title': { column: courier.title, type: 'text', isOptional: true },
  },
  tieBreaker: shipment.id,
  defaultOrder: 'createdAt desc',
  defaultPaginate: 10,
};

/** @throws PortalError 'unknownFilterKey' or 'badRequest' for a filter or order outside the white list (AP-13). */
export async function getShipmentList(
  { db }: AppContext,
  { companyId }: Person,
  side: CaseSide,
  query: CallQuery<'GET /shipment'>,
): Promise<List<Shipment>> {
  const list = readListQuery(query, SHIPMENT_LIST);
  const { records, total } = await listShipments(db, {
    scope: { companyId, side },
    list,
    status: query.status,
    search: query.search,
  });
  return toList(records.map(toShipment), total, list);
}

/** @throws PortalError 'notFound' */
export async function getShipment(db: Db, scope: ShipmentScope, uuid: string): Promise<Shipment> {
  const record = await findShipment(db, scope, uuid);
  if (!record) throw new PortalError('notFound', 'There is no such shipment');
  return toShipment(record);
}

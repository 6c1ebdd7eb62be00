import type { CallQuery, Case, LastMile, List, Shipment } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { courier, shipment } from '../../db/schema';
import { readListQuery, toList, type ListShape } from '../../lists/list-query';
import { refusal } from '../../refusals';
import type { Person } from '../auth/person';
import { clientActor } from '../case/case-actor';
import { toCase } from '../case/case.mapper';
import type { CaseScope } from '../case/case-scope';
import { parseCourierDetails } from './courier.policy';
import { toShipment } from './shipment.mapper';
import {
  findShipment,
  listCasesInShipment,
  listShipments,
  listShipmentsOfCase,
  type ShipmentScope,
} from './shipment.repository';
import { changeShipmentState, lockedShipment } from './shipment-state.service';

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

/** The provider sees every company's, and picks one by its number. */
const PROVIDER_SHIPMENT_LIST: ListShape = {
  ...SHIPMENT_LIST,
  fields: {
    ...SHIPMENT_LIST.fields,
    uuid: { column: shipment.uuid, type: 'uuid', sort: false },
    'company.id': { column: shipment.companyId, type: 'integer', sort: false },
  },
};

/** @throws PortalError 'unknownFilterKey' or 'badRequest' for a filter or order outside the white list (AP-13). */
export async function getShipmentList(
  { db }: Pick<AppContext, 'db'>,
  scope: ShipmentScope,
  query: CallQuery<'GET /shipment'>,
): Promise<List<Shipment>> {
  const list = readListQuery(query, scope === 'provider' ? PROVIDER_SHIPMENT_LIST : SHIPMENT_LIST);
  const { records, total } = await listShipments(db, {
    scope,
    list,
    status: query.status,
    search: query.search,
  });
  return toList(records.map(toShipment), total, list);
}

/** @throws PortalError 'notFound' */
export async function getShipment(db: Db, scope: ShipmentScope, uuid: string): Promise<Shipment> {
  const record = await findShipment(db, scope, uuid);
  if (!record) throw refusal('notFound', { record: 'shipment' });
  return toShipment(record);
}

/** The cases in a shipment (SM-02). @throws PortalError 'notFound' */
export async function getCasesInShipment(
  { db }: Pick<AppContext, 'db'>,
  scope: ShipmentScope,
  uuid: string,
): Promise<Case[]> {
  await getShipment(db, scope, uuid);
  return (await listCasesInShipment(db, scope, uuid)).map(toCase);
}

/**
 * Shipments with a case in them, newest first (specification § 7). Whether the scope has the case is the caller's to
 * check: here another company's case has no shipments.
 */
export async function getShipmentsOfCase(
  { db }: Pick<AppContext, 'db'>,
  scope: CaseScope,
  caseUuid: string,
): Promise<Shipment[]> {
  return (await listShipmentsOfCase(db, scope, caseUuid)).map(toShipment);
}

/**
 * The organisation sent a doctors' parcel on, and so every case in it that had come that far, a blocked doctor's among them:
 * the parcel is on its way, whoever is waiting for it (SM-02).
 * @throws PortalError 'notFound'; 'notShippedYet' before the parcel came; 'alreadySentOn'; 'validation' for
 * the courier
 */
export async function sendShipmentOn(
  { db, transact }: Pick<AppContext, 'db' | 'transact'>,
  who: Person,
  uuid: string,
  lastMile: LastMile,
): Promise<Shipment> {
  const scope: ShipmentScope = { companyId: who.companyId, side: 'doctor' };
  await transact(async (unit) => {
    const { note, courierId, airwayBillNumber } = await parseCourierDetails(unit.tx, lastMile);
    await changeShipmentState(unit, await lockedShipment(unit, scope, uuid), 'lastMile', clientActor(who), {
      note,
      fields: {
        lastMileAt: new Date(),
        lastMileCourierId: courierId,
        lastMileAirwayBill: airwayBillNumber,
      },
    });
  });
  return getShipment(db, scope, uuid);
}

import type {
  CallQuery,
  Case,
  CaseHistoryEntry,
  CaseSide,
  List,
  PackingSlip,
  Shipment,
  ShipmentStatistics,
} from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { readListQuery, toList } from '../../lists/list-query';
import { refusal } from '../../refusals';
import { toCase, toHistoryEntry } from '../case/case.mapper';
import type { CaseScope } from '../case/case-scope';
import { PROVIDER_SHIPMENT_LIST, SHIPMENT_LIST } from './shipment-list-fields';
import { countShipmentsOf, countToBeSentOn, listShipments } from './shipment-list.repository';
import { listShipmentHistory } from './shipment-history.repository';
import { toShipment, toShipmentOfCase } from './shipment.mapper';
import {
  findShipment,
  listCasesInShipment,
  listShipmentsOfCase,
  type ShipmentScope,
} from './shipment.repository';
import { findSender, listReceivers } from './packing-slip.repository';

type Context = Pick<AppContext, 'db'>;

/** @throws PortalError 'unknownFilterKey' or 'badRequest' for a filter or order outside the white list (AP-13). */
export async function getShipmentList(
  { db }: Context,
  scope: ShipmentScope,
  query: CallQuery<'GET /shipment'>,
): Promise<List<Shipment>> {
  const list = readListQuery(query, scope === 'provider' ? PROVIDER_SHIPMENT_LIST : SHIPMENT_LIST);
  const { status, search } = query;
  const { records, total } = await listShipments(db, { scope, list, status, search });
  return toList(records.map(toShipment), total, list);
}

/** Counts of a list, for its tabs and badges (SM-01). */
export async function getShipmentStatistics(
  { db }: Context,
  scope: { companyId: number; side: CaseSide },
): Promise<ShipmentStatistics> {
  const [rows, toBeSentOn] = await Promise.all([countShipmentsOf(db, scope), countToBeSentOn(db, scope)]);
  return {
    counts: rows.map(({ status, count }) => ({ status, count })),
    toBeSentOn,
    reported: rows.reduce((total, { reported }) => total + reported, 0),
  };
}

/** @throws PortalError 'notFound' */
export async function getShipment(db: Db, scope: ShipmentScope, uuid: string): Promise<Shipment> {
  const record = await findShipment(db, scope, uuid);
  if (!record) throw refusal('notFound', { record: 'shipment' });
  return toShipment(record);
}

/** The cases in a shipment (SM-02). @throws PortalError 'notFound' */
export async function getCasesInShipment(
  { db }: Context,
  scope: ShipmentScope,
  uuid: string,
): Promise<Case[]> {
  await getShipment(db, scope, uuid);
  return (await listCasesInShipment(db, scope, uuid)).map(toCase);
}

/**
 * What happened to a shipment, newest first. It stands in the history of each case in it, and here once: with the note, which one of
 * them may have alone.
 * @throws PortalError 'notFound'
 */
export async function getShipmentHistory(
  { db }: Context,
  scope: ShipmentScope,
  uuid: string,
): Promise<CaseHistoryEntry[]> {
  await getShipment(db, scope, uuid);
  const entries = await listShipmentHistory(db, scope, uuid);
  const thingOf = ({ action, createdAt }: (typeof entries)[number]) => `${action} ${createdAt.getTime()}`;
  const noted = new Set(entries.filter(({ note }) => note !== null).map(thingOf));
  const entire = entries.filter((row) => row.note !== null || !noted.has(thingOf(row)));
  const once = new Map(entire.map((row) => [`${thingOf(row)} ${row.note}`, row]));
  return [...once.values()].map(toHistoryEntry);
}

/** All that stands on the slip in a parcel. @throws PortalError 'notFound' */
export async function getPackingSlip({ db }: Context, scope: CaseScope, uuid: string): Promise<PackingSlip> {
  const shipment = await getShipment(db, scope, uuid);
  const cases = new Map((await listCasesInShipment(db, scope, uuid)).map((found) => [found.row.uuid, found]));
  const lines = shipment.contents.flatMap((content) => {
    const found = cases.get(content.case.uuid);
    if (!found) return [];
    const { clientReferenceId, productId, arch } = found.row;
    const { name: doctorName = null, uuid: doctorUuid = null } = found.doctor ?? {};
    return [{ ...content, clientReferenceId, productId, arch, doctorName, doctorUuid }];
  });
  const doctorIds = [...cases.values()].flatMap(({ row }) => row.doctorId ?? []);
  const doctors = await listReceivers(db, doctorIds);
  return { shipment, company: await findSender(db, scope, uuid), lines, doctors };
}

/**
 * Shipments with a case in them as they are for that case, newest first (specification § 7). Whether the scope has the case is the caller's to
 * check: here another company's case has no shipments.
 */
export async function getShipmentsOfCase(
  { db }: Context,
  scope: CaseScope,
  caseUuid: string,
): Promise<Shipment[]> {
  const records = await listShipmentsOfCase(db, scope, caseUuid);
  return records.map((record) => toShipmentOfCase(record, caseUuid));
}

import type { CallBody, CaseSide, Shipment } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import { PROVIDER } from '../case/case-actor';
import { changeCaseState, getCaseForUpdate } from '../case/state/case-state.service';
import { putOrderIntoShipment } from '../order/order.repository';
import { putRequestIntoShipment } from '../request/request-state.repository';
import { lockedRequest } from '../request/request-state.service';
import { checkCourier } from '../courier/courier.policy';
import { lockedParcel } from '../shipment/locked-parcel';
import { checkSameDestination, readShipTo } from '../shipment/ship-to.service';
import { getShipment } from '../shipment/shipment.service';
import type { ShipmentRow } from '../shipment/shipment-state.repository';
import { changeShipmentState, recordShipment, tellShipmentChanged } from '../shipment/shipment-state.service';
import { findOpenShipment, insertShipment, insertShipmentCase, lockAirwayBill } from './provider.repository';

type Context = Pick<AppContext, 'db' | 'transact'>;
type Booking = CallBody<'POST /api/provider/case/{id}/shipment'>;

/**
 * Books the shipment of a case. A booked shipment of the same company and airway bill takes the case too, so that a
 * parcel can hold several. The parcel keeps the address as it is at that moment; where the company has none, it has none.
 * @throws PortalError 'notFound'; 'notAllowedNow' unless the case is ready for shipping; 'validation' for the courier;
 * 'otherCourier', 'otherDestination' for the parcel of the airway bill
 */
export async function bookShipment(
  { db, transact }: Context,
  caseUuid: string,
  booking: Booking,
): Promise<Shipment> {
  const uuid = await transact(async (unit) => {
    await checkCourier(unit.tx, booking.courierId);
    const found = await getCaseForUpdate(unit, 'provider', caseUuid);
    const row = await changeCaseState(unit, found, 'bookShipment', PROVIDER);
    const parcel = await openParcel(unit, row, booking);
    await putIntoParcel(unit, parcel, row, false);
    await putOrderIntoShipment(unit.tx, row.id, parcel.id);
    return parcel.uuid;
  });
  return getShipment(db, 'provider', uuid);
}

/**
 * Books the shipment of what was requested for a case, alone or in a booked shipment of the same company and airway bill.
 * @throws PortalError as bookShipment; 'notAllowedNow' unless it is being made and is in no shipment yet
 */
export async function bookRequestShipment(
  { db, transact }: Context,
  requestUuid: string,
  booking: Booking,
): Promise<Shipment> {
  const uuid = await transact(async (unit) => {
    await checkCourier(unit.tx, booking.courierId);
    const { row, ofCase } = await lockedRequest(unit, 'provider', requestUuid);
    if (row.status !== 'MANUFACTURING' || row.shipmentId !== null)
      throw refusal('notAllowedNow', { record: 'request', status: row.status });
    const parcel = await openParcel(unit, ofCase.row, booking);
    await putIntoParcel(unit, parcel, ofCase.row, true);
    await putRequestIntoShipment(unit.tx, row.id, parcel.id);
    return parcel.uuid;
  });
  return getShipment(db, 'provider', uuid);
}

interface Traveller {
  readonly id: number;
  readonly uuid: string;
  readonly companyId: number;
  readonly doctorId: number | null;
  readonly side: CaseSide;
}

/** The booked parcel of an airway bill, made now if there is none. */
async function openParcel(
  { tx }: UnitOfWork,
  { companyId, side, doctorId }: Traveller,
  { courierId, airwayBillNumber }: Booking,
): Promise<ShipmentRow> {
  const bill = airwayBillNumber.trim();
  await lockAirwayBill(tx, companyId, bill);
  const open = await findOpenShipment(tx, { companyId, side }, bill);
  if (open && open.courierId !== courierId) throw refusal('otherCourier');
  const shipTo = await readShipTo(tx, { companyId, doctorId });
  if (open) checkSameDestination(open, shipTo);
  return open ?? insertShipment(tx, { companyId, side, courierId, airwayBillNumber: bill, ...shipTo });
}

async function putIntoParcel(
  unit: UnitOfWork,
  parcel: ShipmentRow,
  { id: caseId, uuid }: Traveller,
  isForRequest: boolean,
): Promise<void> {
  await insertShipmentCase(unit.tx, { shipmentId: parcel.id, caseId, isForRequest });
  await recordShipment(unit, { row: parcel, caseId }, PROVIDER, {
    action: 'shipmentBooked',
    from: null,
    to: parcel.status,
  });
  tellShipmentChanged(unit, parcel, { cases: [{ uuid }] });
}

/**
 * The courier took a shipment: it is shipped, and so is what is in it, a doctor's on its first mile (SM-02).
 * @throws PortalError 'notFound'; 'alreadyShipped'
 */
export async function shipShipment({ db, transact }: Context, uuid: string): Promise<Shipment> {
  await transact(async (unit) => {
    const parcel = await lockedParcel(unit, 'provider', uuid);
    await changeShipmentState(unit, parcel, 'ship', PROVIDER, { fields: { shippedAt: new Date() } });
  });
  return getShipment(db, 'provider', uuid);
}

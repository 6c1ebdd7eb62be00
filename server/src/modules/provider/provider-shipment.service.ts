import type { CallBody, Shipment } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { refusal } from '../../refusals';
import { PROVIDER } from '../case/case-actor';
import { changeCaseState, getCaseForUpdate } from '../case/state/case-state.service';
import { putOrderIntoShipment } from '../order';
import { checkCourier } from '../shipment/courier.policy';
import { checkSameDestination, readShipTo } from '../shipment/ship-to.service';
import { getShipment } from '../shipment/shipment.service';
import { changeShipmentState, lockedShipment, recordShipment } from '../shipment/shipment-state.service';
import { findOpenShipment, insertShipment, insertShipmentCase, lockAirwayBill } from './provider.repository';

type Context = Pick<AppContext, 'db' | 'transact'>;

/**
 * Books the shipment of a case. A booked shipment of the same company and airway bill takes the case too, so that a
 * parcel can hold several. The parcel keeps the address as it is at that moment; where the company has none, it has none.
 * @throws PortalError 'notFound'; 'notAllowedNow' unless the case is ready for shipping; 'validation' for the courier;
 * 'otherCourier', 'otherDestination' for the parcel of the airway bill
 */
export async function bookShipment(
  { db, transact }: Context,
  caseUuid: string,
  { courierId, airwayBillNumber }: CallBody<'POST /api/provider/case/{id}/shipment'>,
): Promise<Shipment> {
  const uuid = await transact(async (unit) => {
    await checkCourier(unit.tx, courierId);
    const found = await getCaseForUpdate(unit, 'provider', caseUuid);
    const { id, companyId, side, doctorId } = await changeCaseState(unit, found, 'bookShipment', PROVIDER);
    const bill = airwayBillNumber.trim();
    await lockAirwayBill(unit.tx, companyId, bill);
    const open = await findOpenShipment(unit.tx, { companyId, side }, bill);
    if (open && open.courierId !== courierId) throw refusal('otherCourier');
    const shipTo = await readShipTo(unit.tx, { companyId, doctorId });
    if (open) checkSameDestination(open, shipTo);
    const fields = { companyId, side, courierId, airwayBillNumber: bill, ...shipTo };
    const parcel = open ?? (await insertShipment(unit.tx, fields));
    await insertShipmentCase(unit.tx, parcel.id, id);
    await putOrderIntoShipment(unit.tx, id, parcel.id);
    await recordShipment(unit, { row: parcel, caseId: id }, PROVIDER, {
      action: 'shipmentBooked',
      from: null,
      to: parcel.status,
    });
    unit.emit('shipmentChanged', { uuid: parcel.uuid, companyId });
    return parcel.uuid;
  });
  return getShipment(db, 'provider', uuid);
}

/**
 * The courier took a shipment: it is shipped, and so are its cases, a doctor's on their first mile (SM-02).
 * @throws PortalError 'notFound'; 'alreadyShipped'
 */
export async function shipShipment({ db, transact }: Context, uuid: string): Promise<Shipment> {
  await transact(async (unit) => {
    const parcel = await lockedShipment(unit, 'provider', uuid);
    await changeShipmentState(unit, parcel, 'ship', PROVIDER, { fields: { shippedAt: new Date() } });
  });
  return getShipment(db, 'provider', uuid);
}

import type { CallReply, LastMile, LastMiles, Shipment } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { toErrorReply } from '../../plugins/errors/error-reply';
import type { Person } from '../../person';
import { clientActor, type CaseActor } from '../case/case-actor';
import { parseCourierDetails, type CourierDetails } from '../courier/courier.policy';
import { lockedParcel, type LockedParcel } from './locked-parcel';
import { goesStraight } from './ship-to';
import { getShipment } from './shipment.service';
import type { ShipmentScope } from './shipment.repository';
import { changeShipmentState } from './shipment-state.service';

type Context = Pick<AppContext, 'db' | 'transact'>;

/**
 * The organisation sent a doctors' parcel on, and so all that is in it and had come that far, a blocked doctor's too: the
 * parcel is on its way, whoever is waiting for it (SM-02).
 * @throws PortalError 'notFound'; 'notShippedYet' before the parcel came; 'alreadySentOn'; 'validation' for courier and airway bill
 */
export async function sendShipmentOn(
  { db, transact }: Context,
  who: Person,
  uuid: string,
  lastMile: LastMile,
): Promise<Shipment> {
  const scope: ShipmentScope = { companyId: who.companyId, side: 'doctor' };
  await transact(async (unit) => {
    const parcel = await lockedParcel(unit, scope, uuid);
    await sendParcelOn(unit, parcel, await parseCourierDetails(unit.tx, lastMile), clientActor(who));
  });
  return getShipment(db, scope, uuid);
}

/**
 * The same for several parcels. Each is a transaction of its own: a parcel that cannot be sent on, perhaps as a colleague has just done
 * so, does not keep the others, and the answer says why.
 */
export async function sendShipmentsOn(
  ctx: Context,
  who: Person,
  { courierId, shipments }: LastMiles,
): Promise<CallReply<'PUT /dso/shipment/lastmile'>> {
  const results: CallReply<'PUT /dso/shipment/lastmile'>['results'] = [];
  for (const { uuid, ...own } of shipments) {
    try {
      const lastMile = { ...(courierId !== undefined && { courierId }), ...own };
      results.push({ uuid, shipment: await sendShipmentOn(ctx, who, uuid, lastMile), refusal: null });
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      results.push({ uuid, shipment: null, refusal: toErrorReply(error).body });
    }
  }
  return { results };
}

/**
 * What was said of its arrival was of the first way: on the last one nobody has said anything yet. It stays where it was said of the
 * last way of a case that went before, and of a parcel straight to the doctor, which has one way, that this ends.
 */
export function sendParcelOn(
  unit: UnitOfWork,
  parcel: LockedParcel,
  { note, courierId, airwayBillNumber }: CourierDetails,
  by: CaseActor,
): Promise<void> {
  return changeShipmentState(unit, parcel, 'lastMile', by, {
    note,
    fields: {
      lastMileAt: new Date(),
      lastMileCourierId: courierId,
      lastMileAirwayBill: airwayBillNumber,
      ...(!goesStraight(parcel.row) && !isSaidOfLastWay(parcel) && NOT_ARRIVED),
    },
  });
}

/** Whether what was said last is of a case, or of a request for it, that had been sent on by itself by then. */
function isSaidOfLastWay({ row, cases, requests }: LockedParcel): boolean {
  const { arrivalAt, arrivalCaseId } = row;
  if (arrivalAt === null || arrivalCaseId === null) return false;
  return [
    ...cases.filter(({ id }) => id === arrivalCaseId),
    ...requests.filter(({ caseId }) => caseId === arrivalCaseId),
  ].some(({ lastMileAt }) => lastMileAt !== null && lastMileAt < arrivalAt);
}

const NOT_ARRIVED = {
  arrival: null,
  arrivalAt: null,
  arrivalNote: null,
  arrivalByName: null,
  arrivalCaseId: null,
};

/** What went by different couriers or airway bills keeps its own: one of them would lead the others to a stranger's parcel. */
const APART: CourierDetails = { courierId: null, airwayBillNumber: null, note: null };

/**
 * With the last of what is in a parcel the parcel itself was sent on.
 * @param parcel with what is in it as it is by now
 * @returns whether the parcel, too, went this way now
 */
export async function sendOnWhenEmpty(
  unit: UnitOfWork,
  parcel: LockedParcel,
  way: CourierDetails,
  by: CaseActor,
): Promise<boolean> {
  const { row, cases, requests } = parcel;
  if (row.lastMileAt !== null || row.status !== 'SHIPPED') return false;
  const isWaiting =
    cases.some(
      ({ found, isForRequest, isInLater }) =>
        !isForRequest && !isInLater && found.row.status === 'FIRST_MILE_SHIPPED',
    ) || requests.some(({ status }) => status === 'FIRST_MILE_SHIPPED');
  if (isWaiting) return false;
  const isOfAll = isWayOfAll(parcel, way);
  await sendParcelOn(unit, parcel, isOfAll ? way : APART, by);
  return isOfAll;
}

/** A case that came with a later parcel before it was sent on from this one goes the way of that. */
function isWayOfAll(
  { cases, requests }: LockedParcel,
  { courierId, airwayBillNumber }: CourierDetails,
): boolean {
  const own = cases.filter(
    ({ isForRequest, isInLater, lastMileAt }) => !isForRequest && !(isInLater && lastMileAt === null),
  );
  return [...own, ...requests].every(
    (one) => one.lastMileCourierId === courierId && one.lastMileAirwayBill === airwayBillNumber,
  );
}

import type { Case, LastMile } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import type { UnitOfWork } from '../../../db/unit-of-work';
import { parseCourierDetails, type CourierDetails } from '../../shipment/courier.policy';
import { listShipmentCases } from '../../shipment/shipment-state.repository';
import { changeShipmentState, lockedShipment } from '../../shipment/shipment-state.service';
import { clientActor, type CaseActor } from '../case-actor';
import { getCase } from '../case.service';
import { countOnFirstMile, findParcelOfCase } from './case-last-mile.repository';
import { changeCaseState, getCaseForUpdate } from './case-state.service';
import type { CaseOfPerson } from './case-action.service';

/**
 * The organisation sent a case on to its doctor (CA-12). With the last case of a parcel the parcel itself was sent on.
 * @throws PortalError 'notFound'; 'doctorBlocked'; 'notAllowedNow' unless the case is on its first mile; 'validation' for
 * the courier
 */
export async function sendCaseOn(
  { db, transact }: Pick<AppContext, 'db' | 'transact'>,
  { who, scope, uuid }: CaseOfPerson,
  lastMile: LastMile,
): Promise<Case> {
  await transact(async (unit) => {
    const way = await parseCourierDetails(unit.tx, lastMile);
    const by = clientActor(who);
    const note = way.note === null ? {} : { note: way.note };
    const { id } = await changeCaseState(
      unit,
      await getCaseForUpdate(unit, scope, uuid),
      'lastMileShipped',
      by,
      note,
    );
    await closeParcel(unit, id, way, by);
  });
  return getCase(db, scope, uuid);
}

/** The parcel is held before its cases are counted: of two that come last together, the second sees the first. */
async function closeParcel(
  unit: UnitOfWork,
  caseId: number,
  way: CourierDetails,
  by: CaseActor,
): Promise<void> {
  const parcelUuid = await findParcelOfCase(unit.tx, caseId);
  if (parcelUuid === null) return;
  const parcel = await lockedShipment(unit, 'provider', parcelUuid);
  if (parcel.lastMileAt !== null || parcel.status !== 'SHIPPED') return;
  const cases = await listShipmentCases(unit.tx, parcel.id);
  const here = cases.filter(({ isInLater }) => !isInLater).map(({ id }) => id);
  if ((await countOnFirstMile(unit.tx, here)) > 0) return;
  await changeShipmentState(unit, parcel, 'lastMile', by, {
    note: way.note,
    fields: {
      lastMileAt: new Date(),
      lastMileCourierId: way.courierId,
      lastMileAirwayBill: way.airwayBillNumber,
    },
  });
}

import type { Case, LastMile } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { parseCourierDetails } from '../courier/courier.policy';
import type { CaseActor } from '../case/case-actor';
import type { CaseScope } from '../case/case-scope';
import { getCase } from '../case/case.service';
import { changeCaseState, getCaseForUpdate } from '../case/state/case-state.service';
import { findParcelOfCase, writeOwnLastMile } from './shipment-state.repository';
import { lockedParcel } from './locked-parcel';
import { sendOnWhenEmpty } from './last-mile.service';

/** A case that goes on to its doctor, and who says so: the organisation, the provider where it does not, or time. */
export interface CaseToSendOn {
  readonly scope: CaseScope;
  readonly uuid: string;
  readonly by: CaseActor;
}

/**
 * A case was sent on to its doctor (CA-12).
 * @throws PortalError as sendCaseOnIn
 */
export async function sendCaseOn(
  { db, transact }: Pick<AppContext, 'db' | 'transact'>,
  asked: CaseToSendOn,
  lastMile: LastMile,
): Promise<Case> {
  await transact((unit) => sendCaseOnIn(unit, asked, lastMile));
  return getCase(db, asked.scope, asked.uuid);
}

/**
 * The case keeps its own courier and airway bill: others of its parcel go by others. With the last of what is in a parcel the parcel
 * itself was sent on, and keeps them where all of it went by them.
 * @throws PortalError 'notFound'; 'doctorBlocked' for the company's people; 'notAllowedNow' unless the case is on its first mile;
 * 'validation' for courier and airway bill
 */
export async function sendCaseOnIn(
  unit: UnitOfWork,
  { scope, uuid, by }: CaseToSendOn,
  lastMile: LastMile,
): Promise<void> {
  // Held with all that is in it before the case, so that several cases of one parcel do not wait for each other in a circle.
  const parcelUuid = await findParcelOfCase(unit.tx, scope, uuid);
  const parcel = parcelUuid === null ? null : await lockedParcel(unit, 'provider', parcelUuid);
  const found = await getCaseForUpdate(unit, scope, uuid);
  const way = await parseCourierDetails(unit.tx, lastMile);
  const note = way.note === null ? {} : { note: way.note };
  const row = await changeCaseState(unit, found, 'lastMileShipped', by, note);
  if (!parcel) return;
  const own = {
    lastMileAt: new Date(),
    lastMileCourierId: way.courierId,
    lastMileAirwayBill: way.airwayBillNumber,
  };
  const cases = parcel.cases.map((one) =>
    one.id === row.id ? { ...one, ...own, found: { ...found, row } } : one,
  );
  const isOfParcel = await sendOnWhenEmpty(unit, { ...parcel, cases }, way, by);
  if (!isOfParcel) await writeOwnLastMile(unit.tx, { shipmentId: parcel.row.id, caseId: row.id }, own);
}

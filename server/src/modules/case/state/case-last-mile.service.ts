import type { Case, LastMile } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { parseCourierDetails } from '../../shipment/courier.policy';
import { sendOnWhenEmpty } from '../../shipment/last-mile.service';
import { lockedParcel } from '../../shipment/locked-parcel';
import { findParcelOfCase } from '../../shipment/shipment-state.repository';
import { clientActor } from '../case-actor';
import { getCase } from '../case.service';
import { changeCaseState, getCaseForUpdate } from './case-state.service';
import type { CaseOfPerson } from './case-action.service';

/**
 * The organisation sent a case on to its doctor (CA-12). With the last of what is in a parcel the parcel itself was sent on.
 * @throws PortalError 'notFound'; 'doctorBlocked'; 'notAllowedNow' unless the case is on its first mile; 'validation' for
 * courier and airway bill
 */
export async function sendCaseOn(
  { db, transact }: Pick<AppContext, 'db' | 'transact'>,
  { who, scope, uuid }: CaseOfPerson,
  lastMile: LastMile,
): Promise<Case> {
  await transact(async (unit) => {
    // Held with all that is in it before the case, so that several cases of one parcel do not wait for each other in a circle.
    const parcelUuid = await findParcelOfCase(unit.tx, scope, uuid);
    const parcel = parcelUuid === null ? null : await lockedParcel(unit, 'provider', parcelUuid);
    const found = await getCaseForUpdate(unit, scope, uuid);
    const way = await parseCourierDetails(unit.tx, lastMile);
    const by = clientActor(who);
    const note = way.note === null ? {} : { note: way.note };
    const row = await changeCaseState(unit, found, 'lastMileShipped', by, note);
    if (!parcel) return;
    const cases = parcel.cases.map((one) => (one.id === row.id ? { ...one, found: { ...found, row } } : one));
    await sendOnWhenEmpty(unit, { ...parcel, cases }, way, by);
  });
  return getCase(db, scope, uuid);
}

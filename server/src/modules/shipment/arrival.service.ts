import { ARRIVAL_ACTIONS, type ArrivalReport, type Locale, type Shipment } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { fieldRefusal } from '../../refusals';
import type { Person } from '../../person';
import { clientActor } from '../case/case-actor';
import { writeAsPerson } from '../chat/chat.service';
import { findCourier } from '../courier/courier.repository';
import { arrivalText } from './arrival-texts';
import { findChosenLocale } from './arrival.repository';
import { lockedParcel, type LockedParcel } from './locked-parcel';
import type { ShipmentScope } from './shipment.repository';
import { getShipment } from './shipment.service';
import { changeShipmentState } from './shipment-state.service';

interface Reported {
  readonly who: Person;
  readonly scope: ShipmentScope;
  readonly uuid: string;
  readonly report: ArrivalReport;
  /** The language of the person's browser: what is written into the chat is in it, unless they chose another. */
  readonly locale: Locale | null;
}

/**
 * Who waited for a parcel says that it has arrived, is missing or is not what it should be. What is wrong is told the provider in the
 * chat of a case in it, by the person, in the same transaction.
 * @throws PortalError 'notFound'; 'notShippedYet'; 'alreadyReported'; 'companyBlocked'; 'validation' for a case that the parcel does
 * not have
 */
export async function reportArrival(
  { db, transact }: Pick<AppContext, 'db' | 'transact'>,
  { who, scope, uuid, report, locale }: Reported,
): Promise<Shipment> {
  const note = report.note?.trim() ?? null;
  await transact(async (unit) => {
    const parcel = await lockedParcel(unit, scope, uuid);
    const room = report.arrival === 'ARRIVED' ? null : roomOf(parcel, report.caseUuid);
    await changeShipmentState(unit, parcel, ARRIVAL_ACTIONS[report.arrival], clientActor(who), {
      note,
      noteOf: room?.id ?? null,
      fields: {
        arrival: report.arrival,
        arrivalAt: new Date(),
        arrivalNote: note,
        arrivalByName: who.name,
        arrivalCaseId: room?.id ?? null,
      },
    });
    if (report.arrival === 'ARRIVED' || !room) return;
    const { row } = parcel;
    // A case that was sent on by itself has a way of its own.
    const last = [room, row].find(({ lastMileAt }) => lastMileAt !== null);
    const courierId = last ? last.lastMileCourierId : row.courierId;
    const named = {
      identifier: row.identifier,
      courier: courierId === null ? null : await findCourier(unit.tx, courierId),
      airwayBillNumber: last ? last.lastMileAirwayBill : row.airwayBillNumber,
    };
    const language = (await findChosenLocale(unit.tx, who.contactId)) ?? locale ?? 'en';
    await writeAsPerson(unit, who, room.uuid, arrivalText(language, report.arrival, named, note));
  });
  return getShipment(db, scope, uuid);
}

/** @throws PortalError 'validation' for a case that the parcel does not have */
function roomOf({ cases }: LockedParcel, caseUuid: string | undefined) {
  const open = cases.find(({ found: { row } }) => row.erasedAt === null) ?? cases[0];
  const found = caseUuid === undefined ? open : cases.find(({ uuid }) => uuid === caseUuid);
  if (!found) throw fieldRefusal({ caseUuid: 'notInParcel' });
  return found;
}

import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import {
  batch,
  caseAsset,
  caseErasure,
  caseHistory,
  chatMessage,
  chatMessageFile,
  chatRoom,
  chatUpload,
  contact,
  courier,
  doctor,
  plan,
  planPin,
  productionOrder,
  refinement,
  rejectReason,
  serviceRequest,
  shipment,
  shipmentCase,
  storedFile,
} from '../../../db/schema';
import type { CaseRow } from '../../case/state/case-state.repository';

/** Every row that is about a case, by what people call its kind; the oldest first. */
export async function readRowsOfCase(db: Db, { id }: Pick<CaseRow, 'id'>) {
  const messages = await db
    .select({ row: chatMessage })
    .from(chatMessage)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
    .where(eq(chatRoom.caseId, id))
    .orderBy(asc(chatMessage.number));
  const furtherFiles = await db
    .select({ row: chatMessageFile })
    .from(chatMessageFile)
    .innerJoin(chatMessage, eq(chatMessage.id, chatMessageFile.messageId))
    .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
    .where(eq(chatRoom.caseId, id))
    .orderBy(asc(chatMessageFile.position));
  const parcels = await db
    .select({ row: shipment, own: shipmentCase })
    .from(shipment)
    .innerJoin(shipmentCase, eq(shipmentCase.shipmentId, shipment.id))
    .where(eq(shipmentCase.caseId, id))
    .orderBy(asc(shipment.id));
  return {
    history: await db
      .select()
      .from(caseHistory)
      .where(eq(caseHistory.caseId, id))
      .orderBy(asc(caseHistory.id)),
    plans: await db.select().from(plan).where(eq(plan.caseId, id)).orderBy(asc(plan.number)),
    planPins: (
      await db
        .select({ row: planPin })
        .from(planPin)
        .innerJoin(plan, eq(plan.id, planPin.planId))
        .where(eq(plan.caseId, id))
        .orderBy(asc(planPin.id))
    ).map(({ row }) => row),
    refinements: await db
      .select()
      .from(refinement)
      .where(eq(refinement.caseId, id))
      .orderBy(asc(refinement.id)),
    batches: await db.select().from(batch).where(eq(batch.caseId, id)).orderBy(asc(batch.id)),
    orders: await db
      .select()
      .from(productionOrder)
      .where(eq(productionOrder.caseId, id))
      .orderBy(asc(productionOrder.id)),
    requests: await db
      .select()
      .from(serviceRequest)
      .where(eq(serviceRequest.caseId, id))
      .orderBy(asc(serviceRequest.id)),
    shipments: parcels.map(({ row, own }) => ({
      ...row,
      ...(own.lastMileAt !== null && lastMileOf(own)),
      ...(isOfOther(row, id) && { arrivalNote: null }),
    })),
    records: await db.select().from(caseAsset).where(eq(caseAsset.caseId, id)).orderBy(asc(caseAsset.id)),
    messages: messages.map(({ row }) => row),
    furtherFiles: furtherFiles.map(({ row }) => row),
    chatFiles: await db
      .select()
      .from(storedFile)
      .where(eq(storedFile.caseId, id))
      .orderBy(asc(storedFile.createdAt), asc(storedFile.key)),
    announcedFiles: await db
      .select()
      .from(chatUpload)
      .where(eq(chatUpload.caseId, id))
      .orderBy(asc(chatUpload.id)),
    erasures: await db
      .select()
      .from(caseErasure)
      .where(eq(caseErasure.caseId, id))
      .orderBy(asc(caseErasure.id)),
  };
}

/** Of a case that was sent on by itself; its parcel's is of others. */
function lastMileOf({ lastMileAt, lastMileCourierId, lastMileAirwayBill }: typeof shipmentCase.$inferSelect) {
  return { lastMileAt, lastMileCourierId, lastMileAirwayBill };
}

/** What is noted in a report on another case of the parcel is about another patient. */
function isOfOther({ arrivalCaseId }: typeof shipment.$inferSelect, caseId: number): boolean {
  return arrivalCaseId !== null && arrivalCaseId !== caseId;
}

export type RowsOfCase = Awaited<ReturnType<typeof readRowsOfCase>>;

/** What the numbers in rows stand for, by the column without its 'Id' and the number. */
export type Names = ReadonlyMap<string, string>;

/** The names of all to whom and to what the rows of a case refer. */
export async function readNames(db: Db, row: CaseRow, rows: RowsOfCase): Promise<Names> {
  const people = [row.assignedRmId, ...rows.plans.map((one) => one.approvedById)].filter((id) => id !== null);
  const couriers = await db.select().from(courier);
  const reasons = await db.select().from(rejectReason);
  const doctors =
    row.doctorId === null ? [] : await db.select().from(doctor).where(eq(doctor.id, row.doctorId));
  const contacts =
    people.length === 0 ? [] : await db.select().from(contact).where(inArray(contact.id, people));
  const named = <T extends { id: number }>(kind: string, list: readonly T[], name: (one: T) => string) =>
    list.map((one): [string, string] => [`${kind}:${one.id}`, name(one)]);
  const byIdentifier = ({ identifier }: { identifier: string }): string => identifier;
  const byNumber = ({ number }: { number: number | string }): string => String(number);
  return new Map([
    ...named('courier', couriers, ({ title }) => title),
    ...named('lastMileCourier', couriers, ({ title }) => title),
    ...named('rejectReason', reasons, ({ title }) => title),
    ...named('doctor', doctors, ({ name }) => name),
    ...named('assignedRm', contacts, ({ name }) => name),
    ...named('approvedBy', contacts, ({ name }) => name),
    ...named('plan', rows.plans, byNumber),
    ...named('refinement', rows.refinements, byNumber),
    ...named('batch', rows.batches, byNumber),
    ...named('request', rows.requests, byIdentifier),
    ...named('shipment', rows.shipments, byIdentifier),
  ]);
}

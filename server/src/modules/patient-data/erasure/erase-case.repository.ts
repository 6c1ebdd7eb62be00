import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import {
  caseAsset,
  caseHistory,
  chatMessage,
  chatRoom,
  chatUpload,
  dentalCase,
  mailOutbox,
  plan,
  planPin,
  productionOrder,
  refinement,
  serviceRequest,
  shipment,
  shipmentCase,
  storedFile,
} from '../../../db/schema';

/** The files of a case, in whatever state they are; the transaction holds the case. */
export async function listFilesOfCase(tx: Db, caseId: number) {
  const records = await tx.select().from(caseAsset).where(eq(caseAsset.caseId, caseId));
  const chatFiles = await tx.select().from(storedFile).where(eq(storedFile.caseId, caseId));
  const uploads = await tx.select().from(chatUpload).where(eq(chatUpload.caseId, caseId));
  return { records, chatFiles, uploads };
}

export async function countMessages(tx: Db, caseId: number): Promise<number> {
  const [row] = await tx
    .select({ messages: count() })
    .from(chatMessage)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
    .where(eq(chatRoom.caseId, caseId));
  return row?.messages ?? 0;
}

/** Removes the rows of a case that are about its patient as a whole: the chat with its files, the records, mails that wait,
 * comments on its plans.
 */
export async function deletePatientRows(tx: Db, caseId: number): Promise<void> {
  // Its messages go with it, and name the files.
  await tx.delete(chatRoom).where(eq(chatRoom.caseId, caseId));
  await tx.delete(chatUpload).where(eq(chatUpload.caseId, caseId));
  await tx.delete(storedFile).where(eq(storedFile.caseId, caseId));
  await tx.delete(planPin).where(inArray(planPin.planId, plansOf(tx, caseId)));
  await tx.delete(caseAsset).where(eq(caseAsset.caseId, caseId));
  await tx.delete(mailOutbox).where(eq(mailOutbox.caseId, caseId));
}

/**
 * Empties what is written by hand in the rows that stay, and what says how the patient is treated. Identifiers, dates, statuses,
 * numbers and the names of those who worked on the case stay.
 */
export async function emptyPatientFields(tx: Db, caseId: number, now: Date): Promise<void> {
  await tx.update(caseHistory).set({ note: null }).where(eq(caseHistory.caseId, caseId));
  await tx.update(plan).set({ note: null, rejectReason: null, details: null }).where(eq(plan.caseId, caseId));
  // Of the case itself they are the days of its appointments.
  await tx
    .update(caseHistory)
    .set({ subjectFrom: null, subjectTo: null })
    .where(and(eq(caseHistory.caseId, caseId), eq(caseHistory.subject, 'case')));
  await tx
    .update(refinement)
    .set({ reason: null, note: null, refuseReason: null })
    .where(eq(refinement.caseId, caseId));
  await tx
    .update(productionOrder)
    .set({ rejectReason: null, making: null })
    .where(eq(productionOrder.caseId, caseId));
  await tx
    .update(serviceRequest)
    .set({ note: null, rejectNote: null, making: null })
    .where(eq(serviceRequest.caseId, caseId));
  await tx
    .update(shipment)
    .set({ arrivalNote: null })
    .where(
      and(
        inArray(shipment.id, parcelsOf(tx, caseId)),
        // One that names no case may be about any of them.
        or(eq(shipment.arrivalCaseId, caseId), isNull(shipment.arrivalCaseId)),
      ),
    );
  await tx
    .update(dentalCase)
    .set({
      patientName: '',
      clientReferenceId: null,
      rejectReason: null,
      impressionType: null,
      patientType: null,
      arch: null,
      trimLine: null,
      offset: null,
      material: null,
      teeth: null,
      prescription: null,
      notes: null,
      customFields: null,
      dueOn: null,
      appointmentOn: null,
      changedBy: null,
      erasedAt: now,
      updatedAt: now,
      version: sql`${dentalCase.version} + 1`,
    })
    .where(eq(dentalCase.id, caseId));
}

function plansOf(tx: Db, caseId: number) {
  return tx.select({ id: plan.id }).from(plan).where(eq(plan.caseId, caseId));
}

function parcelsOf(tx: Db, caseId: number) {
  return tx.select({ id: shipmentCase.shipmentId }).from(shipmentCase).where(eq(shipmentCase.caseId, caseId));
}

/**
 * Removes what was answered to presses about a case: whatever names the case or one of its files. A press that comes again does nothing
 * all the same: nothing is done any more with a case whose patient data is gone.
 */
export async function deleteKeptAnswers(tx: Db, companyId: number, names: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from idempotency_key as one using (
      select distinct owner, key from idempotency_key
      where (company_id = ${companyId} or company_id is null) and exists (
        select from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name
        where strpos(coalesce(answer, ''), name) > 0
          or position(convert_to(name, 'UTF8') in decode(coalesce(result, ''), 'base64')) > 0)
    ) as told
    where one.owner = told.owner and one.key = told.key`);
}

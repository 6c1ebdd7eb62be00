import {
  LATER_HISTORY_LABELS,
  type Case,
  type CaseHistoryEntry,
  type HistoryAction,
} from '@portal/shared/contract';
import type { caseHistory } from '../../db/schema';
import { toMadeWith } from '../configuration/making.mapper';
import type { CaseRecord, OneCaseRecord } from './case.repository';

/** A case as calls answer it. */
export function toCase({ row, doctor, assignedRm }: CaseRecord): Case {
  return {
    uuid: row.uuid,
    identifier: row.identifier,
    patientName: row.patientName,
    clientReferenceId: row.clientReferenceId,
    side: row.side,
    status: row.status,
    statusSince: row.statusSince.toISOString(),
    rejectReason: row.rejectReason,
    hasRefinements: row.hasRefinements,
    returnsTo: row.returnsTo,
    workflow: row.workflow,
    withTs: row.withTs,
    productId: row.productId,
    impressionType: row.impressionType,
    packageType: row.packageType,
    patientType: row.patientType,
    arch: row.arch,
    trimLine: row.trimLine,
    offset: row.offset,
    material: row.material,
    teeth: row.teeth,
    prescription: row.prescription,
    notes: row.notes,
    customFields: row.customFields,
    doctor,
    assignedRm,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    dueOn: row.dueOn,
    appointmentOn: row.appointmentOn,
    changedBy: row.changedBy,
    erasedAt: row.erasedAt?.toISOString() ?? null,
  };
}

/** A case by itself: also what it is made with, when its patient data goes and, for the provider, whose it is. */
export function toOneCase(record: OneCaseRecord, isForProvider: boolean): Case {
  const { making, company, erasesAt } = record;
  return {
    ...toCase(record),
    madeWith: toMadeWith(making),
    erasesAt: erasesAt?.toISOString() ?? null,
    ...(isForProvider && { company }),
  };
}

type LaterLabel = keyof typeof LATER_HISTORY_LABELS;

/** An entry of history as calls answer it. */
export function toHistoryEntry(row: typeof caseHistory.$inferSelect): CaseHistoryEntry {
  const { uuid, subject, subjectUuid, subjectLabel, subjectFrom, subjectTo } = row;
  const { action: label, actor, actorName, fromStatus, toStatus, note } = row;
  return {
    uuid,
    subject,
    subjectUuid,
    subjectLabel,
    subjectFrom,
    subjectTo,
    action:
      label in LATER_HISTORY_LABELS ? LATER_HISTORY_LABELS[label as LaterLabel] : (label as HistoryAction),
    label,
    actor,
    actorName,
    fromStatus,
    toStatus,
    note,
    createdAt: row.createdAt.toISOString(),
  };
}

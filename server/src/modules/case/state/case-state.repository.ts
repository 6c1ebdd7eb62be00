import type {
  CaseFacts,
  CaseStatus,
  DoctorStatus,
  HistoryLabel,
  HistorySubject,
  Workflow,
} from '@portal/shared/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { caseHistory, company, companyConfiguration, dentalCase, doctor } from '../../../db/schema';
import type { CaseActor } from '../case-actor';
import { inScope, type CaseScope } from '../case-scope';

export type CaseRow = typeof dentalCase.$inferSelect;

/** A case with what decides about its transitions. */
export interface LockedCase {
  readonly row: CaseRow;
  readonly companyUuid: string;
  /** The case's own since it was submitted; before, the company's. */
  readonly workflow: Workflow;
  /** The company's as it is now: what is begun now goes by it. */
  readonly companyWorkflow: Workflow;
  readonly needsTwoApprovers: boolean;
  readonly isPackageTypeEnabled: boolean;
  readonly isPatientTypeAllowed: boolean;
  readonly isCustomFieldAllowed: boolean;
  /** Of the doctor whose case it is; null for a clinic's own. */
  readonly doctorStatus: DoctorStatus | null;
}

/** What the table of transitions asks about a case. */
export function factsOf({ row, workflow }: Pick<LockedCase, 'row' | 'workflow'>): CaseFacts {
  const { withTs, side, productId, impressionType, hasRefinements, returnsTo } = row;
  return { workflow, withTs, side, productId, impressionType, hasRefinements, returnsTo };
}

/** Reads a case and holds it until the transaction ends, so that two changes come one after the other. */
export async function selectCaseForUpdate(
  tx: Db,
  scope: CaseScope,
  caseUuid: string,
): Promise<LockedCase | null> {
  const [found] = await tx
    .select({
      row: dentalCase,
      companyUuid: company.uuid,
      configuration: companyConfiguration,
      doctorStatus: doctor.status,
    })
    .from(dentalCase)
    .innerJoin(company, eq(company.id, dentalCase.companyId))
    .leftJoin(companyConfiguration, eq(companyConfiguration.companyId, dentalCase.companyId))
    .leftJoin(doctor, eq(doctor.id, dentalCase.doctorId))
    .where(and(eq(dentalCase.uuid, caseUuid), inScope(scope)))
    .for('update', { of: dentalCase });
  if (!found) return null;
  const { row, companyUuid, configuration, doctorStatus } = found;
  const companyWorkflow = configuration?.workflow ?? 'ONE_STEP';
  return {
    row,
    companyUuid,
    workflow: row.workflow ?? workflowBefore(row.status, companyWorkflow),
    companyWorkflow,
    needsTwoApprovers: configuration?.needsTwoApprovers ?? false,
    isPackageTypeEnabled: configuration?.isPackageTypeEnabled ?? false,
    isPatientTypeAllowed: configuration?.isPatientTypeAllowed ?? false,
    isCustomFieldAllowed: configuration?.isCustomFieldAllowed ?? false,
    doctorStatus,
  };
}

/**
 * The workflow of a case that has none of its own: a draft's is the company's, and so is that of a case which a server of before
 * submitted, unless it waits where only another workflow leads to.
 */
function workflowBefore(status: CaseStatus, ofCompany: Workflow): Workflow {
  if (status === 'IN_CLEARANCE' || status === 'UNCLEARED_FOR_MFG') return 'TWO_STEPS';
  return status === 'IN_CUSTOMER_APPPROVE' && ofCompany === 'ZERO_STEP' ? 'ONE_STEP' : ofCompany;
}

/** Columns that a change of state may set besides the status itself. */
export type StateFields = Partial<
  Pick<
    typeof dentalCase.$inferInsert,
    'rejectReason' | 'submittedAt' | 'hasRefinements' | 'returnsTo' | 'workflow'
  >
>;

export async function writeStatus(
  tx: Db,
  caseId: number,
  status: CaseStatus,
  fields: StateFields,
): Promise<CaseRow> {
  const [row] = await tx
    .update(dentalCase)
    .set({
      ...fields,
      status,
      statusSince: new Date(),
      updatedAt: new Date(),
      version: sql`${dentalCase.version} + 1`,
    })
    .where(eq(dentalCase.id, caseId))
    .returning();
  if (!row) throw new Error('The locked case is gone');
  return row;
}

export async function insertHistory(tx: Db, entry: typeof caseHistory.$inferInsert): Promise<void> {
  await tx.insert(caseHistory).values(entry);
}

/** Whether the physical impressions of a case have ever come to the provider. */
export async function haveImpressionsArrived(tx: Db, caseId: number): Promise<boolean> {
  const { id, action } = caseHistory;
  const rows = await tx
    .select({ id })
    .from(caseHistory)
    .where(and(eq(caseHistory.caseId, caseId), eq(action, 'impressionsReceived')))
    .limit(1);
  return rows.length > 0;
}

const HOUR_MS = 3_600_000;

/** Writes that a case's data was changed, once an hour for one person: a page saves itself every second while somebody types. */
export async function writeChanged(tx: Db, caseId: number, { actor, name }: CaseActor): Promise<void> {
  const [newest] = await tx
    .select()
    .from(caseHistory)
    .where(eq(caseHistory.caseId, caseId))
    .orderBy(desc(caseHistory.id))
    .limit(1);
  const isSaid =
    newest?.action === 'changed' &&
    newest.note === null &&
    newest.actor === actor &&
    newest.actorName === name &&
    newest.createdAt.getTime() > Date.now() - HOUR_MS;
  if (!isSaid) await insertHistory(tx, { caseId, action: 'changed', actor, actorName: name });
}

/** What happened to a record that belongs to a case. */
export interface RecordChange {
  readonly caseId: number;
  readonly subject: Exclude<HistorySubject, 'case'>;
  readonly subjectUuid: string;
  /** As people call it: a plan's number, the identifier of an order, a request or a shipment. */
  readonly subjectLabel: string;
  readonly from: string | null;
  readonly to: string;
  readonly action: HistoryLabel;
  readonly by: CaseActor;
  readonly note?: string | null;
}

/** Writes a change of a plan, an order, a request or a shipment into the history of its case (CA-15). */
export async function writeRecordHistory(tx: Db, change: RecordChange): Promise<void> {
  const { caseId, subject, subjectUuid, subjectLabel, from, to, action, by, note } = change;
  await insertHistory(tx, {
    caseId,
    subject,
    subjectUuid,
    subjectLabel,
    subjectFrom: from,
    subjectTo: to,
    action,
    actor: by.actor,
    actorName: by.name,
    note: note ?? null,
  });
}

import { isErasable, LIMITS, type PatientCase, type PatientCases } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import type { Db } from '../../../db/client';
import { fieldRefusal, refusal } from '../../../refusals';
import { toEntry } from '../../audit/audit-trail';
import { currentTraces } from '../../audit/audited-call';
import type { CaseScope } from '../../case/case-scope';
import { findCase } from '../../case/case.repository';
import type { CaseRow } from '../../case/state/case-state.repository';
import { listCasesOfName, type PatientCaseRecord } from './patient-cases.repository';

type Context = Pick<AppContext, 'db' | 'audit' | 'config'>;

/**
 * The cases that may be of the same patient as a case. The portal knows a patient by the name alone, so somebody who knows them has to
 * say which of these are theirs (docs/adr/0024-patient-data.md).
 * @throws PortalError 'notFound'
 */
export async function getPatientCases(ctx: Context, scope: CaseScope, uuid: string): Promise<PatientCases> {
  const { anchor, records } = await findPatientCases(ctx.db, scope, uuid);
  await recordLook(ctx, [anchor]);
  return {
    cases: records.slice(0, LIMITS.patientCases).map((record) => toPatientCase(record, anchor)),
    hasMore: records.length > LIMITS.patientCases,
    waitDays: ctx.config.erasureWaitDays,
  };
}

/**
 * Those of a patient's cases that somebody says, or the suggested ones; that of `uuid` is always the first.
 * @throws PortalError 'notFound'; 'validation' for a case that has not the patient's name, and without that of `uuid`
 */
export async function choosePatientCases(
  db: Db,
  scope: CaseScope,
  uuid: string,
  chosen?: readonly string[],
): Promise<CaseRow[]> {
  const { anchor, records } = await findPatientCases(db, scope, uuid);
  const rows = records.slice(0, LIMITS.patientCases).map(({ row }) => row);
  if (!chosen) return rows.filter((row) => isSuggested(row, anchor));
  const wanted = new Set(chosen.map((one) => one.toLowerCase()));
  const found = rows.filter((row) => wanted.has(row.uuid));
  if (found.length !== wanted.size || !wanted.has(anchor.uuid)) throw fieldRefusal({ cases: 'otherPatient' });
  return found;
}

/** Who looks at a patient is on record before the answer, at each of the cases. */
export async function recordLook({ audit }: Pick<Context, 'audit'>, rows: readonly CaseRow[]): Promise<void> {
  const call = currentTraces()?.call;
  if (!call) throw new Error('Patient data is looked at outside of a call');
  for (const { uuid, companyId } of rows) await audit.read(toEntry(call, companyId, uuid));
}

async function findPatientCases(
  db: Db,
  scope: CaseScope,
  uuid: string,
): Promise<{ anchor: CaseRow; records: PatientCaseRecord[] }> {
  const found = await findCase(db, scope, uuid);
  if (!found) throw refusal('notFound', { record: 'case' });
  const anchor = found.row;
  return { anchor, records: await listCasesOfName(db, anchor, LIMITS.patientCases + 1) };
}

/**
 * Two patients of one name have other doctors or other references. Where there is no reference nothing tells them apart, so somebody
 * who knows them has to.
 */
function isSuggested(row: CaseRow, anchor: CaseRow): boolean {
  const reference = anchor.clientReferenceId?.trim() ?? '';
  const isSame = row.doctorId === anchor.doctorId && row.clientReferenceId?.trim() === reference;
  return row.id === anchor.id || (reference !== '' && isSame);
}

function toPatientCase(
  { row, doctorName, hasOpenRequest, hasAskedRefinement, erasureDueAt, isErasureByPortal }: PatientCaseRecord,
  anchor: CaseRow,
): PatientCase {
  const { uuid, identifier, side, status, productId, clientReferenceId, createdAt, erasedAt } = row;
  return {
    ...{ uuid, identifier, side, status, productId, clientReferenceId, doctorName },
    createdAt: createdAt.toISOString(),
    isSuggested: isSuggested(row, anchor),
    isErasable: erasedAt === null && isErasable(status) && !hasOpenRequest && !hasAskedRefinement,
    erasureDueAt: erasureDueAt?.toISOString() ?? null,
    isErasureByPortal,
  };
}

import type { CaseStatus } from '@portal/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { caseHistory, company, companyConfiguration, dentalCase } from '../../db/schema';
import { inScope, type CaseScope } from './case-scope';

export type CaseRow = typeof dentalCase.$inferSelect;

/** A case with what decides about its transitions. */
export interface LockedCase {
  readonly row: CaseRow;
  readonly companyUuid: string;
  readonly workflow: (typeof companyConfiguration.$inferSelect)['workflow'];
  readonly isPackageTypeEnabled: boolean;
  readonly isPatientTypeAllowed: boolean;
}

/** Reads a case and holds it until the transaction ends, so that two changes come one after the other. */
export async function lockCase(tx: Db, scope: CaseScope, caseUuid: string): Promise<LockedCase | null> {
  const [found] = await tx
    .select({ row: dentalCase, companyUuid: company.uuid, configuration: companyConfiguration })
    .from(dentalCase)
    .innerJoin(company, eq(company.id, dentalCase.companyId))
    .leftJoin(companyConfiguration, eq(companyConfiguration.companyId, dentalCase.companyId))
    .where(and(eq(dentalCase.uuid, caseUuid), inScope(scope)))
    .for('update', { of: dentalCase });
  if (!found) return null;
  const { row, companyUuid, configuration } = found;
  return {
    row,
    companyUuid,
    workflow: configuration?.workflow ?? 'ONE_STEP',
    isPackageTypeEnabled: configuration?.isPackageTypeEnabled ?? false,
    isPatientTypeAllowed: configuration?.isPatientTypeAllowed ?? false,
  };
}

/** Columns that a change of state may set besides the status itself. */
export type StateFields = Partial<Pick<typeof dentalCase.$inferInsert, 'rejectReason' | 'submittedAt'>>;

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

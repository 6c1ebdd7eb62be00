import type { AssetTypeKey } from '@portal/shared/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { caseAsset, company, dentalCase, plan } from '../../db/schema';

/** What the token of a viewer's link stands for; its signature speaks for the company. */
export interface ViewerClaim {
  readonly planUuid: string;
  readonly companyUuid: string;
}

export async function findViewedPlan(db: Db, { planUuid, companyUuid }: ViewerClaim) {
  const [found] = await db
    .select({
      row: plan,
      caseUuid: dentalCase.uuid,
      identifier: dentalCase.identifier,
      side: dentalCase.side,
      companyId: dentalCase.companyId,
    })
    .from(plan)
    .innerJoin(dentalCase, eq(dentalCase.id, plan.caseId))
    .innerJoin(company, eq(company.id, dentalCase.companyId))
    .where(and(eq(plan.uuid, planUuid), eq(company.uuid, companyUuid)));
  return found ?? null;
}

/** The stored files of a plan, the first one first. */
export async function listPlanFiles(db: Db, planId: number) {
  return db
    .select()
    .from(caseAsset)
    .where(and(eq(caseAsset.planId, planId), eq(caseAsset.state, 'stored')))
    .orderBy(asc(caseAsset.id));
}

/** The stored records of a case in some slots, as far as they belong to nothing else of it; the first one first. */
export async function listCaseFiles(db: Db, caseId: number, slots: readonly AssetTypeKey[]) {
  return db
    .select()
    .from(caseAsset)
    .where(
      and(
        eq(caseAsset.caseId, caseId),
        eq(caseAsset.state, 'stored'),
        inArray(caseAsset.assetType, [...slots]),
        isNull(caseAsset.requestId),
        isNull(caseAsset.batchId),
        isNull(caseAsset.planId),
      ),
    )
    .orderBy(asc(caseAsset.id));
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { company, dentalCase } from '../../../db/schema';
import { inScope, type CaseScope } from '../../case/case-scope';

/** Whose a chat's file is to be: the case of its room, and the case's company; none where the patient data was erased. */
export async function findPlaceOfChat(
  db: Db,
  scope: CaseScope,
  room: string,
): Promise<{ caseId: number; companyId: number; companyUuid: string } | null> {
  const [place] = await db
    .select({ caseId: dentalCase.id, companyId: company.id, companyUuid: company.uuid })
    .from(dentalCase)
    .innerJoin(company, eq(company.id, dentalCase.companyId))
    .where(and(eq(dentalCase.uuid, room), isNull(dentalCase.erasedAt), inScope(scope)));
  return place ?? null;
}

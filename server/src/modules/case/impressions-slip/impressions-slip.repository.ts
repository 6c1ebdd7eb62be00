import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { company, dentalCase } from '../../../db/schema';

/** What the slip of a case says; the signature of its address speaks for the company. */
export async function findSlipCase(db: Db, { caseUuid, companyUuid }: SlipClaim) {
  const [row] = await db
    .select({
      identifier: dentalCase.identifier,
      productId: dentalCase.productId,
      companyName: company.name,
      companyId: company.id,
    })
    .from(dentalCase)
    .innerJoin(company, eq(company.id, dentalCase.companyId))
    .where(and(eq(dentalCase.uuid, caseUuid), eq(company.uuid, companyUuid)));
  return row ?? null;
}

/** What the address of a slip stands for. */
export interface SlipClaim {
  readonly caseUuid: string;
  readonly companyUuid: string;
}

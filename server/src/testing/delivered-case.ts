import type { CaseStatus } from '@portal/shared/contract';
import type { AppContext } from '../app-context';
import { dentalCase, plan } from '../db/schema';

export interface DeliveredFacts {
  readonly companyId: number;
  /** With a doctor the case is on the doctors' side. */
  readonly doctorId?: number;
  readonly status?: CaseStatus;
  /** Steps of its approved plan; without them it was made without one. */
  readonly stages?: { readonly upper: number; readonly lower: number };
}

/** A case that has been made and sent, without the way there. */
export async function makeDeliveredCase(
  { db }: AppContext,
  { companyId, doctorId, status = 'SHIPPED', stages }: DeliveredFacts,
): Promise<typeof dentalCase.$inferSelect> {
  const [row] = await db
    .insert(dentalCase)
    .values({
      companyId,
      doctorId,
      status,
      side: doctorId === undefined ? 'client' : 'doctor',
      patientName: 'Ada Byron',
      productId: 'AL',
    })
    .returning();
  if (!row) throw new Error('no case');
  if (stages)
    await db.insert(plan).values({
      caseId: row.id,
      number: 1,
      status: 'APPROVED',
      upperStages: stages.upper,
      lowerStages: stages.lower,
      weeks: 2 * Math.max(stages.upper, stages.lower),
    });
  return row;
}

import { habitsOf, type CallQuery, type CallReply } from '@portal/shared/contract';
import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { AppContext } from '../../app-context';
import { caseHistory, dentalCase, doctor } from '../../db/schema';
import type { Person } from '../../person';
import { findUsualPrescription } from './usual-prescription';

type Call = 'GET /case/lastPrescription';

/** How many of the newest cases of a product are looked through: a habit that is older is no habit. */
const LOOKED_THROUGH = 200;

/**
 * The habits in the prescription of the doctor's newest submitted case of a product (CA-24). Without a doctor, of the newest own case of the
 * company that the caller submitted, by the name that its history has. With them come the company's usual answers.
 */
export async function getLastPrescription(
  { db }: AppContext,
  who: Person,
  { productId, doctorUuid }: CallQuery<Call>,
): Promise<CallReply<Call>> {
  const newest = db
    .select({
      id: dentalCase.id,
      identifier: dentalCase.identifier,
      submittedAt: dentalCase.submittedAt,
      prescription: dentalCase.prescription,
    })
    .from(dentalCase)
    .where(
      and(
        eq(dentalCase.companyId, who.companyId),
        doctorUuid ? isOfDoctor(doctorUuid) : eq(dentalCase.side, 'client'),
        eq(dentalCase.productId, productId),
        isNotNull(dentalCase.submittedAt),
      ),
    )
    .orderBy(desc(dentalCase.createdAt), desc(dentalCase.id))
    .limit(LOOKED_THROUGH)
    .as('newest');
  const [found] = await db
    .select()
    .from(newest)
    .where(and(isNotNull(newest.prescription), doctorUuid ? undefined : isSubmittedBy(who.name, newest.id)))
    .orderBy(desc(newest.submittedAt))
    .limit(1);
  const clinic = await findUsualPrescription(db, who.companyId, productId);
  if (!found?.submittedAt || !found.prescription) return { last: null, clinic };
  const { identifier, submittedAt, prescription } = found;
  return {
    last: { identifier, submittedAt: submittedAt.toISOString(), prescription: habitsOf(prescription) },
    clinic,
  };

  function isOfDoctor(uuid: string): SQL {
    const ids = db.select({ id: doctor.id }).from(doctor).where(eq(doctor.uuid, uuid));
    return sql`${dentalCase.doctorId} = (${ids})`;
  }

  function isSubmittedBy(name: string, caseId: typeof newest.id): SQL {
    const submissions = db
      .select({ id: caseHistory.id })
      .from(caseHistory)
      .where(
        and(
          eq(caseHistory.caseId, caseId),
          eq(caseHistory.action, 'submitted'),
          eq(caseHistory.actorName, name),
        ),
      );
    return sql`exists (${submissions})`;
  }
}

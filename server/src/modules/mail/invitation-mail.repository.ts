import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { doctor, mailOutbox } from '../../db/schema';

/**
 * Writes with a doctor what became of the mail that invites them; null when a newer one does. The version of the doctor stays:
 * nothing of what a form holds has changed.
 */
export async function writeInvitationMail(
  db: Db,
  mail: { readonly id: number; readonly doctorId: number },
  outcome: 'sent' | 'failed',
): Promise<{ uuid: string; companyId: number } | null> {
  const newer = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.doctorId, mail.doctorId), gt(mailOutbox.id, mail.id)));
  const [row] = await db
    .update(doctor)
    .set({ invitationMail: outcome, ...(outcome === 'sent' && { invitationMailSentAt: sql`now()` }) })
    .where(and(eq(doctor.id, mail.doctorId), notExists(newer)))
    .returning({ uuid: doctor.uuid, companyId: doctor.companyId });
  return row ?? null;
}

import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { company, contact, doctor } from '../../db/schema';

/** Who invites, and in which language: the doctor's own is not known. */
export async function findInviter(tx: Db, companyId: number, contactId: number) {
  const [row] = await tx
    .select({ companyName: company.name, locale: contact.locale })
    .from(contact)
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(and(eq(contact.id, contactId), eq(contact.companyId, companyId)));
  if (!row) throw new Error('The signed-in person has no contact');
  return row;
}

/**
 * Makes the doctor of an open invitation active; at most once, also when two try at the same time. The one question that is
 * asked before a company is known: the token names the doctor.
 */
export async function acceptByHash(
  db: Db,
  invitationHash: string,
  now: Date,
): Promise<{ uuid: string; companyId: number } | null> {
  const [row] = await db
    .update(doctor)
    .set({ status: 'active', invitationHash: null, invitationExpiresAt: null })
    .where(
      and(
        eq(doctor.invitationHash, invitationHash),
        gt(doctor.invitationExpiresAt, now),
        eq(doctor.status, 'invited'),
        isNull(doctor.removedAt),
      ),
    )
    .returning({ uuid: doctor.uuid, companyId: doctor.companyId });
  return row ?? null;
}

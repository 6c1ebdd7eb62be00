import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { company, contact, doctor, doctorHistory, mailOutbox } from '../../../db/schema';

/** What a removed or readdressed doctor is left with: the mailed token opens nothing any more. */
export const NO_INVITATION = { invitationHash: null, invitationExpiresAt: null } as const;

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

/** When a company mailed its invitations since a moment, the newest first. */
export async function listInvitedSince(
  tx: Db,
  companyId: number,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<Date[]> {
  const rows = await tx
    .select({ at: doctorHistory.createdAt })
    .from(doctorHistory)
    .where(
      and(
        eq(doctorHistory.companyId, companyId),
        eq(doctorHistory.action, 'invited'),
        gt(doctorHistory.createdAt, since),
      ),
    )
    .orderBy(desc(doctorHistory.createdAt))
    .limit(limit);
  return rows.map(({ at }) => at);
}

/** Mails that wait to invite a doctor never leave: their tokens are void. */
export async function discardInvitationMails(tx: Db, doctorId: number): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ sealed: null })
    .where(and(eq(mailOutbox.doctorId, doctorId), isNotNull(mailOutbox.sealed)));
}

/**
 * Makes the doctor of an open invitation active; at most once, also when two try at the same time. The one question that is
 * asked before a company is known: the token names the doctor.
 */
export async function acceptByHash(
  tx: Db,
  invitationHash: string,
  now: Date,
): Promise<{ id: number; uuid: string; companyId: number } | null> {
  const [row] = await tx
    .update(doctor)
    .set({
      status: 'active',
      invitationHash: null,
      invitationExpiresAt: null,
      acceptedAt: now,
      version: sql`${doctor.version} + 1`,
    })
    .where(
      and(
        eq(doctor.invitationHash, invitationHash),
        gt(doctor.invitationExpiresAt, now),
        eq(doctor.status, 'invited'),
        isNull(doctor.removedAt),
      ),
    )
    .returning({ id: doctor.id, uuid: doctor.uuid, companyId: doctor.companyId });
  return row ?? null;
}

import type { Locale } from '@portal/shared/contract';
import { and, desc, eq, isNotNull, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { company, contact, dentalCase, mailOutbox, shipment, shipmentCase } from '../../db/schema';

export interface Subscriber {
  readonly contactId: number;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale | null;
  /** When they were last mailed about the case itself. */
  readonly mailedAt: Date | null;
}

export interface CaseOfCompany {
  readonly companyId: number;
  readonly caseId: number;
  readonly assignedRmId: number | null;
  /** Who knows already. */
  readonly byContactId: number | null;
}

/** Who of a company wants mails about a case; relationship managers about those that they manage. */
export async function findSubscribers(tx: Db, about: CaseOfCompany): Promise<Subscriber[]> {
  const { companyId, caseId, assignedRmId, byContactId } = about;
  const mailedAt = sql<Date | null>`max(${triedAt})`.mapWith(mailOutbox.createdAt);
  return tx
    .select({
      contactId: contact.id,
      name: contact.name,
      email: contact.email,
      locale: contact.locale,
      mailedAt,
    })
    .from(contact)
    .innerJoin(company, eq(company.id, contact.companyId))
    .leftJoin(
      mailOutbox,
      and(...[eq(mailOutbox.contactId, contact.id), eq(mailOutbox.caseId, caseId)], isAboutCaseItself),
    )
    .where(
      and(
        eq(contact.companyId, companyId),
        isSubscribed,
        or(isNull(contact.role), assignedRmId === null ? undefined : eq(contact.id, assignedRmId)),
        byContactId === null ? undefined : ne(contact.id, byContactId),
      ),
    )
    .groupBy(contact.id)
    .orderBy(contact.id);
}

/** Whether the receiver of a mail about a case, which may have waited, still gets those. */
export async function isStillSubscribed(
  db: Db,
  { contactId, caseId }: Pick<typeof mailOutbox.$inferSelect, 'contactId' | 'caseId'>,
): Promise<boolean> {
  if (contactId === null || caseId === null) return true;
  const [row] = await db
    .select({ id: contact.id })
    .from(contact)
    .innerJoin(company, eq(company.id, contact.companyId))
    .innerJoin(dentalCase, eq(dentalCase.id, caseId))
    .where(
      and(
        eq(contact.id, contactId),
        isSubscribed,
        or(isNull(contact.role), eq(contact.id, dentalCase.assignedRmId)),
      ),
    );
  return row !== undefined;
}

const isSubscribed = and(
  eq(contact.emailSubscription, true),
  isNotNull(contact.passwordHash),
  ne(company.status, 'INACTIVE'),
);

/** Mails about what was asked for beside a case's own way neither wait for those about it, nor are they taken back with them. */
const isAboutCaseItself = notInArray(mailOutbox.template, ['requestMoved', 'refinementRefused']);

/** A mail that was tried counts as sent, also while the mail server has not answered yet. */
const triedAt: SQL = sql`coalesce(${mailOutbox.sentAt}, case when ${mailOutbox.attempts} > 0 then ${mailOutbox.createdAt} end)`;

/** Whether the newest parcel of a case goes to the doctor's own address, as in drop shipping: nobody sends it on. */
export async function goesStraightToDoctor(tx: Db, caseId: number): Promise<boolean> {
  const [parcel] = await tx
    .select({ shipTo: shipment.shipTo })
    .from(shipmentCase)
    .innerJoin(shipment, eq(shipment.id, shipmentCase.shipmentId))
    .where(and(eq(shipmentCase.caseId, caseId), eq(shipmentCase.isForRequest, false)))
    .orderBy(desc(shipment.id))
    .limit(1);
  return parcel?.shipTo?.via === 'doctor';
}

/** Takes back what waits about a case, but not about its requests and refinements: it is not so any more, or a newer mail says more. */
export async function takeBackCaseMails(
  tx: Db,
  caseId: number,
  only?: (typeof mailOutbox.$inferSelect)['template'],
): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ sealed: null })
    .where(
      and(
        eq(mailOutbox.caseId, caseId),
        isNotNull(mailOutbox.sealed),
        only === undefined ? isAboutCaseItself : eq(mailOutbox.template, only),
      ),
    );
}

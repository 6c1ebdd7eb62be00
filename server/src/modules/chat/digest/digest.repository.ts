import type { Locale } from '@portal/shared/contract';
import {
  and,
  count,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '../../../db/client';
import {
  chatMessage,
  chatRoom,
  chatSeen,
  company,
  contact,
  dentalCase,
  mailOutbox,
} from '../../../db/schema';
import type { MailTemplate } from '../../mail/mail';

const TEMPLATE: MailTemplate = 'chatDigest';

/** What a mail may tell of. */
export interface DigestWindow {
  /** Messages of before this are too old to be news. */
  readonly after: Date;
  /** Messages since this may still be read in the portal. */
  readonly until: Date;
  /** Who was mailed since is left alone for now. */
  readonly mailedBefore: Date;
}

/** People who want mails and have something that no mail has told them of. */
export async function findDigestReaders(db: Db, window: DigestWindow, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ contactId: contact.id })
    .from(chatMessage)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
    .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
    .innerJoin(contact, eq(contact.companyId, chatRoom.companyId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .leftJoin(chatSeen, and(eq(chatSeen.roomId, chatRoom.id), eq(chatSeen.contactId, contact.id)))
    .where(and(isNews(window), wantsMail(db, window)))
    .limit(limit);
  return rows.map(({ contactId }) => contactId);
}

export interface DigestReader {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale | null;
  readonly role: 'RM' | null;
}

/** A person, held until the transaction ends; null when another process mails them now, or has, or they want none. */
export async function lockDigestReader(
  tx: Db,
  window: DigestWindow,
  contactId: number,
): Promise<DigestReader | null> {
  const { id, name, email, locale, role } = contact;
  const [row] = await tx
    .select({ id, name, email, locale, role })
    .from(contact)
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(and(eq(contact.id, contactId), wantsMail(tx, window)))
    .for('no key update', { of: contact, skipLocked: true });
  return row ?? null;
}

export type DigestRoom = Awaited<ReturnType<typeof findDigestRooms>>[number];

/** The rooms with something that no mail has told a person of, the newest message last. */
export async function findDigestRooms(tx: Db, window: DigestWindow, contactId: number) {
  return tx
    .select({
      roomId: chatRoom.id,
      uuid: dentalCase.uuid,
      identifier: dentalCase.identifier,
      side: dentalCase.side,
      isDso: company.isDso,
      messages: count(),
      upTo: sql<number>`${max(chatMessage.number)}`,
    })
    .from(chatMessage)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
    .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
    .innerJoin(contact, and(eq(contact.id, contactId), eq(contact.companyId, chatRoom.companyId)))
    .innerJoin(company, eq(company.id, contact.companyId))
    .leftJoin(chatSeen, and(eq(chatSeen.roomId, chatRoom.id), eq(chatSeen.contactId, contact.id)))
    .where(isNews(window))
    .groupBy(chatRoom.id, dentalCase.id, company.id)
    .orderBy(max(chatMessage.sentAt));
}

/** Notes what a mail tells a person of. */
export async function markMailed(
  tx: Db,
  contactId: number,
  rooms: readonly Pick<DigestRoom, 'roomId' | 'upTo'>[],
): Promise<void> {
  await tx
    .insert(chatSeen)
    .values(rooms.map(({ roomId, upTo }) => ({ roomId, contactId, mailedUpTo: upTo })))
    .onConflictDoUpdate({
      target: [chatSeen.roomId, chatSeen.contactId],
      set: { mailedUpTo: sql`greatest(${chatSeen.mailedUpTo}, excluded.mailed_up_to)` },
    });
}

/** Not seen, not told of by a mail; of a relationship manager's only the cases that they manage. */
function isNews({ after, until }: DigestWindow): SQL | undefined {
  return and(
    eq(chatMessage.senderType, 'provider'),
    eq(chatMessage.hidden, false),
    gt(chatMessage.sentAt, after),
    lte(chatMessage.sentAt, until),
    gt(chatMessage.number, sql`greatest(coalesce(${chatSeen.upTo}, 0), coalesce(${chatSeen.mailedUpTo}, 0))`),
    or(isNull(contact.role), eq(dentalCase.assignedRmId, contact.id)),
  );
}

function wantsMail(db: Db, { mailedBefore }: DigestWindow): SQL | undefined {
  const lately = db
    .select({ one: sql`1` })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.contactId, contact.id),
        eq(mailOutbox.template, TEMPLATE),
        gt(mailOutbox.createdAt, mailedBefore),
      ),
    );
  return and(
    or(
      // Relationship managers always get mails (specification § 6), whatever they chose before they were one.
      eq(contact.role, 'RM'),
      sql`coalesce((${contact.notices} ->> 'mailDigest')::boolean, ${contact.emailSubscription})`,
    ),
    isNotNull(contact.passwordHash),
    ne(company.status, 'INACTIVE'),
    notExists(lately),
  );
}

import type { AssetTypeKey } from '@portal/shared/contract';
import { and, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { company, contact, dentalCase, phoneLink, session } from '../../../db/schema';

export type PhoneLinkRow = typeof phoneLink.$inferSelect;

/** A link with what it is for. */
export interface FoundLink {
  readonly row: PhoneLinkRow;
  readonly caseUuid: string;
  /** The case was submitted, or its patient data is gone. */
  readonly isCaseClosed: boolean;
  readonly companyId: number;
  /** uuid of the person who made it. */
  readonly contactUuid: string;
}

/** The link of a token's hash, in whatever state; the token speaks for the company. */
export function findLinkByHash(db: Db, hash: string): Promise<FoundLink | null> {
  return findLink(db, eq(phoneLink.hash, hash));
}

/** A link for a case of a company. */
export function findLinkOfCompany(db: Db, companyId: number, uuid: string): Promise<FoundLink | null> {
  return findLink(db, and(eq(phoneLink.uuid, uuid), eq(dentalCase.companyId, companyId)));
}

async function findLink(db: Db, condition: SQL | undefined): Promise<FoundLink | null> {
  const [found] = await db
    .select({
      row: phoneLink,
      caseUuid: dentalCase.uuid,
      isCaseClosed: sql<boolean>`${dentalCase.submittedAt} is not null or ${dentalCase.erasedAt} is not null`,
      companyId: company.id,
      contactUuid: contact.uuid,
    })
    .from(phoneLink)
    .innerJoin(dentalCase, eq(dentalCase.id, phoneLink.caseId))
    .innerJoin(company, eq(company.id, dentalCase.companyId))
    .innerJoin(session, eq(session.id, phoneLink.sessionId))
    .innerJoin(contact, eq(contact.id, session.contactId))
    .where(condition);
  return found ?? null;
}

/** @returns its outward id and end. */
export async function insertLink(
  tx: Db,
  values: Pick<PhoneLinkRow, 'hash' | 'sessionId' | 'caseId' | 'assetType' | 'expiresAt'>,
): Promise<PhoneLinkRow> {
  const [row] = await tx.insert(phoneLink).values(values).returning();
  if (!row) throw new Error('The link was not inserted');
  return row;
}

const isOpen = (now: Date) =>
  and(isNull(phoneLink.usedAt), isNull(phoneLink.endedAt), gt(phoneLink.expiresAt, now));

/** Ends the links of a slot; answers the records that were announced by those which were never used, whatever ended them. */
export async function endLinksOfSlot(
  tx: Db,
  caseId: number,
  assetType: AssetTypeKey,
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .update(phoneLink)
    .set({ endedAt: sql`coalesce(${phoneLink.endedAt}, ${now.toISOString()})` })
    .where(and(eq(phoneLink.caseId, caseId), eq(phoneLink.assetType, assetType), isNull(phoneLink.usedAt)))
    .returning({ assetUuid: phoneLink.assetUuid });
  return rows.flatMap(({ assetUuid }) => assetUuid ?? []);
}

/** Ends a link, unless it is over. */
export async function endLink(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .update(phoneLink)
    .set({ endedAt: now })
    .where(and(eq(phoneLink.id, id), isOpen(now)));
}

/** Notes the record that the phone announces; false when the link is over, or was tried too often. */
export async function noteAnnounced(
  tx: Db,
  { id, assetUuid, most }: { readonly id: number; readonly assetUuid: string; readonly most: number },
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(phoneLink)
    .set({ assetUuid, tries: sql`${phoneLink.tries} + 1` })
    .where(and(eq(phoneLink.id, id), isOpen(now), lt(phoneLink.tries, most)))
    .returning({ id: phoneLink.id });
  return rows.length > 0;
}

/** Uses a link up for a record; false when it is over, or has announced another one since. */
export async function markLinkUsed(tx: Db, id: number, assetUuid: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(phoneLink)
    .set({ usedAt: now })
    .where(and(eq(phoneLink.id, id), eq(phoneLink.assetUuid, assetUuid), isOpen(now)))
    .returning({ id: phoneLink.id });
  return rows.length > 0;
}

/** Links that were over before a moment. */
export async function removeOldLinks(db: Db, before: Date): Promise<void> {
  await db.delete(phoneLink).where(lt(phoneLink.expiresAt, before));
}

import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { company, contact, passkey, secondFactor } from '../../db/schema';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { Person } from '../../person';
import { refusal } from '../../refusals';

/** The authenticator app of a person, once a code has confirmed it. */
export const isApp = and(eq(secondFactor.contactId, contact.id), isNotNull(secondFactor.confirmedAt));
/** As a column of a question that joins it. */
export const hasApp = sql<boolean>`${secondFactor.contactId} is not null`;
export const hasPasskey = sql<boolean>`exists (select from ${passkey} where ${passkey.contactId} = ${contact.id})`;

/** What a sign-in needs; asked before a company is known. */
export function findCredentials(db: Db, username: string) {
  return findForSignIn(db, eq(sql`lower(${contact.email})`, username));
}

/** The same of a person whose sign-in has begun. */
export function findCredentialsOf(db: Db, uuid: string) {
  return findForSignIn(db, eq(contact.uuid, uuid));
}

async function findForSignIn(db: Db, who: SQL) {
  const [found] = await db
    .select({
      id: contact.id,
      uuid: contact.uuid,
      email: contact.email,
      companyId: contact.companyId,
      passwordHash: contact.passwordHash,
      companyStatus: company.status,
      hasApp,
      hasPasskey,
    })
    .from(contact)
    .innerJoin(company, eq(company.id, contact.companyId))
    .leftJoin(secondFactor, isApp)
    .where(who);
  return found ?? null;
}

/** Whether a person has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Db, contactId: number): Promise<boolean> {
  const [found] = await db
    .select({ has: sql<boolean>`${hasApp} or ${hasPasskey}` })
    .from(contact)
    .leftJoin(secondFactor, isApp)
    .where(eq(contact.id, contactId));
  return found?.has ?? false;
}

/** Who a signed-in person is, for what guards their account. */
export async function findAccount(db: Db, companyId: number, contactId: number) {
  const [found] = await db
    .select({ row: contact, companyName: company.name })
    .from(contact)
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(and(eq(contact.id, contactId), eq(contact.companyId, companyId)));
  return found ?? null;
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export async function updatePassword(
  tx: Db,
  companyId: number,
  contactId: number,
  passwordHash: string,
): Promise<void> {
  await tx
    .update(contact)
    .set({ passwordHash })
    .where(and(eq(contact.id, contactId), eq(contact.companyId, companyId)));
}

/** Reads a person and holds them until the transaction ends, so that nobody gives them a doctor meanwhile. */
export async function lockContact(
  tx: Db,
  companyId: number,
  uuid: string,
): Promise<typeof contact.$inferSelect | null> {
  const [row] = await tx
    .select()
    .from(contact)
    .where(and(eq(contact.uuid, uuid), eq(contact.companyId, companyId)))
    .for('update');
  return row ?? null;
}

/** The same of who calls: app, passkeys and recovery codes of a person change one after the other. */
export async function holdPerson(
  { tx }: UnitOfWork,
  { companyId, contactUuid }: Person,
): Promise<typeof contact.$inferSelect> {
  const row = await lockContact(tx, companyId, contactUuid);
  // Removed between the check of the token and now.
  if (!row) throw refusal('sessionExpired');
  return row;
}

import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { session } from '../../../db/schema';
import { networkOf } from './network';

/**
 * Whether a person has been signed in from the network of an address within the time that sessions are kept. Asked for people
 * who do not exist, too, so that the time of an answer says nothing.
 */
export async function isKnownNetwork(db: Db, contactId: number | null, address: string): Promise<boolean> {
  const rows = await db
    .selectDistinct({ address: session.address })
    .from(session)
    .where(eq(session.contactId, contactId ?? 0));
  return rows.some((row) => row.address !== null && networkOf(row.address) === networkOf(address));
}

import { sql } from 'drizzle-orm';
import type { Db } from './client';

/**
 * Lets a transaction, until it ends, wait an hour between two of its statements: one that removes many objects waits for the file storage
 * for longer than the database lets those of calls idle.
 */
export async function allowIdling(tx: Db): Promise<void> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '1h'`);
}

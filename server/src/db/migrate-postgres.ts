import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnreachableError } from './errors';
import { migrateUp, type MigrateOptions } from './migrate';

/** Any number that no other program on the same database uses. */
const LOCK = 7_041_968_002;
const CONNECT_LIMIT_MS = 10_000;
const POLL_MS = 200;

/**
 * Brings a PostgreSQL database up to this code's schema. Servers that start together do it one after another: the lock
 * belongs to the connection, so one that dies in the middle leaves none behind.
 * @throws DatabaseUnreachableError, SchemaTooNewError
 */
export async function migratePostgres(databaseUrl: string, options?: MigrateOptions): Promise<void> {
  const client = await connectUnlimited(databaseUrl, 'portal migrations');
  try {
    await takeTurn(client);
    await migrateUp(drizzle(client), 'database', options);
  } finally {
    await client.end();
  }
}

/** Asks again and again: an index that is built beside others waits for every statement that runs, also for one that waits for its turn. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (rows[0]?.mine) return;
    await pause(POLL_MS);
  }
}

/**
 * Without the limits of the pool: a migration or a copy of a large table takes as long as it takes.
 * @throws DatabaseUnreachableError
 */
export async function connectUnlimited(databaseUrl: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: name,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  });
  // Broken connections also fail the statement that runs; without a listener they would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnreachableError(databaseUrl, error);
  }
  return client;
}

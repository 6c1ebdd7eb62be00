import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseUnreachableError } from './errors';
import { migrateUp } from './migrate';
import * as schema from './schema';

/** Any number that no other program on the same database uses. */
const LOCK = 7_041_968_002;
const CONNECT_LIMIT_MS = 10_000;

/**
 * Brings a PostgreSQL database up to this code's schema. Servers that start together do it one after another: the lock
 * belongs to the connection, so one that dies in the middle leaves none behind.
 * @throws DatabaseUnreachableError, SchemaTooNewError
 */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const db = drizzle(client, { schema });
    await migrateUp(db, 'database', (config) => migrate(db, config));
  } finally {
    await client.end();
  }
}

/** Without the limits of the pool: a migration of a large table takes as long as it takes. */
async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'portal migrations',
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

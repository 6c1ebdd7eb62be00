import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Tracing } from '../tracing/tracing';
import { openEmbedded } from './embedded';
import { migratePostgres } from './migrate-postgres';
import { openPostgres } from './postgres';

interface Rows<Row> {
  readonly rows: Row[];
}

/** What a plain statement answers, alike on both databases. */
interface ResultOfRows extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * The database or a transaction on it: what repositories take. The same for PGlite and PostgreSQL. It knows no relational queries: for them
 * Drizzle would read all tables anew for each transaction, which takes longer than most of what is done in one.
 */
export type Db = PgDatabase<ResultOfRows>;

/**
 * Reads a query of any size in batches, by a cursor of the database, so that no more than one batch is in memory. Leaving
 * the loop ends the cursor. A batch is emptied when the next one is asked for. Moments come as text and column names as the database has them, as from `db.execute`.
 */
export type ReadInBatches = <Row extends Record<string, unknown>>(
  query: SQL,
  size: number,
) => AsyncIterable<Row[]>;

/** Connections of the pool; the embedded database has one. */
export interface PoolCounts {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface DbHandle {
  readonly db: Db;
  readonly batches: ReadInBatches;
  /** Runs work in one transaction, on a connection of its own. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  poolCounts(): PoolCounts;
  /** Tells of connections that broke while nobody used them; the pool replaces them. */
  onConnectionLost(listener: (error: Error) => void): void;
  close(): Promise<void>;
}

export interface DbOptions {
  /** Folder of the installation's data, or 'memory' for a database that is gone with the process. */
  readonly dataDir: string;
  /** PostgreSQL instead of the database in the data folder. */
  readonly databaseUrl?: string | null;
  /** Most connections to PostgreSQL. */
  readonly databasePool?: number;
  /** Makes queries to PostgreSQL spans of their calls. */
  readonly tracing?: Pick<Tracing, 'traceQueries'> | null;
  /** A dump of a migrated embedded database to start from, which saves tests the start of an empty one. */
  readonly loadDataDir?: Blob;
  /** Migrations of another version than this code's. */
  readonly migrationsFolder?: string;
  /** Takes a line about what the opening waits for. */
  readonly report?: (line: string) => void;
}

const DEFAULT_POOL = 10;

/**
 * Opens the database and brings its schema up to this code's.
 *
 * The embedded one is one connection: inside a transaction only the transaction's own handle may be used, another query
 * would wait for the transaction's end and thus for itself.
 * @throws SchemaTooNewError when a newer server took away what this one needs; DataFolderLockedError when another server has
 * the data folder open; DatabaseUnreachableError when PostgreSQL does not let this server in.
 */
export async function openDb(options: DbOptions): Promise<DbHandle> {
  const { databaseUrl = null, databasePool = DEFAULT_POOL, tracing = null, migrationsFolder } = options;
  if (databaseUrl === null) return openEmbedded(options);
  await migratePostgres(databaseUrl, { folder: migrationsFolder });
  return openPostgres(databaseUrl, databasePool, { tracing });
}

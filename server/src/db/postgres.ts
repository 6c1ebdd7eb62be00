import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Tracing } from '../tracing/tracing';
import type { Db, DbHandle, ReadInBatches } from './client';
import { isConnectionError, isUnanswered } from './database-errors';

const SECOND_MS = 1_000;
/** No call of a page may take longer than a person waits. */
const STATEMENT_LIMIT_MS = 30 * SECOND_MS;
/** The database ends a statement before; one that has no answer by then has lost its database, or the way to it. */
const ANSWER_LIMIT_MS = STATEMENT_LIMIT_MS + 5 * SECOND_MS;
/** How long a call waits for a connection, a new one or one that others use. */
const CONNECT_LIMIT_MS = 5 * SECOND_MS;
const IDLE_LIMIT_MS = 30 * SECOND_MS;
/** After so long without a byte the kernel asks whether the other end is there, and gives it up some seconds later. */
const KEEP_ALIVE_MS = 10 * SECOND_MS;
/** A reader of batches that takes nothing for so long has gone. */
const READER_LIMIT_MS = 300 * SECOND_MS;
/** Slow readers have connections of their own, so that calls never wait for them. */
const READERS = 8;
/**
 * Statements are planned for indexes that are in memory or on a solid state disk, where reading here and there costs little
 * more than reading on, and are too short to be worth compiling (docs/adr/0010-lists.md).
 */
export const PLANNER_OPTIONS = '-c random_page_cost=1.1 -c jit=off';

// Internal ids and counts are far below 2^53: numbers, as PGlite answers them. Drizzle reads by the driver's own parsers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface PostgresOptions {
  readonly tracing?: Pick<Tracing, 'traceQueries'> | null;
  /** How long a statement waits for its answer, in milliseconds. */
  readonly answerLimitMs?: number;
}

/** Opens a pool of connections to a PostgreSQL that is migrated. */
export function openPostgres(
  databaseUrl: string,
  most: number,
  { tracing = null, answerLimitMs = ANSWER_LIMIT_MS }: PostgresOptions = {},
): DbHandle {
  const listeners: ((error: Error) => void)[] = [];
  const onLost = (error: Error): void => listeners.forEach((listener) => listener(error));
  const pool = { databaseUrl, answerLimitMs };
  const calls = openPool({ ...pool, most, idleInTransactionMs: 2 * STATEMENT_LIMIT_MS }, onLost);
  if (tracing) calls.on('connect', (client) => tracing.traceQueries(client));
  const readers = openPool({ ...pool, most: READERS, idleInTransactionMs: READER_LIMIT_MS }, onLost);
  return {
    db: drizzle(calls),
    batches: readCursor(readers),
    transaction: (work) => withConnection(calls, (db) => db.transaction(work)),
    poolCounts: () => ({ open: calls.totalCount, idle: calls.idleCount, waiting: calls.waitingCount }),
    onConnectionLost: (listener) => void listeners.push(listener),
    close: async () => {
      await Promise.all([calls.end(), readers.end()]);
    },
  };
}

interface PoolSettings {
  readonly databaseUrl: string;
  readonly most: number;
  readonly answerLimitMs: number;
  readonly idleInTransactionMs: number;
}

function openPool(
  { databaseUrl, most, answerLimitMs, idleInTransactionMs }: PoolSettings,
  onLost: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'portal',
    options: PLANNER_OPTIONS,
    max: most,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: answerLimitMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  pool.on('error', onLost);
  pool.on('connect', closeUnanswered);
  // One that breaks between two statements of a transaction has no other listener; the next statement fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Closes a connection on which an answer did not come in time: what is asked behind it, a rollback for example, would wait as long. */
function closeUnanswered(client: pg.PoolClient): void {
  const query = (...args: unknown[]): unknown => {
    const answer: unknown = Reflect.apply(pg.Client.prototype.query, client, args);
    // Who asks by a callback is the pool, which closes it itself.
    if (!(answer instanceof Promise)) return answer;
    return answer.catch(async (error: unknown) => {
      if (isUnanswered(error)) await client.end();
      throw error;
    });
  };
  client.query = query as pg.PoolClient['query'];
}

/** Gives the connection back however the work ends; a broken one is closed instead. */
async function withConnection<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(drizzle(client));
  } catch (error) {
    isBroken = isConnectionError(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** The cursor lives in a transaction that only reads, on a connection of its own. */
function readCursor(pool: pg.Pool): ReadInBatches {
  return async function* <Row extends Record<string, unknown>>(query: SQL, size: number) {
    const client = await pool.connect();
    const db: Db = drizzle(client);
    let isAtEnd = false;
    try {
      await db.execute(sql`begin transaction read only`);
      await db.execute(sql`declare batches no scroll cursor for ${query}`);
      for (;;) {
        const { rows } = await db.execute<Row>(sql`fetch forward ${sql.raw(String(size))} from batches`);
        const isLast = rows.length < size;
        if (rows.length > 0) yield rows;
        // Something of each answer stays in the heap until the next full collection; its rows need not.
        rows.length = 0;
        if (isLast) break;
      }
      await db.execute(sql`commit`);
      isAtEnd = true;
    } finally {
      // Left early or failed: closing the connection is the surest end of a cursor.
      client.release(!isAtEnd);
    }
  };
}

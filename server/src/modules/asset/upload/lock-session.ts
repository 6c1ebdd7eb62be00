import pg from 'pg';

/** Tells these locks from other advisory locks in the database. */
const SEED = 5_071_968_021;
const CHANNEL = 'portal_upload_wanted';
const LIMIT_MS = 5_000;
/** A machine that vanished without a word frees its locks after half a minute. */
const NOTICE_DEATH = '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

export interface LockSession {
  /** Whether the lock is this process's now. */
  tryLock(name: string): Promise<boolean>;
  unlock(name: string): Promise<void>;
  /** Asks the process that has the lock to let go of it. */
  askToStop(name: string): Promise<void>;
  close(): Promise<void>;
}

interface Listeners {
  /** Another process wants this lock. */
  onWanted(name: string): void;
  /** The connection broke, and with it all locks went. */
  onLost(error: Error): void;
}

/**
 * Locks of one process in PostgreSQL: advisory locks of one connection of its own, opened when it is first needed and
 * again after a loss. The database frees them as soon as the process is gone. A pooler in between must keep sessions.
 */
export function createLockSession(databaseUrl: string, listeners: Listeners): LockSession {
  let opening: Promise<pg.Client> | null = null;
  const session = (): Promise<pg.Client> => {
    const current = opening ?? openClient(databaseUrl, listeners, () => (opening = null));
    opening = current;
    current.catch(() => (opening = null));
    return current;
  };
  return {
    async tryLock(name) {
      const { rows } = await (
        await session()
      ).query<{ got: boolean }>('select pg_try_advisory_lock(hashtextextended($1, $2)) as got', [name, SEED]);
      return rows[0]?.got === true;
    },
    async unlock(name) {
      // Without a session there is nothing to unlock; one that broke has let go already.
      const client = await opening?.catch(() => null);
      await client
        ?.query('select pg_advisory_unlock(hashtextextended($1, $2))', [name, SEED])
        .catch((error: Error) => listeners.onLost(error));
    },
    async askToStop(name) {
      await (await session()).query('select pg_notify($1, $2)', [CHANNEL, name]);
    },
    async close() {
      const client = await opening?.catch(() => null);
      opening = null;
      client?.removeAllListeners('end');
      await client?.end();
    },
  };
}

async function openClient(
  connectionString: string,
  { onWanted, onLost }: Listeners,
  forget: () => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'portal upload locks',
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
    keepAlive: true,
    options: NOTICE_DEATH,
  });
  await client.connect();
  await client.query(`listen ${CHANNEL}`).catch(async (error: unknown) => {
    await client.end();
    throw error;
  });
  let reason = new Error('the connection ended');
  client.on('error', (error) => {
    reason = error;
  });
  client.on('end', () => {
    forget();
    onLost(reason);
  });
  client.on('notification', ({ payload }) => {
    if (payload !== undefined) onWanted(payload);
  });
  return client;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../../app';
import { openDb } from '../../db/client';
import { startProcess, PROCESS_FILE_KEY, type ServerProcess } from '../services/server-process';
import { startRelay, type TcpRelay } from '../services/tcp-relay';
import { createBareDatabase, type BareDatabase } from '../services/test-postgres';
import { makeCompany, makeContact, type TestCompany } from '../test-data';
import { testConfig } from '../test-server';

const INJECT = fileURLToPath(new URL('inject.mjs', import.meta.url));
const MOMENT_MS = 200;

/** What breaks: a write of the disk, the clock, or the way to the database. */
export type FaultKind = 'ENOSPC' | 'EIO' | 'clock' | 'database';

/** A server process with a clinic in its database, what breaks it, and a supervisor that starts it again when it ends. */
export interface FaultyServer {
  readonly clinic: Pick<TestCompany, 'headers' | 'tokens'>;
  /** Where it listens, however often it is started again. */
  readonly url: string;
  /** How often it ended by itself and was started again. */
  restarts(): number;
  /** Breaks and mends for as long as `work` takes. @returns how many faults there were */
  breakDuring(work: () => Promise<void>): Promise<number>;
  /** Ends the process in good order and starts another without faults: what it shows is what was kept. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** @param databaseUrl a PostgreSQL; null is the embedded database in the server's folder */
export async function openFaultyServer(kind: FaultKind, databaseUrl: string | null): Promise<FaultyServer> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-fault-'));
  const database = databaseUrl === null ? null : await createBareDatabase(databaseUrl);
  const relay = database && kind === 'database' ? await startRelay(database.url) : null;
  const clinic = await furnish(folder, database);
  const databaseAddress = relay?.url ?? database?.url;
  const env = {
    API_PORT: String(await freePort()),
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    ...(databaseAddress && { DATABASE_URL: databaseAddress }),
  };
  // With PostgreSQL only files are written here, and few of them.
  const rate = databaseUrl === null ? '10' : '500';
  const faults = {
    NODE_OPTIONS: `--import ${INJECT}`,
    FAULT: kind === 'database' ? '' : kind,
    FAULT_RATE: rate,
    // The embedded database hangs when it cannot write its log; a busy machine alone must end no other.
    ...(databaseUrl === null && kind !== 'clock' && { STUCK_AFTER_SECONDS: '3' }),
  };
  const supervisor = supervise({ ...env, ...faults });
  return {
    clinic,
    url: await supervisor.now().address,
    restarts: () => supervisor.restarts(),
    breakDuring: (work) => (relay ? cutDuring(relay, work) : signalDuring(kind, supervisor, work)),
    restart: () => supervisor.replace(env),
    async close() {
      await supervisor.end();
      await relay?.cut();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The clinic is put into the database before its server starts. */
async function furnish(folder: string, database: BareDatabase | null): Promise<FaultyServer['clinic']> {
  const config = testConfig(folder);
  const { app, ctx } = await createApp(
    { ...config, redisUrl: null, secrets: { ...config.secrets, fileKey: PROCESS_FILE_KEY } },
    await openDb({ dataDir: folder, databaseUrl: database?.url ?? null, databasePool: 2 }),
  );
  const { company } = await makeCompany(ctx);
  const clinic = await makeContact(ctx, company.id, { isSuperAdmin: true });
  await app.close();
  return clinic;
}

function supervise(env: Record<string, string>) {
  let current: ServerProcess;
  let restarts = 0;
  let isOver = false;
  const start = (settings: Record<string, string>): ServerProcess => {
    const started = startProcess(settings);
    void started.ended.then(() => {
      if (isOver || current !== started) return;
      restarts += 1;
      current = start(settings);
    });
    return started;
  };
  const stop = async (): Promise<void> => {
    isOver = true;
    current.stop();
    await current.ended;
    isOver = false;
  };
  current = start(env);
  return {
    now: () => current,
    restarts: () => restarts,
    async replace(settings: Record<string, string>) {
      await stop();
      current = start(settings);
      await current.address;
    },
    end: stop,
  };
}

async function signalDuring(
  kind: FaultKind,
  supervisor: ReturnType<typeof supervise>,
  work: () => Promise<void>,
): Promise<number> {
  let isDone = false;
  let jumps = 0;
  const faultsOf = ({ printed }: ServerProcess): number => printed().split('fault\n').length - 1;
  let faults = 0;
  // The disk is broken in every process that takes the place of one that ended; the clock jumps again and again.
  const signalling = (async () => {
    let signalled: ServerProcess | null = null;
    while (!isDone) {
      const process = supervisor.now();
      await process.address.catch(() => undefined);
      if (kind === 'clock' || signalled !== process) {
        if (signalled && signalled !== process) faults += faultsOf(signalled);
        process.signal('SIGUSR2');
        jumps += 1;
      }
      signalled = process;
      await pause(MOMENT_MS);
    }
    if (kind === 'clock' || !signalled) return;
    faults += faultsOf(signalled);
    signalled.signal('SIGUSR2');
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await signalling;
  }
  return kind === 'clock' ? jumps : faults;
}

async function cutDuring(relay: TcpRelay, work: () => Promise<void>): Promise<number> {
  let isDone = false;
  let cuts = 0;
  const cutting = (async () => {
    while (!isDone) {
      await pause(5 * MOMENT_MS);
      await relay.cut();
      cuts += 1;
      await pause(5 * MOMENT_MS);
      await relay.mend();
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await cutting;
  }
  return cuts;
}

/** Below those that a system gives out by itself: no other test takes it while the server is down. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    const listen = () => server.listen(20_000 + Math.floor(Math.random() * 12_000), '127.0.0.1');
    server.on('error', listen).once('listening', resolve);
    listen();
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

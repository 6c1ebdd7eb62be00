import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App } from '../../app';
import type { DbHandle } from '../../db/client';
import type { DomainEvents } from '../../events/event-hub';
import { openTestDb } from '../services/test-database';
import { startRelay, type TcpRelay } from '../services/tcp-relay';
import { testConfig } from '../test-server';

/** A server process as its clients see it, that can die at any moment. */
export interface FaultyProcess {
  readonly app: App;
  readonly url: string;
  /** Its connections break, what it has in hand is committed or not, and nobody hears of it. */
  kill(): Promise<void>;
  /** A new one takes its place. */
  revive(): Promise<void>;
  /** Breaks the connections alone. */
  cut(): Promise<void>;
}

export interface FaultStage {
  readonly processes: readonly [FaultyProcess, FaultyProcess];
  close(): Promise<void>;
}

/** By chance, but the same chance for the same seed. */
export type Chance = () => number;

/** What one process tells another arrives so late at most, in milliseconds: also after what was said later. */
const LATEST_MS = 15;

/**
 * Two server processes on one database. They live in the test's own process, so that a thousand deaths take minutes: whoever
 * is dead answers and tells nothing, and its open transactions end either way.
 */
export async function openFaultStage(chance: () => Chance): Promise<FaultStage> {
  const database = await openTestDb();
  const folder = await mkdtemp(join(tmpdir(), 'portal-faults-'));
  const fileKey = `key-of-file-addresses-${randomUUID()}`;
  const make = () => openProcess(database, { folder, fileKey, chance });
  const processes = [await make(), await make()] as const;
  connect(processes, chance);
  return {
    processes,
    async close() {
      for (const { app, cut } of processes) {
        await cut();
        await app.app.close();
      }
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Process = FaultyProcess & { readonly isDead: () => boolean };

async function openProcess(
  database: DbHandle,
  { folder, fileKey, chance }: { folder: string; fileKey: string; chance: () => Chance },
): Promise<Process> {
  let isDead = false;
  let relay: TcpRelay | null = null;
  const mortal: DbHandle = {
    ...database,
    close: async () => undefined,
    transaction: (work) =>
      database.transaction(async (tx) => {
        const done = await work(tx);
        if (isDead && chance()() < 0.5) throw new Error('killed before the commit');
        return done;
      }),
  };
  const config = testConfig(folder);
  const app = await createApp({ ...config, redisUrl: null, secrets: { ...config.secrets, fileKey } }, mortal);
  const { events } = app.ctx;
  const emit = events.emit.bind(events);
  events.emit = (name, payload, cursor) => {
    if (!isDead) emit(name, payload, cursor);
  };
  relay = await startRelay(await app.app.listen({ host: '127.0.0.1', port: 0 }));
  const cable = relay;
  return {
    app,
    url: cable.url,
    isDead: () => isDead,
    cut: () => cable.cut(),
    async kill() {
      isDead = true;
      await cable.cut();
    },
    async revive() {
      await cable.mend();
      isDead = false;
    },
  };
}

/** Tells each process what the other one did, late and in no order; what a dead one would say or hear is lost. */
function connect([first, second]: readonly [Process, Process], chance: () => Chance): void {
  const relayEvents = (from: Process, to: Process): void => {
    const forward = <N extends keyof DomainEvents>(name: N): void => {
      from.app.ctx.events.on(name, (payload) => {
        if (HEARD.has(payload)) return;
        setTimeout(() => {
          if (from.isDead() || to.isDead()) return;
          HEARD.add(payload);
          to.app.ctx.events.emit(name, payload);
        }, chance()() * LATEST_MS);
      });
    };
    forward('chatMessageAdded');
    forward('chatMessagesChanged');
  };
  relayEvents(first, second);
  relayEvents(second, first);
}

/** What came from the other process is not told back. */
const HEARD = new WeakSet<object>();

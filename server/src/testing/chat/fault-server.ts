// The fault stage as a program: two server processes behind one address, that die and come back as the parent process says. For tests
// of pages, which stand outside the server.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { asc, eq } from 'drizzle-orm';
import { chatMessage, chatRoom, dentalCase } from '../../db/schema';
import { Prng } from '../../demo/prng';
import { call } from '../call';
import type { BareDatabase } from '../services/test-postgres';
import { makeCompany } from '../test-data';
import { withFiles } from '../../modules/chat/chat-file.repository';
import { openFaultStage, type FaultyProcess } from './fault-stage';
import { startFront } from './fault-front';

/** A message as the database has it. */
export interface StoredText {
  readonly message: string;
  readonly number: number;
  readonly files: number;
}

/** What the parent may ask for; a process is named by its place. */
export interface FaultCommands {
  /** The chances of the stage from now on. */
  seed(seed: number): void;
  kill(process: number): Promise<void>;
  cut(process: number): Promise<void>;
  revive(process: number): Promise<void>;
  /** Answers are lost until `hear`, which breaks the connections. */
  mute(): void;
  hear(): void;
  /** A new case, whose room is empty. */
  newRoom(): Promise<string>;
  stored(room: string): Promise<StoredText[]>;
}

/** Told once, when pages can come. */
export interface FaultServerReady {
  readonly url: string;
  readonly token: string;
}

// What the environment of Jest lends its tests.
Object.assign(globalThis, {
  borrowEmbedded: async (loadDump: () => Promise<Blob>) => {
    const client = await PGlite.create({ extensions: { pg_trgm }, loadDataDir: await loadDump() });
    return { client, giveBack: () => client.close() };
  },
  borrowPostgres: async (create: () => Promise<BareDatabase>) => {
    const { url, drop } = await create();
    return { url, giveBack: drop };
  },
});

let prng = new Prng(1);
const stage = await openFaultStage(() => () => prng.next());
const [first] = stage.processes;
const front = await startFront(
  stage.processes.map(({ url }) => url),
  () => prng.next(),
);
const clinic = await makeCompany(first.app.ctx);
const at = (process: number): FaultyProcess => stage.processes[process] ?? first;

const commands: FaultCommands = {
  seed: (seed) => void (prng = new Prng(seed)),
  kill: (process) => at(process).kill(),
  cut: (process) => at(process).cut(),
  revive: (process) => at(process).revive(),
  mute: () => front.mute(),
  hear: () => front.hear(),
  newRoom: async () => {
    const body = { patientName: 'Ada', productId: 'AL' } as const;
    return (await call(first.app.app, 'POST /case', { body }, clinic.headers)).uuid;
  },
  async stored(room) {
    const { db } = first.app.ctx;
    const rows = await db
      .select({ row: chatMessage })
      .from(chatMessage)
      .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
      .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
      .where(eq(dentalCase.uuid, room))
      .orderBy(asc(chatMessage.number));
    const messages = await withFiles(
      db,
      rows.map(({ row }) => row),
    );
    return messages.map(({ message, number, files }) => ({ message, number, files: files.length }));
  },
};

interface Asked<N extends keyof FaultCommands = keyof FaultCommands> {
  readonly id: number;
  readonly name: N;
  readonly args: Parameters<FaultCommands[N]>;
}

process.on('message', ({ id, name, args }: Asked) => {
  const run = commands[name] as (...args: unknown[]) => unknown;
  Promise.resolve(run(...args)).then(
    (result) => process.send?.({ id, result }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: { url: front.url, token: clinic.tokens.accessToken } satisfies FaultServerReady });

import { mkdtemp, rm } from 'node:fs/promises';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app';
import { openDb } from '../../src/db/client';
import { call } from '../../src/testing/call';
import { makeCompany, makeContact } from '../../src/testing/test-data';
import { createBareDatabase } from '../../src/testing/services/test-postgres';
import { testConfig } from '../../src/testing/test-server';
import type { Attendee, LoadSize } from './load';

/** An installation with people in rooms, not running. */
export interface Scene {
  /** What a server is started with. */
  readonly env: Readonly<Record<string, string>>;
  readonly people: readonly Attendee[];
  remove(): Promise<void>;
}

/** One company with one case a room, and as many people of it as sockets join. */
export async function makeScene(size: LoadSize, onServices: boolean): Promise<Scene> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-chat-load-'));
  const database = onServices ? await createBareDatabase(required('TEST_DATABASE_URL')) : null;
  const people = await populate(size, { dataDir, databaseUrl: database?.url ?? null });
  return {
    env: {
      DATA_DIR: dataDir,
      // On a shared Redis, its key makes this an installation of its own.
      FILE_KEY: randomBytes(24).toString('hex'),
      ...(database && { DATABASE_URL: database.url, REDIS_URL: required('TEST_REDIS_URL') }),
    },
    people,
    async remove() {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function populate(
  { rooms, sockets }: LoadSize,
  place: { dataDir: string; databaseUrl: string | null },
): Promise<Attendee[]> {
  const { app, ctx } = await createApp({ ...testConfig(place.dataDir), redisUrl: null }, await openDb(place));
  const people: Attendee[] = [];
  for (let n = 0; n < rooms; n += 1) {
    const clinic = await makeCompany(ctx, { company: { name: `Clinic ${n}` } });
    const body = { patientName: `Patient ${randomUUID()}`, productId: 'AL' } as const;
    const { uuid: room } = await call(app, 'POST /case', { body }, clinic.headers);
    for (let i = n; i < sockets; i += rooms) {
      const { tokens } = await makeContact(ctx, clinic.company.id);
      people.push({ token: tokens.accessToken, room });
    }
  }
  await app.close();
  return people;
}

function required(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} must be set for --services`);
  return value;
}

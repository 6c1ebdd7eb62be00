import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App } from '../app';
import { readSettings, type Config } from '../config';
import { readText } from '../env';
import { openTestDb } from './services/test-database';

export interface TestServer extends App {
  /** Where it listens, once `listen` was called. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export const TEST_PROVIDER_TOKEN = 'provider-token-of-the-tests';

/** Where the tests find a Redis; without it each server is alone. */
export const TEST_REDIS_URL = readText(process.env, 'TEST_REDIS_URL');

/** The settings of the tests: those of an empty environment, but for what would meet another server or a limit. */
export function testConfig(filesDir: string): Config {
  return {
    ...readSettings({}),
    dataDir: 'memory',
    filesDir,
    port: 0,
    logLevel: process.env['LOG_LEVEL'] ?? 'silent',
    redisUrl: TEST_REDIS_URL,
    // Tests sign in and write as often as they like.
    publicCallsAMinute: 1_000_000,
    chatMessagesASecond: 10_000,
    isDocumentOpen: true,
    // Servers with one key on one Redis are one installation.
    secrets: {
      providerToken: TEST_PROVIDER_TOKEN,
      providerTokens: [],
      fileKey: `key-of-file-addresses-${randomUUID()}`,
    },
  };
}

/** The whole server with an empty database and files in a temporary folder. */
export async function createTestServer(changes: Partial<Config> = {}): Promise<TestServer> {
  const filesDir = await mkdtemp(join(tmpdir(), 'portal-server-'));
  const database = await openTestDb();
  const server = await createApp({ ...testConfig(filesDir), ...changes }, database).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  return {
    ...server,
    listen: () => server.app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await server.app.close();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}

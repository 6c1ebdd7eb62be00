import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App } from '../app';
import { openTestDb } from './test-database';

export interface TestServer extends App {
  /** Where it listens, once `listen` was called. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export const TEST_PROVIDER_TOKEN = 'provider-token-of-the-tests';

/** The whole server with a database in memory and files in a temporary folder. */
export async function createTestServer(): Promise<TestServer> {
  const filesDir = await mkdtemp(join(tmpdir(), 'portal-server-'));
  const server = await createApp(
    {
      dataDir: 'memory',
      filesDir,
      host: '127.0.0.1',
      port: 0,
      isDemo: false,
      logLevel: process.env['LOG_LEVEL'] ?? 'silent',
      secrets: { providerToken: TEST_PROVIDER_TOKEN, fileKey: 'key-of-file-addresses-in-tests' },
    },
    await openTestDb(),
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

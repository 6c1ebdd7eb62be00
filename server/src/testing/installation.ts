import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestS3Config } from '../../../tooling/testing/s3/s3-server';
import { createApp } from '../app';
import type { AppContext } from '../app-context';
import { runBackupCli } from '../backup/backup-cli';
import { serveSnapshots } from '../backup/snapshot-socket';
import { readSettings, type Env } from '../config';
import { openDb } from '../db/client';
import { PROCESS_FILE_KEY, PROCESS_PROVIDER_TOKEN } from './services/server-process';
import { loadTestDump } from './services/test-database';
import { testConfig } from './test-server';

export const BACKUP_KEY = 'key-of-the-backups-of-tests';

/** A machine with a data folder, and the settings of what runs on it. */
export interface Installation {
  readonly dataDir: string;
  readonly env: Env;
  /** Starts a server as `main.ts` does, in this process. */
  start(): Promise<RunningServer>;
  remove(): Promise<void>;
}

export interface RunningServer {
  readonly url: string;
  readonly ctx: AppContext;
  stop(): Promise<void>;
}

/** An empty machine. Without a database's address it has the embedded one, without a bucket a folder. */
export async function makeInstallation({
  databaseUrl,
  s3,
}: { databaseUrl?: string; s3?: TestS3Config } = {}): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-machine-'));
  const env = {
    DATA_DIR: dataDir,
    FILE_KEY: PROCESS_FILE_KEY,
    PROVIDER_TOKEN: PROCESS_PROVIDER_TOKEN,
    BACKUP_KEY,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(s3 && {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
    }),
  };
  const start = async (): Promise<RunningServer> => {
    const settings = readSettings(env);
    const secrets = { providerToken: PROCESS_PROVIDER_TOKEN, providerTokens: [], fileKey: PROCESS_FILE_KEY };
    const config = { ...testConfig(dataDir), ...settings, logLevel: 'silent', redisUrl: null, secrets };
    // What is there is opened; a new one need not be migrated from nothing.
    const isNew = !databaseUrl && !existsSync(join(dataDir, 'db'));
    const database = await openDb({ ...config, ...(isNew && { loadDataDir: await loadTestDump() }) });
    const { app, ctx } = await createApp(config, database);
    if (!databaseUrl) await serveSnapshots(dataDir, database, app.log);
    return { url: await app.listen({ host: '127.0.0.1', port: 0 }), ctx, stop: () => app.close() };
  };
  return { dataDir, env, start, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

export interface BackupRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** `npm run backup` or `npm run restore`, with the settings of a machine. */
export async function runBackup({ env }: Pick<Installation, 'env'>, ...words: string[]): Promise<BackupRun> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runBackupCli(words, {
    env,
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** What a gateway has in its data folder: a release, a feed of two revisions, keys, and what only its operators may see. */
export const DELIVERED = {
  'releases/cases/1.0.0/release.json': '{"domain":"cases"}',
  'releases/cases/1.0.0/remoteEntry.js': 'entry()',
  'delivery/revisions/00000001.json': '{"revision":1}',
  'delivery/revisions/00000002.json': '{"revision":2}',
  'delivery/feed.json': '{"revision":2}',
  'delivery/audit.jsonl': '{"who":"ann"}\n',
  'delivery/keys/signing.pem': 'private half',
  'delivery/keys/trusted/05b5ba87594d4949.pem': 'public half',
  'delivery/ops-token': 'token of operators',
  'service.json': '{"providerToken":"of a demo"}',
} as const;

/** What a publish that is under way leaves meanwhile. */
const UNDER_WAY = 'releases/.staging-1/main.js';

export async function deliverTo({ dataDir }: Pick<Installation, 'dataDir'>): Promise<void> {
  for (const [path, text] of [...Object.entries(DELIVERED), [UNDER_WAY, 'half'] as const]) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await writeFile(join(dataDir, path), text);
  }
}

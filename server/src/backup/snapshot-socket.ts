import { createServer, request, type IncomingMessage } from 'node:http';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DbHandle } from '../db/client';
import { embeddedSource, type SnapshotSource } from './snapshot';

/** Most bytes of a socket's path on all systems. */
const LONGEST = 103;

/**
 * Lets `backup` read the embedded database, which only one process can open, while the server runs: by a socket in the data
 * folder, that is to say for the account which runs the server.
 */
export async function serveSnapshots(
  dataDir: string,
  database: Pick<DbHandle, 'db' | 'transaction'>,
  log: FastifyBaseLogger,
): Promise<void> {
  const path = socketOf(dataDir);
  // Left by a process that was killed; the data folder is ours alone.
  await rm(path, { force: true });
  const source = embeddedSource(database);
  const server = createServer((incoming, response) => {
    const tables = new URL(incoming.url ?? '', 'http://socket').searchParams.get('tables');
    log.info('the database is being read for a backup');
    pipeline(Readable.from(source.read(tables?.split(','))), response).catch((error: unknown) =>
      log.error({ err: error }, 'the backup of the database broke off'),
    );
  });
  server.on('error', (error) => log.warn({ err: error }, 'backup needs a stopped server'));
  server.listen(path).unref();
}

/** The database of a server that runs on a data folder. */
export function socketSource(dataDir: string): SnapshotSource {
  return {
    async *read(tables) {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const path = tables ? `/?tables=${tables.join(',')}` : '/';
        request({ socketPath: socketOf(dataDir), path, agent: false }, resolve)
          .on('error', reject)
          .end();
      });
      response.setEncoding('utf8');
      for await (const chunk of response) yield chunk as string;
    },
    close: async () => undefined,
  };
}

/** By the shorter of two ways. */
function socketOf(dataDir: string): string {
  const path = join(dataDir, 'backup.sock');
  return Buffer.byteLength(path) <= LONGEST ? path : relative(process.cwd(), path);
}

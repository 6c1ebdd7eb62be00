import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface PoolFile {
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/** Files by the SHA-256 of what is in them: what several backups have is there once. */
export interface FilePool {
  /** Whether it is there in full; what is in it is for `checkFile`. */
  has(file: PoolFile): Promise<boolean>;
  /** Keeps what comes; it is on the disk when this resolves. */
  add(bytes: Readable): Promise<PoolFile>;
  pathOf(file: Pick<PoolFile, 'sha256'>): string;
  /** Removes what is not among these; answers how many. */
  keepOnly(sha256s: ReadonlySet<string>): Promise<number>;
}

const SHA256 = /^[0-9a-f]{64}$/;

export function createFilePool(root: string): FilePool {
  const pathOf = ({ sha256 }: Pick<PoolFile, 'sha256'>): string => {
    if (!SHA256.test(sha256)) throw new Error(`no SHA-256: ${sha256}`);
    return join(root, sha256.slice(0, 2), sha256);
  };
  return {
    pathOf,
    async has(file) {
      const found = await stat(pathOf(file)).catch(() => null);
      return found?.size === file.size;
    },
    async add(bytes) {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const draft = join(root, `${randomUUID()}.part`);
      try {
        const file = await writeHashed(bytes, draft);
        await mkdir(dirname(pathOf(file)), { recursive: true, mode: 0o700 });
        await rename(draft, pathOf(file));
        return file;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async keepOnly(sha256s) {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      const gone = entries.filter((entry) => entry.isFile() && !sha256s.has(entry.name));
      for (const { parentPath, name } of gone) await rm(join(parentPath, name));
      return gone.length;
    },
  };
}

/** Writes a new file and flushes it; answers what it is. */
export async function writeHashed(bytes: Readable, path: string): Promise<PoolFile> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(bytes, measure, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return { sha256: hash.digest('hex'), size };
}

/** What comes, as a file is named. */
export async function hashOf(bytes: Readable): Promise<PoolFile> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { sha256: hash.digest('hex'), size };
}

/** What is wrong with a file; null where nothing is. */
export async function checkFile(path: string, { sha256, size }: PoolFile): Promise<string | null> {
  try {
    const found = await hashOf(createReadStream(path));
    return found.sha256 === sha256 && found.size === size ? null : 'is not what was backed up';
  } catch (error) {
    return `cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`;
  }
}

/** Forces a folder's entries onto the disk. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

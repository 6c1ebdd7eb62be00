import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { BackupError } from './backup-error';
import { createFilePool, syncFolder, writeHashed, type FilePool, type PoolFile } from './file-pool';
import { FILES_AT_ONCE, inParallel } from './in-parallel';
import {
  DATABASE,
  FILES,
  KEYS,
  listBackups,
  MANIFEST,
  nameAt,
  POOL,
  readFileList,
  type BackedUpFile,
  type Manifest,
} from './manifest';
import { NAMING_TABLES, objectsOf, type NamedObject } from './named-objects';
import { listDelivery, REVISIONS, type Place, type Places } from './places';
import { readSnapshot } from './read-snapshot';
import type { SnapshotSource } from './snapshot';

export interface BackupOptions {
  /** Folder of the backups. */
  readonly folder: string;
  readonly source: SnapshotSource;
  readonly places: Places;
  /** The keys as they may lie there; null where they are kept apart. */
  readonly sealedKeys: string | null;
  readonly report: (text: string) => void;
  readonly now?: Date;
}

/** Quick, and a fifth of the size: what counts is how soon it is done. */
const GZIP_LEVEL = 1;
/** What never changes under its name, so that it need not be read again. */
const IMMUTABLE = /^(?:releases\/|delivery\/revisions\/)/;

/**
 * Makes a whole backup while others go on: the database as of one moment, then the objects that it names, which never change
 * under their keys, then what is released. Only what no earlier backup has is copied. Before it is whole it has another name.
 * @returns its folder and what it consists of
 */
export async function createBackup(options: BackupOptions): Promise<{ path: string; manifest: Manifest }> {
  const { folder, source, places, sealedKeys, report, now = new Date() } = options;
  const name = nameAt(now);
  const draft = join(folder, `.${name}.part`);
  const pool = createFilePool(join(folder, POOL));
  const known = await readKnown(folder);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const objects = new Map<string, NamedObject>();
    const database = await copyDatabase(source, join(draft, DATABASE), objects);
    report(`database: ${sum(Object.values(database.tables).map(({ rows }) => rows))} rows`);
    const copied = await copyObjects({ places, pool, known, source }, objects);
    const released: BackedUpFile[] = [];
    for await (const paths of listDelivery(places))
      released.push(...(await copyPaths(places.delivery, paths, { pool, known })));
    // A folder that is not the gateway's would make a backup without feed, releases and signing key.
    if (!released.some(({ path }) => path.startsWith(REVISIONS)))
      throw new BackupError(
        `There is no feed in ${places.delivery.name}: set DATA_DIR or DELIVERY_S3_… as the gateway has them.`,
      );
    const files = [...copied.files, ...released];
    const bytes = sum(files.map(({ size }) => size));
    report(`files: ${copied.files.length} objects, ${released.length} of releases and feed, ${bytes} bytes`);
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      migrations: database.migrations,
      database: { ...database.file, tables: database.tables },
      files: {
        ...(await write(
          join(draft, FILES),
          files.map((file) => `${JSON.stringify(file)}\n`),
        )),
        count: files.length,
        bytes,
      },
      keys: sealedKeys === null ? null : await write(join(draft, KEYS), [sealedKeys]),
      damaged: copied.damaged,
    };
    await write(join(draft, MANIFEST), [`${JSON.stringify(manifest, null, 2)}\n`]);
    await rename(draft, join(folder, name));
    await syncFolder(folder);
    return { path: join(folder, name), manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function copyDatabase(source: SnapshotSource, path: string, objects: Map<string, NamedObject>) {
  const lines = source.read();
  const gzip = createGzip({ level: GZIP_LEVEL });
  const written = writeHashed(gzip, path);
  // The reader below fails first; what it fails of is told.
  written.catch(() => undefined);
  const copied = async function* (): AsyncGenerator<string> {
    for await (const chunk of lines) {
      if (!gzip.write(chunk)) await drained(gzip, written);
      yield chunk;
    }
  };
  try {
    const sums = await readSnapshot(copied(), { row: (table, line) => noteObjects(objects, table, line) });
    gzip.end();
    return { ...sums, file: await written };
  } catch (error) {
    gzip.destroy();
    throw error;
  }
}

/** Until there is room again, or writing has failed. */
function drained(stream: NodeJS.WritableStream, written: Promise<unknown>): Promise<unknown> {
  return Promise.race([new Promise((resolve) => stream.once('drain', resolve)), written]);
}

function noteObjects(objects: Map<string, NamedObject>, table: string, line: string): void {
  for (const object of objectsOf(table, line)) objects.set(object.key, object);
}

interface Copying {
  readonly pool: FilePool;
  /** What the newest backup has, by place and path. */
  readonly known: ReadonlyMap<string, PoolFile>;
}

/** Objects that are not there may have been erased since, or have just been announced: the database is asked again. */
async function copyObjects(
  { places, source, ...copying }: Copying & { readonly places: Places; readonly source: SnapshotSource },
  named: ReadonlyMap<string, NamedObject>,
): Promise<{ files: BackedUpFile[]; damaged: string[] }> {
  const first = await copyNamed(places.objects, [...named.values()], copying);
  if (first.damaged.length === 0) return first;
  const still = new Map<string, NamedObject>();
  await readSnapshot(source.read(NAMING_TABLES), { row: (table, line) => noteObjects(still, table, line) });
  const again = first.damaged.flatMap((key) => still.get(key) ?? []);
  const second = await copyNamed(places.objects, again, copying);
  return { files: [...first.files, ...second.files], damaged: second.damaged };
}

async function copyNamed(
  place: Place,
  objects: readonly NamedObject[],
  { pool, known }: Copying,
): Promise<{ files: BackedUpFile[]; damaged: string[] }> {
  const files: BackedUpFile[] = [];
  const damaged: string[] = [];
  await inParallel(objects, FILES_AT_ONCE, async ({ key, sha256, size }) => {
    const expected = sha256 !== null && size !== null ? { sha256, size } : known.get(idOf('objects', key));
    const file = expected && (await pool.has(expected)) ? expected : await addFrom(place, key, pool);
    if (file === null || (sha256 !== null && file.sha256 !== sha256)) damaged.push(key);
    else files.push({ place: 'objects', path: key, sha256: file.sha256, size: file.size });
  });
  return { files, damaged: damaged.sort() };
}

/** What goes while it is copied was not there. */
async function copyPaths(
  place: Place,
  paths: readonly string[],
  { pool, known }: Copying,
): Promise<BackedUpFile[]> {
  const files: BackedUpFile[] = [];
  await inParallel(paths, FILES_AT_ONCE, async (path) => {
    const before = IMMUTABLE.test(path) ? known.get(idOf('delivery', path)) : undefined;
    const file = before && (await pool.has(before)) ? before : await addFrom(place, path, pool);
    if (file !== null) files.push({ place: 'delivery', path, sha256: file.sha256, size: file.size });
  });
  return files;
}

/** Null where there is no such file. */
async function addFrom(place: Place, path: string, pool: FilePool): Promise<PoolFile | null> {
  const bytes = await place.read(path).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw new BackupError(`${path} of ${place.name} cannot be read: ${(error as Error).message}`);
  });
  return bytes && pool.add(bytes);
}

/** As folder and bucket say that there is none. */
function isGone(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || message.startsWith('There is no object');
}

async function readKnown(folder: string): Promise<ReadonlyMap<string, PoolFile>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const newest = (await listBackups(folder)).at(-1);
  if (newest === undefined) return new Map();
  return new Map(
    (await readFileList(join(folder, newest))).map((file) => [idOf(file.place, file.path), file]),
  );
}

const idOf = (place: string, path: string): string => `${place}:${path}`;

const write = (path: string, texts: readonly string[]): Promise<PoolFile> =>
  writeHashed(Readable.from(texts.map((text) => Buffer.from(text))), path);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

import { PortalError } from '@portal/shared/errors';
import { createHash } from 'node:crypto';
import { PassThrough, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { AppContext } from '../../../app-context';
import type { CaseRow } from '../../case/state/case-state.repository';
import { readCaseData, type CaseData, type ExportedFile } from './case-data';
import { indexPage } from './index-page';

type Context = Pick<AppContext, 'db' | 'storage' | 'log' | 'now'>;

/** A file of the archive, with the hash by which whoever has it can tell that it is whole. */
export interface ManifestEntry {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** `manifest.json` of an archive. */
export interface Manifest {
  readonly madeAt: string;
  /** Identifiers of the cases. */
  readonly cases: readonly string[];
  readonly files: readonly ManifestEntry[];
  /** Files that the portal knows of, and that its storage does not have. */
  readonly missing: readonly string[];
}

/**
 * All that the portal has of the patient of some cases, as a ZIP archive: a page to read, each case as JSON, the files as they were
 * sent, and a manifest. What is written is in memory, files pass by one after the other, no faster than the reader takes them; who
 * stops reading ends it.
 * @throws whatever reading the cases fails by; a later failure destroys the stream, so that nobody takes a part for the whole
 */
export async function openPatientArchive(ctx: Context, rows: readonly CaseRow[]): Promise<Readable> {
  const cases: CaseData[] = [];
  for (const row of rows) cases.push(await readCaseData(ctx.db, row));
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const end = new AbortController();
  output.once('close', () => end.abort());
  zip.once('error', (error) => output.destroy(error));
  writeArchive(ctx, zip, cases, end.signal).catch((error: unknown) => {
    if (!end.signal.aborted) ctx.log.error({ err: error }, 'an archive of patient data broke off');
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return output;
}

async function writeArchive(
  { storage, log, now }: Context,
  zip: ZipFile,
  cases: readonly CaseData[],
  signal: AbortSignal,
): Promise<void> {
  const madeAt = now();
  const files: ManifestEntry[] = [];
  const missing: string[] = [];
  const addText = (path: string, text: string): void => {
    const bytes = Buffer.from(text);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    files.push({ path, bytes: bytes.length, sha256 });
    zip.addBuffer(bytes, path, { mtime: madeAt });
  };
  addText('index.html', indexPage(cases, madeAt));
  for (const { identifier, case: facts, parts } of cases)
    addText(`${identifier}/case.json`, `${JSON.stringify({ case: facts, ...parts }, null, 2)}\n`);
  for (const { path, storageKey } of cases.flatMap((one) => one.files)) {
    const bytes = await openFile(storage, { path, storageKey });
    if (bytes) files.push(await addFile(zip, { path, bytes, mtime: madeAt }, signal));
    else missing.push(path);
  }
  if (missing.length > 0) log.warn({ missing: missing.length }, 'files of an archive are not in the storage');
  const identifiers = cases.map(({ identifier }) => identifier);
  const manifest: Manifest = { madeAt: madeAt.toISOString(), cases: identifiers, files, missing };
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), 'manifest.json', { mtime: madeAt });
  zip.end();
}

/** @returns null for an object that is not there. @throws PortalError when the storage is away: nobody knows then what there is */
async function openFile(storage: Context['storage'], { storageKey }: ExportedFile): Promise<Readable | null> {
  try {
    return await storage.read(storageKey);
  } catch (error) {
    if (error instanceof PortalError) throw error;
    return null;
  }
}

/** Adds a file and waits until it has passed. Pictures and scans get hardly smaller by packing, so they are stored as they are. */
async function addFile(
  zip: ZipFile,
  { path, bytes: source, mtime }: { readonly path: string; readonly bytes: Readable; readonly mtime: Date },
  signal: AbortSignal,
): Promise<ManifestEntry> {
  const hash = createHash('sha256');
  let bytes = 0;
  const watch = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part);
      bytes += part.length;
      done(null, part);
    },
  });
  zip.addReadStream(watch, path, { compress: false, mtime });
  await pipeline(source, watch, { signal });
  return { path, bytes, sha256: hash.digest('hex') };
}

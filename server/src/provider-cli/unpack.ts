import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { open, type Entry, type ZipFile } from 'yauzl';
import type { Manifest } from '../modules/patient-data/export/patient-archive';
import { RefusedError } from './cli-errors';

/**
 * Unpacks an archive of patient data into a folder, and compares every file with the manifest.
 * @throws RefusedError for a file that is not what the manifest says, or not in it
 */
export async function unpackArchive(archive: string, folder: string): Promise<Manifest> {
  const paths = await unpack(archive, folder);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const known = new Map(manifest.files.map((file) => [file.path, file.sha256]));
  for (const path of paths.filter((one) => one !== 'manifest.json'))
    if (known.get(path) !== (await hashOf(join(folder, path))))
      throw new RefusedError(`${path} is not what the manifest of the archive says.`);
  if (paths.length !== known.size + 1) throw new RefusedError('The archive lacks files of its manifest.');
  return manifest;
}

/** Names that lead out of the folder are refused by the reader itself. */
async function unpack(archive: string, folder: string): Promise<string[]> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    open(archive, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const paths: string[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      paths.push(entry.fileName);
      writeEntry(zip, entry, join(folder, entry.fileName)).then(() => zip.readEntry(), reject);
    });
    zip.readEntry();
  });
  return paths;
}

async function writeEntry(zip: ZipFile, entry: Entry, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const bytes = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );
  await pipeline(bytes, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

import { createHash, randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { temporaryFolder } from './run-folder';

/** A file too large to be handed over in memory. */
export interface DiskFile {
  readonly path: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

const MEGABYTE = 1024 ** 2;
const BLOCK = 4 * MEGABYTE;
const STL_HEADER = 84;
const STL_TRIANGLE = 50;
/** The record at the end of an archive that lists nothing. */
const ZIP_END = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

/** A folder for such files, that goes with its test file. */
export class DiskFiles {
  private constructor(private readonly folder: string) {}

  static async create(): Promise<DiskFiles> {
    return new DiskFiles(await temporaryFolder('files'));
  }

  /** A binary STL whose facets are noise: the server looks at its length alone. */
  scan(name: string, megabytes: number): Promise<DiskFile> {
    const triangles = Math.floor((megabytes * MEGABYTE - STL_HEADER) / STL_TRIANGLE);
    const head = Buffer.alloc(STL_HEADER);
    head.writeUInt32LE(triangles, STL_HEADER - 4);
    return write(join(this.folder, name), head, STL_HEADER + STL_TRIANGLE * triangles);
  }

  /** What begins and ends like a ZIP. */
  volume(name: string, megabytes: number): Promise<DiskFile> {
    return write(join(this.folder, name), Buffer.from('PK\x03\x04', 'latin1'), megabytes * MEGABYTE, ZIP_END);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

async function write(path: string, head: Buffer, size: number, end = Buffer.alloc(0)): Promise<DiskFile> {
  const hash = createHash('sha256').update(head);
  const file = await open(path, 'w');
  await file.write(head);
  for (let left = size - head.length - end.length; left > 0; left -= BLOCK) {
    const block = randomBytes(Math.min(BLOCK, left));
    hash.update(block);
    await file.write(block);
  }
  hash.update(end);
  await file.write(end);
  await file.close();
  return { path, name: basename(path), size, sha256: hash.digest('hex') };
}

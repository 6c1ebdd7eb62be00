import { createHash, randomBytes, randomFillSync } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { binaryStl } from './files';
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
const STL_HEADER = 84;
const STL_TRIANGLE = 50;
const ARCH_TRIANGLES = 10_000;
const BLOCK = STL_TRIANGLE * ARCH_TRIANGLES;
/** The record at the end of an archive that lists nothing. */
const ZIP_END = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

/** A folder for such files, that goes with its test file. */
export class DiskFiles {
  private constructor(private readonly folder: string) {}

  static async create(): Promise<DiskFiles> {
    return new DiskFiles(await temporaryFolder('files'));
  }

  /** A binary STL that repeats an arch, of another width for names that begin otherwise; two bytes of each facet are noise, so no two files are alike. */
  scan(name: string, megabytes: number): Promise<DiskFile> {
    const triangles = Math.floor((megabytes * MEGABYTE - STL_HEADER) / STL_TRIANGLE);
    const head = Buffer.alloc(STL_HEADER);
    head.writeUInt32LE(triangles, STL_HEADER - 4);
    const arch = binaryStl(ARCH_TRIANGLES, 20 + (name.charCodeAt(0) % 16)).subarray(STL_HEADER);
    const blockOf = (length: number): Buffer => {
      const block = Buffer.from(arch.subarray(0, length));
      for (let end = STL_TRIANGLE; end <= length; end += STL_TRIANGLE) randomFillSync(block, end - 2, 2);
      return block;
    };
    return write(join(this.folder, name), head, { size: STL_HEADER + STL_TRIANGLE * triangles, blockOf });
  }

  /** What begins and ends like a ZIP. */
  volume(name: string, megabytes: number): Promise<DiskFile> {
    const head = Buffer.from('PK\x03\x04', 'latin1');
    return write(join(this.folder, name), head, {
      size: megabytes * MEGABYTE,
      blockOf: randomBytes,
      end: ZIP_END,
    });
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

interface Content {
  readonly size: number;
  readonly blockOf: (length: number) => Buffer;
  readonly end?: Buffer;
}

async function write(
  path: string,
  head: Buffer,
  { size, blockOf, end = Buffer.alloc(0) }: Content,
): Promise<DiskFile> {
  const hash = createHash('sha256').update(head);
  const file = await open(path, 'w');
  await file.write(head);
  for (let left = size - head.length - end.length; left > 0; left -= BLOCK) {
    const block = blockOf(Math.min(BLOCK, left));
    hash.update(block);
    await file.write(block);
  }
  hash.update(end);
  await file.write(end);
  await file.close();
  return { path, name: basename(path), size, sha256: hash.digest('hex') };
}

import { LIMITS } from '@portal/shared/contract';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { refusal } from '../../../refusals';
import type { ObjectRange } from '../../../storage/object-storage';
import {
  cleanPicture,
  heicToJpeg,
  isPictureFormat,
  readPictureSize,
  type PictureFormat,
  type PictureSize,
} from '../pictures';
import { checkEnd, TAIL_BYTES } from './file-end';
import { checkContent, CONTENT_TYPES, HEAD_BYTES, type Accept } from './file-format';
import type { ScanForViruses } from './virus-scanner';

/** A whole file, wherever it is. */
export interface FileSource {
  /** Bytes. */
  readonly size: number;
  read(range?: ObjectRange): Promise<Readable>;
}

/** A file that may be kept, with the facts of the bytes that are to be stored. */
export interface CheckedFile {
  readonly contentType: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** The bytes to store instead of the file's own: a picture that had metadata, without them; of HEIC, a JPEG of it. */
  readonly clean: Buffer | null;
  /** Of a picture. */
  readonly pixels: PictureSize | null;
}

/**
 * Checks a file by its content and hashes it; of a picture only what draws it is kept, and HEIC becomes JPEG, which every
 * lab opens. Only pictures are ever in memory as a whole. `sentSha256` is what its sender says of the bytes: others say nothing about the file, so that comes first.
 * @throws PortalError 'checksumMismatch', 'wrongFileType', 'damagedFile', 'infectedFile', 'emptyFile'; 'tooLarge' for a picture over `LIMITS.photoBytes` or
 * `LIMITS.photoPixels`
 */
export async function checkFile(
  { scanForViruses }: { readonly scanForViruses: ScanForViruses | null },
  source: FileSource,
  accept: Accept,
  sentSha256: string | null = null,
): Promise<CheckedFile> {
  if (source.size === 0) throw refusal('emptyFile');
  const arrivedSha256 = await hashOf(source);
  if (sentSha256 !== null && sentSha256 !== arrivedSha256) throw refusal('checksumMismatch');
  const head = await buffer(await source.read({ start: 0, end: Math.min(HEAD_BYTES, source.size) - 1 }));
  const format = checkContent(accept, head, source.size);
  if (scanForViruses) await scanForViruses(await source.read());
  if (format === 'pdf' || format === 'zip') checkEnd(format, await readTail(source), accept);
  if (format !== 'heic' && !isPictureFormat(format)) {
    const contentType = CONTENT_TYPES[format];
    return { contentType, sha256: arrivedSha256, size: source.size, clean: null, pixels: null };
  }
  return checkPicture(source, format);
}

async function checkPicture(source: FileSource, format: PictureFormat | 'heic'): Promise<CheckedFile> {
  if (source.size > LIMITS.photoBytes) throw refusal('tooLarge');
  const bytes = await buffer(await source.read());
  checkLength(source, bytes.length);
  const kept = format === 'heic' ? 'jpeg' : format;
  const clean = cleanPicture(kept, format === 'heic' ? await heicToJpeg(bytes) : bytes);
  const pixels = readPictureSize(kept, clean);
  if (pixels.width * pixels.height > LIMITS.photoPixels) throw refusal('tooLarge');
  const sha256 = createHash('sha256').update(clean).digest('hex');
  return {
    contentType: CONTENT_TYPES[kept],
    sha256,
    size: clean.length,
    clean: clean === bytes ? null : clean,
    pixels,
  };
}

function readTail(source: FileSource): Promise<Buffer> {
  const start = Math.max(0, source.size - TAIL_BYTES);
  return source.read({ start, end: source.size - 1 }).then(buffer);
}

async function hashOf(source: FileSource): Promise<string> {
  const hash = createHash('sha256');
  let length = 0;
  for await (const chunk of (await source.read()) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    length += chunk.length;
  }
  checkLength(source, length);
  return hash.digest('hex');
}

function checkLength({ size }: FileSource, length: number): void {
  if (length !== size) throw new Error(`A file of ${size} bytes had ${length}`);
}

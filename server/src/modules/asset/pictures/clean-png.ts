import { crc32 } from 'node:zlib';
import { readOrientation, writeOrientation } from './orientation';
import { unreadable } from './unreadable';

const SIGNATURE_BYTES = 8;
/** Length, type and check sum, around the data of each chunk. */
const FRAME_BYTES = 12;

/** What draws the picture, besides the chunks that every reader must know; anything else may tell of who took it. */
const DRAWING = new Set(
  'tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs sPLT cICP mDCV mDCv cLLI cLLi acTL fcTL fdAT'.split(' '),
);

interface Chunk {
  readonly type: string;
  readonly whole: Buffer;
  readonly data: Buffer;
}

/**
 * A PNG without EXIF (but the orientation), texts, times and unknown chunks, and without anything behind its end.
 * @throws PortalError 'wrongFileType' when it is not whole.
 */
export function cleanPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  let hasData = false;
  for (let at = SIGNATURE_BYTES, type = ''; type !== 'IEND';) {
    const chunk = readChunk(bytes, at);
    if ((at === SIGNATURE_BYTES) !== (chunk.type === 'IHDR')) throw unreadable();
    hasData ||= chunk.type === 'IDAT';
    kept.push(isCritical(chunk) || DRAWING.has(chunk.type) ? chunk.whole : replacementOf(chunk));
    at += chunk.whole.length;
    type = chunk.type;
  }
  if (!hasData) throw unreadable();
  return Buffer.concat(kept);
}

/** @throws PortalError 'wrongFileType', also when a chunk that the picture needs is not as its check sum says. */
function readChunk(bytes: Buffer, at: number): Chunk {
  if (at + FRAME_BYTES > bytes.length) throw unreadable();
  const length = bytes.readUInt32BE(at);
  const end = at + FRAME_BYTES + length;
  if (end > bytes.length) throw unreadable();
  const type = bytes.toString('latin1', at + 4, at + 8);
  if (!/^[A-Za-z]{4}$/.test(type)) throw unreadable();
  const chunk = { type, whole: bytes.subarray(at, end), data: bytes.subarray(at + 8, end - 4) };
  if (isCritical(chunk) && crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
    throw unreadable();
  return chunk;
}

/** A capital letter says that a picture cannot be shown without the chunk. */
function isCritical({ type }: Chunk): boolean {
  return type.charAt(0) < 'a';
}

function replacementOf({ type, data }: Chunk): Buffer {
  const orientation = type === 'eXIf' ? readOrientation(data) : 1;
  return orientation === 1 ? Buffer.alloc(0) : toChunk('eXIf', writeOrientation(orientation));
}

function toChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(FRAME_BYTES + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + data.length);
  return chunk;
}

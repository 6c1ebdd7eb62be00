import { readOrientation, writeOrientation } from './orientation';
import { unreadable } from './unreadable';

/** 'RIFF', a size, 'WEBP'. */
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const EXTENDED = 'VP8X';
const EXTENDED_BYTES = 10;
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;
const BITMAPS: readonly string[] = ['VP8 ', 'VP8L', 'ANMF'];
const DRAWING: readonly string[] = [...BITMAPS, EXTENDED, 'ICCP', 'ALPH', 'ANIM'];

interface Chunk {
  readonly type: string;
  readonly whole: Buffer;
  readonly data: Buffer;
}

/**
 * A WebP without EXIF (but the orientation), XMP and unknown chunks, and without anything behind its end.
 * @throws PortalError 'wrongFileType' when it is not whole.
 */
export function cleanWebp(bytes: Buffer): Buffer {
  const chunks = readChunks(bytes);
  if (!chunks.some(({ type }) => BITMAPS.includes(type))) throw unreadable();
  const kept = chunks.flatMap((chunk) =>
    DRAWING.includes(chunk.type) ? [chunk.whole] : replacementOf(chunk),
  );
  const body = Buffer.concat(kept);
  const header = Buffer.from(bytes.subarray(0, HEADER_BYTES));
  header.writeUInt32LE(body.length + 4, 4);
  setFlags(body, chunksHave(kept, 'EXIF'));
  return Buffer.concat([header, body]);
}

/** @throws PortalError 'wrongFileType' */
function readChunks(bytes: Buffer): Chunk[] {
  if (bytes.length < HEADER_BYTES) throw unreadable();
  const end = bytes.readUInt32LE(4) + CHUNK_HEADER_BYTES;
  if (end > bytes.length) throw unreadable();
  const chunks: Chunk[] = [];
  for (let at = HEADER_BYTES; at + CHUNK_HEADER_BYTES <= end;) {
    const size = bytes.readUInt32LE(at + 4);
    const dataEnd = at + CHUNK_HEADER_BYTES + size;
    if (dataEnd > end) throw unreadable();
    // Of an odd size, one more byte follows, which some programs leave out at the end.
    const to = Math.min(dataEnd + (size % 2), end);
    const data = bytes.subarray(at + CHUNK_HEADER_BYTES, dataEnd);
    chunks.push({ type: bytes.toString('latin1', at, at + 4), whole: bytes.subarray(at, to), data });
    at = to;
  }
  return chunks;
}

function replacementOf({ type, data }: Chunk): Buffer[] {
  const orientation = type === 'EXIF' ? readOrientation(data) : 1;
  if (orientation === 1) return [];
  const tiff = writeOrientation(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(tiff.length, 4);
  return [Buffer.concat([head, tiff])];
}

function chunksHave(chunks: readonly Buffer[], type: string): boolean {
  return chunks.some((chunk) => chunk.toString('latin1', 0, 4) === type);
}

/** The extended header, which comes first, tells which chunks follow. */
function setFlags(body: Buffer, hasExif: boolean): void {
  if (body.toString('latin1', 0, 4) !== EXTENDED) return;
  if (body.length < CHUNK_HEADER_BYTES + EXTENDED_BYTES) throw unreadable();
  const flags = body.readUInt8(CHUNK_HEADER_BYTES) & ~(EXIF_FLAG | XMP_FLAG);
  body.writeUInt8(flags | (hasExif ? EXIF_FLAG : 0), CHUNK_HEADER_BYTES);
}

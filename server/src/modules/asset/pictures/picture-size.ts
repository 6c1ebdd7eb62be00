import type { PictureFormat } from './clean-picture';
import { unreadable } from './unreadable';

export interface PictureSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * How large a whole picture is (`cleanPicture`), as its file says: nothing is decoded, so a picture that would fill the memory
 * does no harm.
 */
export function readPictureSize(format: PictureFormat, bytes: Buffer): PictureSize {
  return READERS[format](bytes);
}

const READERS: Record<PictureFormat, (bytes: Buffer) => PictureSize> = {
  png: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  jpeg: readJpeg,
  webp: readWebp,
};

/** In the start of frame, which comes before the picture's data: C0 to CF without the tables (C4, CC) and an extension (C8). */
function readJpeg(bytes: Buffer): PictureSize {
  let at = 2;
  while (at + 9 <= bytes.length) {
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw unreadable();
}

const FIRST_CHUNK = 12;
const FIRST_DATA = 20;

/** In the first chunk: of the extended header, of a lossy or of a lossless picture. */
function readWebp(bytes: Buffer): PictureSize {
  const kind = bytes.toString('latin1', FIRST_CHUNK, FIRST_CHUNK + 4);
  if (bytes.length < FIRST_DATA + 10) throw unreadable();
  if (kind === 'VP8X')
    return {
      width: bytes.readUIntLE(FIRST_DATA + 4, 3) + 1,
      height: bytes.readUIntLE(FIRST_DATA + 7, 3) + 1,
    };
  if (kind === 'VP8L') {
    const packed = bytes.readUInt32LE(FIRST_DATA + 1);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  return {
    width: bytes.readUInt16LE(FIRST_DATA + 6) & 0x3fff,
    height: bytes.readUInt16LE(FIRST_DATA + 8) & 0x3fff,
  };
}

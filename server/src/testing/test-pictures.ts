import jpeg from 'jpeg-js';
import { crc32, deflateSync } from 'node:zlib';

/** Whole small pictures that tell nothing of who took them, and the same with what cameras and programs add. */
export const PLAIN_JPEG = Buffer.from(
  jpeg.encode({ width: 16, height: 16, data: Buffer.alloc(16 * 16 * 4, 99) }, 90).data,
);
export const PLAIN_PNG = png([]);
export const PLAIN_WEBP = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

/** What must not be found in a stored picture. */
export const SECRETS = ['GPS-41.0082N', 'Patient Name', 'Camera 4711'] as const;
const SECRET = SECRETS.join(' ');

/** EXIF data with an orientation and a text, in either order of bytes. */
export function exif(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const bytes = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  const uint16 = (value: number, at: number) =>
    order === 'II' ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const uint32 = (value: number, at: number) =>
    order === 'II' ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  bytes.write(order, 'latin1');
  uint16(42, 2);
  uint32(8, 4);
  uint16(2, 8);
  // Make: a text that stands behind the directory.
  uint16(0x010f, 10);
  uint16(2, 12);
  uint32(SECRET.length, 14);
  uint32(bytes.length, 18);
  uint16(0x0112, 22);
  uint16(3, 24);
  uint32(1, 26);
  uint16(orientation, 30);
  return Buffer.concat([bytes, Buffer.from(SECRET)]);
}

/** A segment of a JPEG. */
export function segment(marker: number, payload: Buffer | string): Buffer {
  const body = typeof payload === 'string' ? Buffer.from(payload, 'latin1') : payload;
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

export function exifSegment(orientation: number, order?: 'II' | 'MM'): Buffer {
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif(orientation, order)]));
}

/** The plain JPEG with segments after its first one (JFIF), and bytes behind its end. */
export function jpegWith(segments: readonly Buffer[], behind = Buffer.alloc(0)): Buffer {
  const afterFirst = 4 + PLAIN_JPEG.readUInt16BE(4);
  return Buffer.concat([
    PLAIN_JPEG.subarray(0, afterFirst),
    ...segments,
    PLAIN_JPEG.subarray(afterFirst),
    behind,
  ]);
}

export const TELLING_SEGMENTS: readonly Buffer[] = [
  segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<xmp>${SECRET}</xmp>`),
  segment(0xe2, `MPF\0${SECRET}`),
  segment(0xed, `Photoshop 3.0\0${SECRET}`),
  segment(0xfe, SECRET),
];

export function chunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type), Buffer.from(data)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length - 4, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of one grey point, or of what it says, with more chunks before its data. */
export function png(chunks: readonly Buffer[], behind = Buffer.alloc(0), side = 1): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 0, 0, 0, 0])])),
    ...chunks,
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', ''),
    behind,
  ]);
}

export const TELLING_CHUNKS: readonly Buffer[] = [
  chunk('tEXt', `Author\0${SECRET}`),
  chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${SECRET}`),
  chunk('zTXt', `Comment\0\0${SECRET}`),
  chunk('tIME', Buffer.alloc(7, 1)),
  chunk('prVt', SECRET),
];

export function riff(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** The plain WebP in the extended form, with flags and chunks behind its bitmap. */
export function webpWith(flags: number, chunks: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(10);
  header.writeUInt8(flags);
  const body = Buffer.concat([riff('VP8X', header), PLAIN_WEBP.subarray(12), ...chunks]);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** Pictures as phones make them, with what they tell. */
export const TELLING_PICTURES = {
  jpeg: jpegWith([exifSegment(6), ...TELLING_SEGMENTS]),
  png: png([chunk('eXIf', exif(6)), ...TELLING_CHUNKS]),
  webp: webpWith(0x0c, [riff('EXIF', exif(6)), riff('XMP ', Buffer.from(SECRET))]),
} as const;

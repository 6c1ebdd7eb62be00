/** How a camera was held, as EXIF counts it: 1 is upright, 2 to 8 are turned or mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const EXIF_HEADER = Buffer.from('Exif\0\0', 'latin1');
const TIFF_HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;

/** The orientation that EXIF data tells, with or without its 'Exif' header; 1 when they do not tell one or cannot be read. */
export function readOrientation(exif: Buffer): Orientation {
  const tiff = exif.subarray(0, EXIF_HEADER.length).equals(EXIF_HEADER)
    ? exif.subarray(EXIF_HEADER.length)
    : exif;
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < TIFF_HEADER_BYTES || (order !== 'II' && order !== 'MM')) return 1;
  const uint16 = (at: number): number => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  const entries = uint16(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return 1;
    if (uint16(at) !== ORIENTATION_TAG || uint16(at + 2) !== SHORT) continue;
    return toOrientation(uint16(at + TIFF_HEADER_BYTES));
  }
  return 1;
}

function toOrientation(value: number): Orientation {
  return value >= 1 && value <= 8 ? (value as Orientation) : 1;
}

/** EXIF data, as a TIFF file, that tell the orientation and nothing else; the same bytes each time. */
export function writeOrientation(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(TIFF_HEADER_BYTES + 2 + ENTRY_BYTES + 4);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(TIFF_HEADER_BYTES, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION_TAG, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

/** The same with the header that JPEG wants. */
export function writeExifSegment(orientation: Orientation): Buffer {
  return Buffer.concat([EXIF_HEADER, writeOrientation(orientation)]);
}

/** Whether a segment of a JPEG holds EXIF data. */
export function isExif(payload: Buffer): boolean {
  return payload.subarray(0, EXIF_HEADER.length).equals(EXIF_HEADER);
}

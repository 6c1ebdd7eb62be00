import { isExif, readOrientation, writeExifSegment } from './orientation';
import { unreadable } from './unreadable';

const MARKER = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const ICC = 'ICC_PROFILE\0';

/** A marker with what belongs to it; `from` and `to` also hold the marker itself and fill bytes before it. */
interface Segment {
  readonly marker: number;
  readonly from: number;
  readonly to: number;
  readonly payload: Buffer;
}

/**
 * A JPEG without what does not make its picture: EXIF (but the orientation), XMP, IPTC, comments, further pictures in and
 * behind the file. Profiles of colour stay.
 * @throws PortalError 'wrongFileType' when it is not whole.
 */
export function cleanJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  let hasFrame = false;
  let hasScan = false;
  for (;;) {
    const segment = readSegment(bytes, at);
    const { marker, from, to } = segment;
    hasFrame ||= isFrame(marker);
    hasScan ||= marker === SCAN;
    kept.push(isPicture(segment) ? bytes.subarray(from, to) : replacementOf(segment));
    at = marker === SCAN ? endOfScan(bytes, to) : to;
    if (at > to) kept.push(bytes.subarray(to, at));
    if (marker === END) break;
  }
  if (!hasFrame || !hasScan) throw unreadable();
  return Buffer.concat(kept);
}

/** @throws PortalError 'wrongFileType' */
function readSegment(bytes: Buffer, from: number): Segment {
  let at = from;
  if (bytes[at] !== MARKER) throw unreadable();
  while (bytes[at] === MARKER) at += 1;
  const marker = bytes[at];
  if (marker === undefined || marker === 0 || marker === START) throw unreadable();
  at += 1;
  if (marker === END || isAlone(marker)) return { marker, from, to: at, payload: Buffer.alloc(0) };
  if (at + 2 > bytes.length) throw unreadable();
  const length = bytes.readUInt16BE(at);
  if (length < 2 || at + length > bytes.length) throw unreadable();
  return { marker, from, to: at + length, payload: bytes.subarray(at + 2, at + length) };
}

/** Where the next marker after the compressed data of a scan is. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== MARKER && !isRestart(next)) return at;
  }
  throw unreadable();
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

/** Markers without a length after them. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || isRestart(marker);
}

/** Start of frame: C0 to CF without the tables (C4, CC) and an extension (C8). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function isPicture({ marker, payload }: Segment): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  if (marker === APP2) return payload.toString('latin1', 0, ICC.length) === ICC;
  // JFIF's density, and how Adobe's programs stored the colours.
  return marker === APP0 ? payload.toString('latin1', 0, 5) === 'JFIF\0' : marker === APP14;
}

function replacementOf({ marker, payload }: Segment): Buffer {
  if (marker !== APP1 || !isExif(payload)) return Buffer.alloc(0);
  const orientation = readOrientation(payload);
  if (orientation === 1) return Buffer.alloc(0);
  const exif = writeExifSegment(orientation);
  const head = Buffer.from([MARKER, APP1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([head, exif]);
}

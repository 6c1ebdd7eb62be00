import type { PortalError } from '@portal/shared/errors';
import { refusal } from '../../../refusals';

export type FileFormat =
  | 'stl'
  | 'ply'
  | 'obj'
  | 'glb'
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'heic'
  | 'pdf'
  | 'zip'
  | 'dicom';

/** So many of a file's first bytes tell its format. */
export const HEAD_BYTES = 64 * 1024;

export const CONTENT_TYPES: Record<FileFormat, string> = {
  stl: 'model/stl',
  ply: 'model/ply',
  obj: 'model/obj',
  glb: 'model/gltf-binary',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
  zip: 'application/zip',
  dicom: 'application/dicom',
};

const FORMAT_OF_EXTENSION: Record<string, FileFormat> = {
  '.stl': 'stl',
  '.ply': 'ply',
  '.obj': 'obj',
  '.glb': 'glb',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.heic': 'heic',
  '.heif': 'heic',
  '.pdf': 'pdf',
  '.zip': 'zip',
  '.dcm': 'dicom',
};

/** What a place takes, as extensions of names: lower case, with the dot. */
export type Accept = readonly string[];

/** @throws PortalError 'wrongFileType' when a place does not take files of such a name. */
export function checkName(accept: Accept, name: string): void {
  if (!accept.some((extension) => name.toLowerCase().endsWith(extension))) throw wrongType(accept);
}

/**
 * The format of a file by its content, whatever its name says.
 * @throws PortalError 'wrongFileType' when its place does not take that, 'emptyFile' for a scan without a triangle.
 */
export function checkContent(accept: Accept, head: Buffer, size: number): FileFormat {
  const format = detectFormat(head, size);
  const accepted = accept.map((extension) => FORMAT_OF_EXTENSION[extension]);
  if (size === STL_HEADER && accepted.includes('stl')) throw refusal('emptyFile');
  if (format === null || !accepted.includes(format)) throw wrongType(accept);
  return format;
}

/** @throws PortalError 'wrongFileType' when a place does not take a stored file's content. */
export function checkStoredType(accept: Accept, contentType: string | null): void {
  const isAccepted = accept.some((extension) => {
    const format = FORMAT_OF_EXTENSION[extension];
    return format !== undefined && CONTENT_TYPES[format] === contentType;
  });
  if (!isAccepted) throw wrongType(accept);
}

/** What refuses a file that its place does not take. */
export function wrongType(accept: Accept): PortalError {
  return refusal('wrongFileType', { accept: accept.join(', ') });
}

const STL_HEADER = 84;
const STL_TRIANGLE = 50;
const DICOM_PREAMBLE = 128;
const GLB_HEADER = 12;

function detectFormat(head: Buffer, size: number): FileFormat | null {
  const at = (offset: number, text: string): boolean =>
    head.subarray(offset, offset + text.length).toString('latin1') === text;
  if (at(0, '\xff\xd8\xff')) return 'jpeg';
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'webp';
  if (at(4, 'ftyp') && isHeic(head)) return 'heic';
  if (at(0, '%PDF-')) return 'pdf';
  if (at(0, 'PK\x03\x04')) return 'zip';
  if (at(DICOM_PREAMBLE, 'DICM')) return 'dicom';
  if (isGlb(head, size)) return 'glb';
  if (isPly(head)) return 'ply';
  if (isObj(head)) return 'obj';
  return isBinaryStl(head, size) || isTextStl(head) ? 'stl' : null;
}

const BRANDS_AT = 8;
/** Pictures of HEVC, in 8 and more bits, with and without layers. */
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis'];

/** The first box of a HEIC file names the formats that it keeps to, one of which says how its pictures are packed. */
function isHeic(head: Buffer): boolean {
  const brands = head.toString('latin1', BRANDS_AT, Math.min(head.readUInt32BE(0), head.length));
  return (brands.match(/.{4}/gs) ?? []).some((brand) => HEIC_BRANDS.includes(brand));
}

/** Binary glTF 2.0 says how long it is. */
function isGlb(head: Buffer, size: number): boolean {
  if (head.length < GLB_HEADER || head.toString('latin1', 0, 4) !== 'glTF') return false;
  return head.readUInt32LE(4) === 2 && head.readUInt32LE(8) === size;
}

/** A PLY file says on its first lines what it is, and how many faces follow. */
function isPly(head: Buffer): boolean {
  const start = head.toString('latin1');
  return (
    /^ply\r?\nformat (?:ascii|binary_(?:little|big)_endian) 1\.0\r?\n/.test(start) &&
    /\nend_header\r?\n/.test(start)
  );
}

/** An OBJ file has no mark of its own: it is text whose lines are comments, names and, before long, corners. */
function isObj(head: Buffer): boolean {
  if (head.includes(0)) return false;
  const lines = head.toString('latin1').split(/\r?\n/).slice(0, -1);
  const known = /^(?:#.*|\s*|(?:mtllib|usemtl|o|g|s|v|vn|vt|vp|f|l|p)(?:\s.*)?)$/;
  return (
    lines.some((line) => /^v(?:\s+[-+\d.eE]+){3,}\s*$/.test(line)) && lines.every((line) => known.test(line))
  );
}

/** A binary STL says how many triangles it has, and thereby how long it is. */
function isBinaryStl(head: Buffer, size: number): boolean {
  if (size <= STL_HEADER || head.length < STL_HEADER) return false;
  return size === STL_HEADER + STL_TRIANGLE * head.readUInt32LE(STL_HEADER - 4);
}

function isTextStl(head: Buffer): boolean {
  return /^\s*solid\b[^\n]*\n\s*facet\s+normal\s/i.test(head.toString('latin1'));
}

import { PLAIN_JPEG, PLAIN_PNG } from './test-pictures';

const HEADER = 84;
const TRIANGLE = 50;

/** A binary STL of some triangles, all alike. */
export function binaryStl(triangles: number): Buffer {
  const bytes = Buffer.alloc(HEADER + TRIANGLE * triangles, 1);
  bytes.writeUInt32LE(triangles, HEADER - 4);
  return bytes;
}

export const TEXT_STL = Buffer.from(
  'solid arch\n facet normal 0 0 1\n  outer loop\n  endloop\n endfacet\nendsolid arch\n',
);
/** Binary glTF 2.0 without anything in it. */
export const GLB = glb('{"asset":{"version":"2.0"}} ');
export const JPEG = PLAIN_JPEG;
export const PNG = PLAIN_PNG;
export const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
/** An archive as far as a server looks into it: its beginning, and the end that lists nothing. */
export const ZIP = Buffer.concat([
  Buffer.from('PK\x03\x04 something PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
]);
export const DICOM = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), Buffer.alloc(32)]);

function glb(json: string): Buffer {
  const head = Buffer.alloc(20);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(head.length + json.length, 8);
  head.writeUInt32LE(json.length, 12);
  head.write('JSON', 16);
  return Buffer.concat([head, Buffer.from(json)]);
}

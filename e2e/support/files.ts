import { deflateSync } from 'node:zlib';

/** A binary STL of `triangles` facets: 84 bytes and 50 for each. */
export function binaryStl(triangles: number, radius = 30): Buffer {
  const stl = Buffer.alloc(84 + 50 * triangles);
  stl.write('test arch', 0, 'ascii');
  stl.writeUInt32LE(triangles, 80);
  for (let i = 0; i < triangles; i++) {
    const angle = (i / triangles) * Math.PI;
    const at = 84 + 50 * i;
    stl.writeFloatLE(1, at + 8);
    for (let corner = 0; corner < 3; corner++) {
      stl.writeFloatLE(radius * Math.cos(angle) + corner, at + 12 + 12 * corner);
      stl.writeFloatLE(radius * Math.sin(angle), at + 16 + 12 * corner);
      stl.writeFloatLE(corner, at + 20 + 12 * corner);
    }
  }
  return stl;
}

/** A PNG photo in grey, of one shade or with stripes of two. */
export function photo(width = 640, height = 480, [shade, other = shade]: readonly number[] = [0x9c]): Buffer {
  const line = Buffer.alloc(width * 3, shade);
  for (let x = 8; x < width; x += 16) line.fill(other ?? 0, 3 * x, 3 * (x + 8));
  const row = Buffer.concat([Buffer.from([0]), line]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const sized = Buffer.alloc(8 + body.length);
  sized.writeUInt32BE(data.length, 0);
  body.copy(sized, 4);
  sized.writeUInt32BE(crc32(body), 4 + body.length);
  return sized;
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

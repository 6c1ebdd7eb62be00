import type { ScanFormat } from './parse-scan';

/** A file, or its bytes. */
type Bytes = Pick<Blob, 'size' | 'slice'>;

const HEADER = 84;
const TRIANGLE = 50;
/** Triangles read at once, about 3 MB. */
const PART = 60_000;

/** The triangles that a binary STL says to have, which is as long as that takes; null for all other files. */
export async function countOfBinaryStl(file: Bytes, format: ScanFormat): Promise<number | null> {
  if (format !== 'stl' || file.size <= HEADER) return null;
  const count = new DataView(await file.slice(HEADER - 4, HEADER).arrayBuffer()).getUint32(0, true);
  return file.size === HEADER + TRIANGLE * count ? count : null;
}

/** The corners of a binary STL, nine coordinates for each triangle, read part by part. */
export async function readBinaryStl(file: Bytes, triangles: number): Promise<Float32Array<ArrayBuffer>> {
  const positions = new Float32Array(9 * triangles);
  for (let first = 0; first < triangles; first += PART) {
    const end = Math.min(triangles, first + PART);
    const part = new DataView(
      await file.slice(HEADER + TRIANGLE * first, HEADER + TRIANGLE * end).arrayBuffer(),
    );
    for (let triangle = first; triangle < end; triangle++)
      for (let value = 0; value < 9; value++)
        positions[9 * triangle + value] = part.getFloat32(
          TRIANGLE * (triangle - first) + 12 + 4 * value,
          true,
        );
  }
  return positions;
}

/** The format of a scan by its file's name. */
export function formatOf(name: string): ScanFormat {
  const ending = name.toLowerCase().slice(-3);
  return ending === 'ply' || ending === 'obj' ? ending : 'stl';
}

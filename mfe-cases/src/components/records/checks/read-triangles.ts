type Bytes = Pick<Blob, 'size' | 'slice' | 'arrayBuffer'>;

const HEADER = 84;
const TRIANGLE = 50;
/** Triangles read at once, about 3 MB. */
const PART = 60_000;

/**
 * The corners of a scan, nine coordinates for each triangle. A binary STL is read part by part; what else there is goes
 * through the loaders of three.js, which are loaded for it. Throws when the file cannot be read.
 */
export async function readTriangles(file: Bytes, name: string): Promise<Float32Array> {
  const triangles = await countOfBinaryStl(file, name);
  if (triangles === null) return parseWhole(await file.arrayBuffer(), name);
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

async function countOfBinaryStl(file: Bytes, name: string): Promise<number | null> {
  if (!name.toLowerCase().endsWith('.stl') || file.size <= HEADER) return null;
  const count = new DataView(await file.slice(HEADER - 4, HEADER).arrayBuffer()).getUint32(0, true);
  return file.size === HEADER + TRIANGLE * count ? count : null;
}

async function parseWhole(bytes: ArrayBuffer, name: string): Promise<Float32Array> {
  const { parseScan } = await import(/* webpackChunkName: "scan-loaders" */ '../../scene/three/parse-scan');
  const ending = name.toLowerCase().slice(-3);
  const geometry = parseScan(bytes, ending === 'ply' || ending === 'obj' ? ending : 'stl');
  const { array } = (geometry.index ? geometry.toNonIndexed() : geometry).getAttribute('position');
  return Float32Array.from(array);
}

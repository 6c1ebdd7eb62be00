import { BufferGeometry, Float32BufferAttribute, type Mesh } from 'three';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js';
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';

export type ScanFormat = 'stl' | 'ply' | 'obj';

/** Reads a scan, with normals of its own making. Throws when it has no triangle. */
export function parseScan(bytes: ArrayBuffer, format: ScanFormat): BufferGeometry {
  const geometry = geometryOf(bytes, format);
  if (!geometry.hasAttribute('position')) throw new Error('The scan has no triangles');
  // Exporters write normals that are absent, zero or turned; the corners of a triangle say which way it faces.
  geometry.deleteAttribute('normal');
  geometry.computeVertexNormals();
  return geometry;
}

function geometryOf(bytes: ArrayBuffer, format: ScanFormat): BufferGeometry {
  if (format === 'ply') return new PLYLoader().parse(bytes);
  if (format === 'obj') return merge(new OBJLoader().parse(new TextDecoder().decode(bytes)).children);
  return new STLLoader().parse(bytes);
}

/** One mesh of all objects of a file. */
function merge(objects: readonly object[]): BufferGeometry {
  const arrays = objects.map((object) => (object as Mesh).geometry.getAttribute('position').array);
  const all = new Float32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  const geometry = new BufferGeometry();
  return all.length > 0 ? geometry.setAttribute('position', new Float32BufferAttribute(all, 3)) : geometry;
}

/** The corners of a scan, nine coordinates for each triangle. */
export function trianglesOf(geometry: BufferGeometry): Float32Array<ArrayBuffer> {
  const { array } = (geometry.index ? geometry.toNonIndexed() : geometry).getAttribute('position');
  return Float32Array.from(array);
}

import { MeshoptSimplifier } from 'meshoptimizer';
import { normalsOf, type Surface } from '../files/surface';
import type { ArchCurve } from './arch-curve';
import { ALONG, FIELDS, openEdges, type CutMesh } from './cut-mesh';
import { gumHeight, type SplitArch } from './split-arch';
import type { GumLine } from './gum-line';

/** How far a crown goes on below the gum line, and how wide it is there against its neck: a tooth that moves leaves no hole. */
const ROOT = 4;
const ROOT_WIDTH = 0.62;
/** What a crown leaves uncovered slopes up to the middle of the arch by this, millimetres. */
const DOME = 0.7;

/** A surface that is simplified lies nowhere further than this from the scan; millimetres. */
const MOST_OFF = 0.1;

type Place = readonly [x: number, y: number, z: number];

/** The walls of a crown from its cuts down to the stump of its root. */
export function closeCrown(mesh: CutMesh, triangles: readonly number[], neck: Place): Surface {
  const [x, y, z] = neck;
  return wallFrom(mesh, openEdges(triangles), (point) => [
    x + (mesh.get(point, 0) - x) * ROOT_WIDTH,
    y + (mesh.get(point, 1) - y) * ROOT_WIDTH,
    z - ROOT,
  ]);
}

/** What closes the gum under the crowns. */
export function closeGum(
  { mesh, gum, crowns, leftOut }: SplitArch,
  curve: ArchCurve,
  line: GumLine,
): Surface {
  const others = new Set<number>();
  for (const part of [...crowns.values(), leftOut])
    for (const [a, b] of openEdges(part)) others.add(a * 2 ** 25 + b);
  const cuts = openEdges(gum).filter(([a, b]) => others.has(b * 2 ** 25 + a));
  return wallFrom(mesh, cuts, (point) => {
    const s = mesh.get(point, ALONG);
    const [x, y] = curve.at(s);
    return [x, y, gumHeight(line, s, 0) + DOME];
  });
}

/** Triangles of a mesh with points of their own. */
export function surfaceOf(mesh: CutMesh, triangles: readonly number[]): Surface {
  const numbers = new Map<number, number>();
  const indices = Uint32Array.from(triangles, (point) => {
    const known = numbers.get(point) ?? numbers.size;
    numbers.set(point, known);
    return known;
  });
  const positions = new Float32Array(numbers.size * 3);
  const normals = new Float32Array(numbers.size * 3);
  for (const [point, number] of numbers) {
    positions.set(mesh.data.subarray(point * FIELDS, point * FIELDS + 3), number * 3);
    normals.set(mesh.data.subarray(point * FIELDS + 3, point * FIELDS + 6), number * 3);
  }
  return { positions, normals, indices };
}

/** A strip of triangles from open edges to where each of their points is led. */
function wallFrom(
  mesh: CutMesh,
  edges: readonly (readonly [number, number])[],
  lead: (point: number) => Place,
): Surface {
  const numbers = new Map<number, number>();
  const places: number[] = [];
  const numberOf = (point: number): number => {
    const known = numbers.get(point);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(point, number);
    places.push(mesh.get(point, 0), mesh.get(point, 1), mesh.get(point, 2), ...lead(point));
    return number;
  };
  const indices = Uint32Array.from(
    edges.flatMap(([from, to]) => {
      const [a, b] = [numberOf(from) * 2, numberOf(to) * 2];
      return [b, a, a + 1, b, a + 1, b + 1];
    }),
  );
  const positions = Float32Array.from(places);
  return { positions, normals: normalsOf(positions, indices), indices };
}

export function joined(one: Surface, other: Surface): Surface {
  const shift = one.positions.length / 3;
  const concat = (a: Float32Array, b: Float32Array): Float32Array => {
    const both = new Float32Array(a.length + b.length);
    both.set(a);
    both.set(b, a.length);
    return both;
  };
  const indices = new Uint32Array(one.indices.length + other.indices.length);
  indices.set(one.indices);
  indices.set(
    other.indices.map((point) => point + shift),
    one.indices.length,
  );
  return {
    positions: concat(one.positions, other.positions),
    normals: concat(one.normals, other.normals),
    indices,
  };
}

/** A share of the triangles of a surface; its cuts stay as they are, since walls begin there. */
export function simplified(surface: Surface, share: number): Surface {
  if (share >= 1) return surface;
  const { positions, normals, indices } = surface;
  const target = Math.floor((indices.length / 3) * share) * 3;
  const [fewer] = MeshoptSimplifier.simplify(indices, positions, 3, target, MOST_OFF, [
    'LockBorder',
    'ErrorAbsolute',
  ]);
  const kept = fewer.slice();
  const [places, count] = MeshoptSimplifier.compactMesh(kept);
  const moved = { positions: new Float32Array(count * 3), normals: new Float32Array(count * 3) };
  places.forEach((place, point) => {
    if (place >= count) return;
    moved.positions.set(positions.subarray(point * 3, point * 3 + 3), place * 3);
    moved.normals.set(normals.subarray(point * 3, point * 3 + 3), place * 3);
  });
  return { ...moved, indices: kept };
}

import type { Welded } from './weld-corners';

/** Triangles between two pauses. */
const SLICE = 40_000;
/** Of more open points the triangles do not join at all, and nothing can be said of holes. */
const MOST_OPEN_POINTS = 200_000;

export interface Openings {
  /** Lengths of the loops along which a mesh is open, in its own units, longest first: the base of an arch, and its holes. */
  readonly loops: readonly number[];
  /** Middle of the points at the openings; null where there are none. */
  readonly centre: readonly [x: number, y: number, z: number] | null;
}

/** Finds where a mesh is open. Null when its triangles do not join. Yields now and then. */
export function* findOpenLoops(
  positions: Float32Array,
  { pointOf, points }: Welded,
): Generator<void, Openings | null> {
  // Around an inner point, each neighbour is once the next and once the previous one: the sums are equal.
  const balance = new Float64Array(points);
  for (let corner = 0; corner < pointOf.length; corner += 3) {
    if (corner % (3 * SLICE) === 0) yield;
    for (let side = 0; side < 3; side++) {
      const [from, to] = edgeOf(pointOf, corner, side);
      balance[from] = (balance[from] ?? 0) + to + 1;
      balance[to] = (balance[to] ?? 0) - from - 1;
    }
  }
  let open = 0;
  for (let point = 0; point < points; point++) if (balance[point] !== 0) open++;
  if (open > MOST_OPEN_POINTS) return null;
  const lengths = new Map<number, number>();
  const sums = [0, 0, 0] as [number, number, number];
  let passed = 0;
  for (let corner = 0; corner < pointOf.length; corner += 3) {
    if (corner % (3 * SLICE) === 0) yield;
    for (let side = 0; side < 3; side++) {
      const [from, to] = edgeOf(pointOf, corner, side);
      if (balance[from] === 0 || balance[to] === 0) continue;
      // An edge that is passed in both directions has a triangle on each side.
      if (!lengths.delete(to * points + from))
        lengths.set(from * points + to, lengthOf(positions, corner + side, corner + ((side + 1) % 3)));
      for (const axis of [0, 1, 2] as const) sums[axis] += positions[3 * (corner + side) + axis] ?? 0;
      passed++;
    }
  }
  const loops = loopsOf(lengths, points).sort((a, b) => b - a);
  const [x, y, z] = sums;
  return { loops, centre: passed === 0 ? null : [x / passed, y / passed, z / passed] };
}

function edgeOf(pointOf: Int32Array, corner: number, side: number): readonly [from: number, to: number] {
  return [pointOf[corner + side] ?? 0, pointOf[corner + ((side + 1) % 3)] ?? 0];
}

function lengthOf(positions: Float32Array, from: number, to: number): number {
  const step = (axis: number) => (positions[3 * to + axis] ?? 0) - (positions[3 * from + axis] ?? 0);
  return Math.hypot(step(0), step(1), step(2));
}

/** Sums of the edges that hang together. */
function loopsOf(lengths: ReadonlyMap<number, number>, points: number): number[] {
  const next = new Map<number, { readonly to: number; readonly length: number }[]>();
  for (const [key, length] of lengths) {
    const from = Math.floor(key / points);
    next.set(from, [...(next.get(from) ?? []), { to: key % points, length }]);
  }
  const loops: number[] = [];
  for (const start of next.keys()) {
    let sum = 0;
    for (let at = start; ;) {
      const edge = next.get(at)?.pop();
      if (!edge) break;
      sum += edge.length;
      at = edge.to;
    }
    if (sum > 0) loops.push(sum);
  }
  return loops;
}

import { findOpenLoops } from './find-open-loops';
import { weldCorners } from './weld-corners';

const SLICE = 40_000;

type Vector = readonly [x: number, y: number, z: number];

/** What the checks of a scan go by; lengths are in the file's own units, which should be millimetres. */
export interface ScanFacts {
  readonly triangles: number;
  /** Extents of the box around it. */
  readonly size: Vector;
  readonly centre: Vector;
  readonly area: number;
  /**
   * Volume between its surface and its base, as a share of the box: below 0 when its surface faces inwards. Null when its
   * triangles do not join.
   */
  readonly volume: number | null;
  /** Lengths of the loops along which it is open, longest first; null when its triangles do not join. */
  readonly openLoops: readonly number[] | null;
}

/**
 * Measures a mesh of nine coordinates for each triangle. Yields now and then, so that a page stays alive meanwhile; takes a
 * second or two for 2 million triangles.
 */
export function* measureScan(positions: Float32Array): Generator<void, ScanFacts> {
  const triangles = Math.floor(positions.length / 9);
  const { size, centre } = yield* boxOf(positions);
  const openings = yield* findOpenLoops(positions, yield* weldCorners(positions));
  // Seen from a point of its base, what is open there adds nothing to the volume.
  const { area, volume } = yield* surfaceOf(positions, openings?.centre ?? centre);
  const box = size[0] * size[1] * size[2];
  return {
    triangles,
    size,
    centre,
    area,
    volume: openings && box > 0 ? volume / box : null,
    openLoops: openings?.loops ?? null,
  };
}

function* boxOf(positions: Float32Array): Generator<void, { size: Vector; centre: Vector }> {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at++) {
    if (at % (9 * SLICE) === 0) yield;
    const axis = at % 3;
    const value = positions[at] ?? 0;
    if (value < (least[axis] ?? 0)) least[axis] = value;
    if (value > (most[axis] ?? 0)) most[axis] = value;
  }
  const vector = (of: (low: number, high: number) => number): Vector => {
    const part = (axis: number) => of(least[axis] ?? 0, most[axis] ?? 0);
    return [part(0), part(1), part(2)];
  };
  return { size: vector((low, high) => high - low), centre: vector((low, high) => (low + high) / 2) };
}

function* surfaceOf(
  positions: Float32Array,
  [cx, cy, cz]: Vector,
): Generator<void, { area: number; volume: number }> {
  let area = 0;
  let volume = 0;
  for (let at = 0; at + 8 < positions.length; at += 9) {
    if (at % (9 * SLICE) === 0) yield;
    const [ax, ay, az] = corner(positions, at);
    const [bx, by, bz] = corner(positions, at + 3);
    const [dx, dy, dz] = corner(positions, at + 6);
    const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, dx - ax, dy - ay, dz - az];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    area += Math.hypot(nx, ny, nz) / 2;
    volume += (nx * (ax - cx) + ny * (ay - cy) + nz * (az - cz)) / 6;
  }
  return { area, volume };
}

function corner(positions: Float32Array, at: number): Vector {
  return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
}

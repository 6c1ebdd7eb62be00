import type { Jaw } from '../files/arch-shape';
import type { Point } from '../files/surface';
import type { Work } from './in-slices';
import { UnreadableArch } from './unreadable-arch';

/** Triangles that share their points; three numbers for each point and triangle. */
export interface ScanMesh {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/** Corners between two pauses. */
const SLICE = 40_000;
/** In a scan whose triangles join there are about six corners to a point; in loose ones there is one. */
const FEWEST_CORNERS_TO_A_POINT = 2.5;

/**
 * Joins the corners of a scan, with the crowns upwards and the front teeth at high y: so both jaws are worked on alike. A lower arch
 * stays as scanners write it; an upper one is turned about the axis to the front.
 * @throws UnreadableArch when its triangles do not join
 */
export function* joinCorners(jaw: Jaw, corners: Float32Array): Work<ScanMesh> {
  const side = jaw === 'upper' ? -1 : 1;
  const count = corners.length / 3;
  const mask = 2 ** Math.ceil(Math.log2(count * 1.5)) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  const positions = new Float32Array(corners.length);
  const indices = new Uint32Array(count);
  let points = 0;
  for (let corner = 0; corner < count; corner += 1) {
    if (corner % SLICE === 0) yield;
    const [x, y, z] = [
      side * (corners[corner * 3] ?? 0) + 0,
      corners[corner * 3 + 1] ?? 0,
      side * (corners[corner * 3 + 2] ?? 0) + 0,
    ];
    let slot = hash(x, y, z) & mask;
    for (;;) {
      const point = table[slot] ?? -1;
      if (point === -1) {
        positions.set([x, y, z], points * 3);
        table[slot] = points;
        indices[corner] = points;
        points += 1;
        break;
      }
      if (positions[point * 3] === x && positions[point * 3 + 1] === y && positions[point * 3 + 2] === z) {
        indices[corner] = point;
        break;
      }
      slot = (slot + 1) & mask;
    }
  }
  if (count < points * FEWEST_CORNERS_TO_A_POINT) throw new UnreadableArch('triangles that do not join');
  return { positions: positions.slice(0, points * 3), indices: withoutSlivers(indices) };
}

/** A place of a joined scan where a model has it: x to the patient's left, y up, z to the front. */
export function inModel(jaw: Jaw, [x, y, z]: Point): Point {
  return jaw === 'upper' ? [x, -z, y] : [-x, z, y];
}

function withoutSlivers(indices: Uint32Array): Uint32Array {
  let kept = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a = 0, b = 0, c = 0] = indices.subarray(i, i + 3);
    if (a === b || b === c || c === a) continue;
    indices.set([a, b, c], kept);
    kept += 3;
  }
  return indices.slice(0, kept);
}

const bits = new Int32Array(3);
const floats = new Float32Array(bits.buffer);
function hash(x: number, y: number, z: number): number {
  floats.set([x, y, z]);
  const mixed =
    Math.imul(bits[0] ?? 0, 0x9e3779b1) ^
    Math.imul(bits[1] ?? 0, 0x85ebca6b) ^
    Math.imul(bits[2] ?? 0, 0xc2b2ae35);
  const more = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (more ^ (more >>> 13)) >>> 0;
}

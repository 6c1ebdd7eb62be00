/** Corners between two pauses. */
const SLICE = 60_000;

export interface Welded {
  /** For each corner of each triangle the number of its point. */
  readonly pointOf: Int32Array;
  readonly points: number;
}

/**
 * Gives corners at one place one number, by a hash table in typed arrays: a scan of 2 million triangles has 6 million corners.
 * Yields now and then, so that a page stays alive meanwhile.
 */
export function* weldCorners(positions: Float32Array): Generator<void, Welded> {
  const corners = positions.length / 3;
  const bits = new Int32Array(positions.buffer, positions.byteOffset, positions.length);
  const mask = 2 ** Math.ceil(Math.log2(Math.max(4, corners * 1.5))) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  const firstCorner = new Int32Array(corners);
  const pointOf = new Int32Array(corners);
  let points = 0;
  for (let corner = 0; corner < corners; corner++) {
    if (corner % SLICE === 0) yield;
    const at = 3 * corner;
    // Adding 0 turns -0 into 0, which stands for the same place by other bits.
    for (let axis = at; axis < at + 3; axis++) positions[axis] = (positions[axis] ?? 0) + 0;
    const [x = 0, y = 0, z = 0] = [bits[at], bits[at + 1], bits[at + 2]];
    let slot = hash(x, y, z) & mask;
    for (;;) {
      const point = table[slot] ?? -1;
      if (point === -1) {
        table[slot] = points;
        firstCorner[points] = at;
        pointOf[corner] = points++;
        break;
      }
      const other = firstCorner[point] ?? 0;
      if (bits[other] === x && bits[other + 1] === y && bits[other + 2] === z) {
        pointOf[corner] = point;
        break;
      }
      slot = (slot + 1) & mask;
    }
  }
  return { pointOf, points };
}

function hash(x: number, y: number, z: number): number {
  let mixed = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

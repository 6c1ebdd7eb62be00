export type Point = readonly [x: number, y: number, z: number];

/** A surface of triangles. */
export interface Surface {
  /** Three numbers for each point, like the normals. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

interface Grid {
  readonly rows: number;
  /** Points in a row; the last one is joined to the first. */
  readonly columns: number;
  readonly pointAt: (row: number, column: number) => Point;
  /** Looks to the other side: of what was mirrored. */
  readonly isMirrored: boolean;
}

/** Rows of points, each a ring, as a tube of triangles with smooth normals. */
export function tubeOf(grid: Grid): Surface {
  const { rows, columns, pointAt } = grid;
  const positions = new Float32Array(rows * columns * 3);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      positions.set(pointAt(row, column), (row * columns + column) * 3);
  const indices = indicesOf(grid);
  return { positions, normals: normalsOf(positions, indices), indices };
}

function indicesOf({ rows, columns, isMirrored }: Grid): Uint32Array {
  const indices = new Uint32Array((rows - 1) * columns * 6);
  let at = 0;
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [a, b] = [row * columns + column, row * columns + ((column + 1) % columns)];
      const [c, d] = [a + columns, b + columns];
      indices.set(isMirrored ? [a, b, c, b, d, c] : [a, c, b, b, c, d], at);
      at += 6;
    }
  }
  return indices;
}

/** The normal of a point is the mean of its triangles', by their area. */
export function normalsOf(positions: Float32Array, indices: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  const at = (point: number, axis: number): number => positions[point * 3 + axis] ?? 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a = 0, b = 0, c = 0] = indices.subarray(i, i + 3);
    const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)];
    const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const point of [a, b, c])
      for (let axis = 0; axis < 3; axis += 1)
        normals[point * 3 + axis] = (normals[point * 3 + axis] ?? 0) + (normal[axis] ?? 0);
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(...normals.subarray(i, i + 3)) || 1;
    for (let axis = 0; axis < 3; axis += 1) normals[i + axis] = (normals[i + axis] ?? 0) / length;
  }
  return normals;
}

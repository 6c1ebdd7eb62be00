/** For each corner the direction that its triangle faces; 0 for a triangle without an area. */
export function flatNormals(positions: Float32Array): Float32Array<ArrayBuffer> {
  const normals = new Float32Array(positions.length);
  const p = (at: number): number => positions[at] ?? 0;
  for (let at = 0; at + 8 < positions.length; at += 9) {
    const [ux, uy, uz] = [p(at + 3) - p(at), p(at + 4) - p(at + 1), p(at + 5) - p(at + 2)];
    const [vx, vy, vz] = [p(at + 6) - p(at), p(at + 7) - p(at + 1), p(at + 8) - p(at + 2)];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const length = Math.hypot(nx, ny, nz) || 1;
    for (let corner = at; corner < at + 9; corner += 3) {
      normals[corner] = nx / length;
      normals[corner + 1] = ny / length;
      normals[corner + 2] = nz / length;
    }
  }
  return normals;
}

interface ScanShape {
  /** Millimetres, unless scaled. */
  readonly scale?: number;
  /** Height of its middle. */
  readonly z?: number;
  /** Cells along and across; each has two triangles. */
  readonly cells?: readonly [along: number, across: number];
  /** Cells along the middle line that are left out. */
  readonly hole?: number;
  readonly isInsideOut?: boolean;
}

/** A hood in the form of an arch, 60 mm wide and open below: nine coordinates for each triangle. */
export function makeScanMesh({
  scale = 1,
  z: height = 0,
  cells: [along, across] = [120, 90],
  hole = 0,
  isInsideOut = false,
}: ScanShape = {}): Float32Array {
  const point = (i: number, j: number): number[] => {
    const turn = (Math.PI * i) / along;
    const bow = (Math.PI * j) / across;
    const radius = 25 + 5 * Math.cos(bow);
    return [radius * Math.cos(turn), radius * Math.sin(turn), 8 * Math.sin(bow) + height].map((part) =>
      Math.fround(part * scale),
    );
  };
  const corners: number[] = [];
  for (let i = 0; i < along; i++)
    for (let j = 0; j < across; j++) {
      const isHole = i >= along / 2 && i < along / 2 + hole && Math.abs(j - across / 2) < hole / 2;
      if (isHole) continue;
      const [a, b, c, d] = [point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1)];
      const faces = isInsideOut ? [a, c, b, a, d, c] : [a, b, c, a, c, d];
      corners.push(...faces.flat());
    }
  return Float32Array.from(corners);
}

/** A mesh as a binary STL whose stated normals are zero, as some exporters write them. */
export function toBinaryStl(positions: Float32Array): Uint8Array<ArrayBuffer> {
  const triangles = positions.length / 9;
  const bytes = new Uint8Array(84 + 50 * triangles);
  const view = new DataView(bytes.buffer);
  view.setUint32(80, triangles, true);
  positions.forEach((value, index) =>
    view.setFloat32(84 + 50 * Math.floor(index / 9) + 12 + 4 * (index % 9), value, true),
  );
  return bytes;
}

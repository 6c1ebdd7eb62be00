import type { Tooth } from './arch-shape';
import { tubeOf, type Surface } from './surface';

/** How far a crown goes on below the gum, so that a tooth that moves leaves no hole; millimetres. */
const ROOT = 4;
/** Share of the way up the tooth, root included, at which its sides turn into its biting surface. */
const SHOULDER = 0.62;
/** Points around the tooth for each row of points up it. */
const ROUNDNESS = 1.1;

/**
 * The crown of one tooth with a stump of its root, around the middle of its neck: x along the arch, y up, z to the cheek; in
 * millimetres. A tooth of the upper jaw looks down.
 */
export function toothSurface(tooth: Tooth, isUpper: boolean, triangles: number): Surface {
  const rows = Math.max(6, Math.round(Math.sqrt(triangles / 2 / ROUNDNESS)));
  const columns = Math.max(8, Math.round(triangles / 2 / (rows - 1)));
  return tubeOf({
    rows,
    columns,
    isMirrored: isUpper,
    pointAt: (row, column) => {
      const angle = (2 * Math.PI * column) / columns;
      const { x, y, z } = crownPoint(tooth, row / (rows - 1), Math.cos(angle), Math.sin(angle));
      return [x, isUpper ? -y : y, z];
    },
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** `up` runs from the end of the stump (0) to the middle of the biting surface (1); cosine and sine are the direction. */
function crownPoint(tooth: Tooth, up: number, cos: number, sin: number): Place {
  const side = Math.min(1, up / SHOULDER);
  const top = Math.max(0, (up - SHOULDER) / (1 - SHOULDER));
  const bulge = 0.72 + 0.28 * Math.sin(Math.PI * (0.15 + 0.62 * side));
  const radius = top > 0 ? bulge * Math.cos((Math.PI / 2) * top * 0.995) : bulge;
  const height = tooth.height * (0.86 + 0.14 * Math.sin((Math.PI / 2) * top));
  const y = top > 0 ? height : -ROOT + (ROOT + tooth.height * 0.86) * side ** 0.9;
  // Between a box and an ellipse in plan, as teeth are; front teeth end in an edge.
  const squareness = (Math.abs(cos) ** 3 + Math.abs(sin) ** 3) ** (-1 / 3);
  const edge = tooth.cusps === 2 ? 0.12 : tooth.cusps === 1 ? 0.55 : 0.74;
  const thinning = 1 - edge * Math.max(0, y / tooth.height) ** 1.6;
  return {
    x: (tooth.width / 2) * radius * squareness * cos,
    y: y + biteRelief(tooth, top, cos, sin),
    z: (tooth.depth / 2) * radius * squareness * sin * thinning,
  };
}

/** Cusps, and the fissure between them; nothing at the sides of the tooth (`top` 0). */
function biteRelief({ cusps }: Tooth, top: number, cos: number, sin: number): number {
  if (top === 0) return 0;
  if (cusps === 0) return 0.15 * top;
  if (cusps === 1) return 0.9 * top ** 2;
  const ring = Math.sin(Math.PI * top);
  return ring * (0.35 + 0.75 * Math.abs(2 * cos * sin)) - 1.2 * top ** 3;
}

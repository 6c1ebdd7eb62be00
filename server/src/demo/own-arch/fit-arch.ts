import { ArchCurve, type Place } from './arch-curve';
import { fitTerms, powers, valueOf, type Observation } from './fit';
import type { ScanMesh } from './scan-mesh';
import { UnreadableArch } from './unreadable-arch';

/** Millimetres that an arch of teeth with its gum measures: from side to side, from back to front, and in height. */
const SIZES = [
  [38, 95],
  [25, 95],
  [6, 60],
] as const;
/** Whole numbers of grains reach about so far in a model, from the middle of the bite; millimetres. */
const FURTHEST = 150;
/** Where rays start that find the ridge of the crowns, as a share from back to front. */
const MIDDLE = 0.38;
const RAYS = 240;
const RAY_STEP = 1;
/** Nearer or further than this from where rays start there is no ridge; millimetres. */
const [NEAREST, FURTHEST_RIDGE] = [10, 65];
/** Below the highest point on a ray nothing is ridge any more; and a ray this far below the others meets no crown. */
const RIDGE = 2.5;
const NO_CROWN = 6;
const DEGREE = 10;
/** Usual distance of a crown from a smooth arch, and that from which there is none, millimetres; rays that meet crowns at least. */
const USUAL = 0.8;
const TOO_ROUGH = 2;
const FEWEST_DEGREES = 170;
/** Rays at both ends that meet the back of the last crown rather than its ridge. */
const BEHIND = 2;

/**
 * Fits a smooth curve to the ridge of the crowns, seen from above.
 * @throws UnreadableArch when there is no such thing, also because it lies otherwise or in other units
 */
export function fitArch(mesh: ScanMesh): ArchCurve {
  const { low, high } = boxOf(mesh);
  SIZES.forEach(([least, most], axis) => {
    const size = (high[axis] ?? 0) - (low[axis] ?? 0);
    if (size < least || size > most) throw new UnreadableArch('not of the size of an arch in millimetres');
  });
  if (Math.max(...high, ...low.map((value) => -value)) > FURTHEST)
    throw new UnreadableArch('too far from the middle of the bite');
  const [x0, y0, z0] = low as [number, number, number];
  const [x1, y1] = high as [number, number, number];
  const middle: Place = [(x0 + x1) / 2, y0 + (y1 - y0) * MIDDLE];
  const seen = ridgeOf(mesh, middle, z0).slice(BEHIND, -BEHIND);
  const degrees = (seen.length / RAYS) * 360;
  if (degrees < FEWEST_DEGREES) throw new UnreadableArch('no row of crowns around a mouth');
  const angles = seen.map(({ angle }) => angle);
  const reach = Math.max(...angles.map(Math.abs));
  const observations = seen.map(({ angle, radius }): Observation => ({
    terms: powers(angle / reach, DEGREE),
    value: radius,
    weight: 1,
  }));
  const found = fitTerms(observations, USUAL);
  const off = observations
    .map(({ terms, value }) => Math.abs(value - valueOf(found, terms)))
    .toSorted((a, b) => a - b);
  if ((off[Math.floor(off.length * 0.8)] ?? 0) > TOO_ROUGH)
    throw new UnreadableArch('no smooth arch of crowns');
  const [first = 0, last = 0] = [Math.min(...angles), Math.max(...angles)];
  return new ArchCurve(
    Array.from({ length: 400 }, (_, index): Place => {
      const angle = first + ((last - first) * index) / 399;
      const radius = valueOf(found, powers(angle / reach, DEGREE));
      return [middle[0] + radius * Math.sin(angle), middle[1] + radius * Math.cos(angle)];
    }),
  );
}

function boxOf({ positions }: ScanMesh): {
  readonly low: readonly number[];
  readonly high: readonly number[];
} {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 1) {
    const [axis, value] = [i % 3, positions[i] ?? 0];
    if (value < (low[axis] ?? 0)) low[axis] = value;
    if (value > (high[axis] ?? 0)) high[axis] = value;
  }
  return { low, high };
}

interface RidgePoint {
  /** From the front, to high x. */
  readonly angle: number;
  readonly radius: number;
}

/** Where rays from the middle cross the highest part of the scan; those that meet crowns, without a break around the front. */
function ridgeOf({ positions }: ScanMesh, [mx, my]: Place, floor: number): readonly RidgePoint[] {
  const reaches = Math.ceil(FURTHEST_RIDGE / RAY_STEP);
  const heights = new Float32Array(RAYS * reaches).fill(floor);
  for (let i = 0; i < positions.length; i += 3) {
    const [x = 0, y = 0, z = 0] = positions.subarray(i, i + 3);
    const radius = Math.hypot(x - mx, y - my);
    if (radius < NEAREST || radius >= FURTHEST_RIDGE) continue;
    const ray = Math.round((Math.atan2(x - mx, y - my) / (2 * Math.PI) + 0.5) * RAYS) % RAYS;
    const at = ray * reaches + Math.floor(radius / RAY_STEP);
    if (z > (heights[at] ?? 0)) heights[at] = z;
  }
  const rays = Array.from({ length: RAYS }, (_, ray) => {
    const along = heights.subarray(ray * reaches, (ray + 1) * reaches);
    const top = Math.max(...along);
    let [sum, total] = [0, 0];
    along.forEach((height, index) => {
      const weight = Math.max(0, height - top + RIDGE) ** 2;
      sum += weight * (index + 0.5) * RAY_STEP;
      total += weight;
    });
    return { angle: (ray / RAYS - 0.5) * 2 * Math.PI, radius: sum / total, top };
  });
  const usual = rays.map(({ top }) => top).toSorted((a, b) => a - b)[Math.floor(RAYS * 0.6)] ?? 0;
  const isCrown = (ray: number): boolean => (rays[ray]?.top ?? floor) > usual - NO_CROWN;
  const ends = [-1, 1].map((step) => {
    let end = RAYS / 2;
    // A gap of a tooth is no end.
    for (let ray = end; ray > 1 && ray < RAYS - 1 && Math.abs(ray - end) < 16; ray += step)
      if (isCrown(ray)) end = ray;
    return end;
  });
  return rays.slice(ends[0], (ends[1] ?? 0) + 1).filter((_, index) => isCrown((ends[0] ?? 0) + index));
}

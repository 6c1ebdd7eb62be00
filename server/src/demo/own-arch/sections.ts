import type { ArchCurve } from './arch-curve';
import type { Work } from './in-slices';
import type { ScanMesh } from './scan-mesh';

/** Millimetres between two sections across the arch, and between two heights in one. */
export const STEP = 0.25;
/** Further from the curve than this nothing belongs to its crowns; millimetres. */
export const HALF_WIDTH = 8.5;
const SLICE = 10_000;
/** Crowns within this length of the arch say how high it is there; how far below that a section counts as crown; millimetres. */
const AROUND = 5;
const CROWN = 4;

/** Where each point of a scan is by the curve of its arch. */
export interface PointsAlong {
  readonly s: Float32Array;
  readonly u: Float32Array;
}

/** Cross sections of an arch, at even steps along its curve. */
export interface Sections {
  readonly count: number;
  readonly heights: number;
  /** The lowest height. */
  readonly floor: number;
  /** How far outwards and inwards a section reaches at each height, section after section; infinite where it does not reach up to it. */
  readonly outer: Float32Array;
  readonly inner: Float32Array;
  /** The highest place of each section, and the height of the crowns around it. */
  readonly top: Float32Array;
  readonly level: Float32Array;
  /** How much crown a section has, against the most around it: 1 in the middle of a crown, less between two, 0 where there is none. */
  readonly fullness: Float32Array;
}

export function* alongCurve({ positions }: ScanMesh, curve: ArchCurve): Work<PointsAlong> {
  const s = new Float32Array(positions.length / 3);
  const u = new Float32Array(s.length);
  for (let point = 0; point < s.length; point += 1) {
    if (point % SLICE === 0) yield;
    const near = curve.nearest(positions[point * 3] ?? 0, positions[point * 3 + 1] ?? 0);
    s[point] = near.s;
    u[point] = near.u;
  }
  return { s, u };
}

export function* cutSections(mesh: ScanMesh, { s, u }: PointsAlong, length: number): Work<Sections> {
  const { positions, indices } = mesh;
  const count = Math.floor(length / STEP);
  let [floor, ceiling] = [Infinity, -Infinity];
  for (let i = 2; i < positions.length; i += 3) {
    floor = Math.min(floor, positions[i] ?? 0);
    ceiling = Math.max(ceiling, positions[i] ?? 0);
  }
  const heights = Math.ceil((ceiling - floor) / STEP) + 1;
  const outer = new Float32Array(count * heights).fill(-Infinity);
  const inner = new Float32Array(count * heights).fill(Infinity);
  const top = new Float32Array(count).fill(floor);
  for (let i = 0; i < indices.length; i += 3) {
    if (i % (SLICE * 3) === 0) yield;
    const corners = [indices[i] ?? 0, indices[i + 1] ?? 0, indices[i + 2] ?? 0].map((point) => ({
      s: s[point] ?? 0,
      u: u[point] ?? 0,
      z: positions[point * 3 + 2] ?? 0,
    }));
    if (corners.some((corner) => Math.abs(corner.u) > HALF_WIDTH)) continue;
    const places = corners.map((corner) => corner.s);
    const last = Math.min(count - 1, Math.floor(Math.max(...places) / STEP));
    for (let section = Math.ceil(Math.min(...places) / STEP); section <= last; section += 1) {
      const [from, to] = crossing(corners, section * STEP);
      if (!from || !to) continue;
      top[section] = Math.max(top[section] ?? 0, from.z, to.z);
      const [low, high] = from.z < to.z ? [from, to] : [to, from];
      const end = (high.z - floor) / STEP;
      for (let height = Math.ceil((low.z - floor) / STEP); height <= end; height += 1) {
        const share = high.z === low.z ? 0 : (floor + height * STEP - low.z) / (high.z - low.z);
        const [at, reach] = [section * heights + height, low.u + (high.u - low.u) * share];
        outer[at] = Math.max(outer[at] ?? 0, reach);
        inner[at] = Math.min(inner[at] ?? 0, reach);
      }
    }
  }
  const level = levelOf(top);
  const bare = { count, heights, floor, outer, inner, top, level };
  return { ...bare, fullness: fullnessOf(bare) };
}

interface Corner {
  readonly s: number;
  readonly u: number;
  readonly z: number;
}

/** The two places at which a section crosses the sides of a triangle. */
function crossing(corners: readonly Corner[], s: number): readonly Corner[] {
  return corners.flatMap((a, index) => {
    const b = corners[(index + 1) % 3] ?? a;
    if (a.s < s === b.s < s) return [];
    const share = (s - a.s) / (b.s - a.s);
    return [{ s, u: a.u + (b.u - a.u) * share, z: a.z + (b.z - a.z) * share }];
  });
}

/** The height of the crowns along the arch, without the dips between them. */
function levelOf(top: Float32Array): Float32Array {
  const reach = AROUND / STEP;
  const highest = top.map((_, at) => Math.max(...top.subarray(Math.max(0, at - reach), at + reach + 1)));
  return smoothed(highest, reach);
}

export function smoothed(values: Float32Array, reach: number): Float32Array {
  return values.map((_, at) => {
    const around = values.subarray(Math.max(0, at - reach), at + reach + 1);
    return around.reduce((sum, value) => sum + value, 0) / around.length;
  });
}

function fullnessOf({
  count,
  heights,
  floor,
  outer,
  inner,
  level,
}: Omit<Sections, 'fullness'>): Float32Array {
  const areas = new Float32Array(count);
  for (let section = 0; section < count; section += 1) {
    const from = Math.max(0, Math.ceil(((level[section] ?? 0) - CROWN - floor) / STEP));
    for (let at = section * heights + from; at < (section + 1) * heights; at += 1) {
      const reach = (outer[at] ?? 0) - (inner[at] ?? 0);
      if (reach > 0) areas[section] = (areas[section] ?? 0) + reach * STEP;
    }
  }
  const usual = areas.toSorted()[Math.floor(count * 0.7)] ?? 0;
  const reach = AROUND / STEP;
  const most = smoothed(
    areas.map((_, at) => Math.max(usual * 0.4, ...areas.subarray(Math.max(0, at - reach), at + reach + 1))),
    reach,
  );
  return areas.map((area, at) => Math.min(1, area / (most[at] || 1)));
}

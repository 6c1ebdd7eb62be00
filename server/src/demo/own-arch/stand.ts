import { ALONG, OUT, type CutMesh } from './cut-mesh';
import type { FoundTooth } from './find-teeth';
import { gumHeight } from './split-arch';
import type { GumLine } from './gum-line';
import { STEP, type Sections } from './sections';

/** How a tooth stands in a scan, against the curve of its arch. */
export interface Stand extends FoundTooth {
  /** How far out from the curve its crown is, and how high it ends; millimetres. */
  readonly out: number;
  readonly tip: number;
  readonly neck: number;
  /** Its turn against the curve, counterclockwise from above the crowns, and how its edge leans up along the curve; radians. */
  readonly turn: number;
  readonly lean: number;
}

/** The edge of a tooth: what is so near below its highest place, in millimetres. */
const EDGE = 2.5;
/** Part of the width in which an edge is looked at: beside it, it turns down to the neighbours. */
const MIDDLE = 0.6;
/** Teeth with a cutting edge, by their place from the midline: others show no turn; that of a canine is no level one. */
const LAST_WITH_EDGE = 3;
const LAST_LEVEL_EDGE = 2;
const MOST_TURN = 0.35;
const MOST_LEAN = 0.14;

export function standOf(
  mesh: CutMesh,
  triangles: readonly number[],
  found: FoundTooth,
  sections: Pick<Sections, 'top'>,
  line: GumLine,
): Stand {
  const points = [...new Set(triangles)].map((point) => ({
    s: mesh.get(point, ALONG),
    u: mesh.get(point, OUT),
    z: mesh.get(point, 2),
  }));
  const heights = points.map(({ z }) => z).toSorted((a, b) => a - b);
  const tip = heights[Math.floor(heights.length * 0.985)] ?? 0;
  const middle = (found.from + found.to) / 2;
  const neck = gumHeight(line, middle, 0);
  const half = ((found.to - found.from) / 2) * MIDDLE;
  const edge = points.filter(({ s, z }) => z > tip - EDGE && Math.abs(s - middle) < half);
  const mean = (of: (one: { readonly s: number; readonly u: number }) => number): number =>
    edge.reduce((sum, one) => sum + of(one), 0) / Math.max(1, edge.length);
  const hasEdge = found.tooth % 10 <= LAST_WITH_EDGE;
  const us = points.map(({ u }) => u);
  const whole =
    (Math.max(-9, ...us.map((u) => Math.min(9, u))) + Math.min(9, ...us.map((u) => Math.max(-9, u)))) / 2;
  return {
    ...found,
    tip,
    neck,
    out: hasEdge ? mean(({ u }) => u) : whole,
    turn: hasEdge ? clamp(Math.atan(slope(edge.map(({ s, u }) => [s, u]))), MOST_TURN) : 0,
    lean:
      found.tooth % 10 <= LAST_LEVEL_EDGE
        ? clamp(Math.atan(slope(ridgeOf(sections, middle - half, middle + half))), MOST_LEAN)
        : 0,
  };
}

/** The highest places of the sections through an edge. */
function ridgeOf(
  { top }: Pick<Sections, 'top'>,
  from: number,
  to: number,
): readonly (readonly [number, number])[] {
  const first = Math.ceil(from / STEP);
  return Array.from(top.subarray(first, Math.floor(to / STEP) + 1), (height, index) => [
    (first + index) * STEP,
    height,
  ]);
}

function slope(pairs: readonly (readonly [number, number])[]): number {
  const count = Math.max(1, pairs.length);
  const mx = pairs.reduce((sum, [x]) => sum + x, 0) / count;
  const my = pairs.reduce((sum, [, y]) => sum + y, 0) / count;
  const [cross, square] = pairs.reduce(
    ([c, q], [x, y]) => [c + (x - mx) * (y - my), q + (x - mx) ** 2],
    [0, 0],
  );
  return square > 0 ? cross / square : 0;
}

export const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

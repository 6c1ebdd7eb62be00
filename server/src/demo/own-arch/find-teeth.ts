import type { ToothChart } from '@portal/shared/contract';
import { teethOf, type Jaw } from '../files/arch-shape';
import type { Work } from './in-slices';
import { STEP, type Sections } from './sections';
import { UnreadableArch } from './unreadable-arch';

/** A crown along the curve of its arch, from one contact to the next. */
export interface FoundTooth {
  /** FDI number. */
  readonly tooth: number;
  readonly from: number;
  readonly to: number;
  /** The prescription says that it is not there: what is found is its space. */
  readonly isMissing: boolean;
}

/** Teeth are so much smaller or larger than usual, all together. */
const SCALES = [0.9, 1, 1.1];
const WISDOM = { width: 9, cost: 6 };
/** The last tooth on a side, by its place from the midline. */
const LAST = [5, 6, 7, 8];
const NARROWEST = 4;
const WIDEST = 14;
const WIDEST_GAP = 3;
/** Costs: of a width that is one millimetre off, of an end of a crown by how full the section is there, of a millimetre of crown in no tooth, of a gap. */
const OFF = 0.6;
const END = 4;
const LEFT_OUT = 1.4;
const GAP = 0.3;
/** Crown in the place of a tooth that should be missing costs less; a midline so far off, in millimetres, costs 1. */
const MISSING = 0.3;
const MIDLINE = 2.5;
/** A contact is moved to the emptiest section so near. */
const NEAR = 0.75;

/**
 * Splits the crowns of an arch into teeth: of all ways to set teeth of usual widths along the curve, the one whose ends fall best
 * between the crowns and that leaves out the least.
 * @param midline where the midline is along the curve
 */
export function* findTeeth(
  jaw: Jaw,
  sections: Sections,
  midline: number,
  chart: ToothChart | null,
): Work<readonly FoundTooth[]> {
  let best: Row | null = null;
  const missing = chart?.missing ?? [];
  for (const scale of SCALES)
    for (const first of LAST)
      for (const last of LAST) {
        const row = bestRow(sections, midline, wantedTeeth(jaw, [first, last], scale, missing));
        if (row && (!best || row.cost < best.cost)) best = row;
        yield;
      }
  if (!best) throw new UnreadableArch('no row of teeth');
  return atValleys(best.teeth, sections);
}

interface Wanted {
  readonly tooth: number;
  readonly width: number;
  readonly isMissing: boolean;
  readonly cost: number;
}

/** Teeth from low to high x: crowns up, that is from the right in the upper jaw and from the left in the lower one. */
function wantedTeeth(
  jaw: Jaw,
  [first, last]: readonly [number, number],
  scale: number,
  missing: readonly number[],
): readonly Wanted[] {
  const half = teethOf(jaw).slice(7);
  const side = (quadrant: number, count: number): Wanted[] =>
    Array.from({ length: count }, (_, index) => {
      const tooth = quadrant * 10 + index + 1;
      const isMissing = missing.includes(tooth);
      const usual = half[index]?.width;
      return {
        tooth,
        isMissing,
        width: (usual ?? WISDOM.width) * scale,
        cost: usual === undefined ? WISDOM.cost : 0,
      };
    });
  const quadrants = jaw === 'upper' ? [1, 2] : [3, 4];
  return [...side(quadrants[0] ?? 0, first).toReversed(), ...side(quadrants[1] ?? 0, last)];
}

interface Row {
  readonly teeth: readonly FoundTooth[];
  readonly cost: number;
}

/** The cheapest places of a row of teeth, tooth after tooth (dynamic programming over the sections). */
function bestRow({ count, fullness }: Sections, midline: number, wanted: readonly Wanted[]): Row | null {
  const leftOut = new Float64Array(count);
  for (let at = 1; at < count; at += 1)
    leftOut[at] = (leftOut[at - 1] ?? 0) + (fullness[at] ?? 0) * STEP * LEFT_OUT;
  const outside = (from: number, to: number): number => (leftOut[to] ?? 0) - (leftOut[from] ?? 0);
  let ends = Float64Array.from(leftOut);
  const steps: { readonly widths: Int16Array; readonly gaps: Int16Array }[] = [];
  wanted.forEach((one, index) => {
    const starts = Float64Array.from(ends);
    const gaps = new Int16Array(count);
    if (index > 0)
      for (let at = 0; at < count; at += 1)
        for (let gap = 1; gap <= Math.min(at, WIDEST_GAP / STEP); gap += 1) {
          const cost = (ends[at - gap] ?? Infinity) + outside(at - gap, at) + GAP;
          if (cost < (starts[at] ?? Infinity)) [starts[at], gaps[at]] = [cost, gap];
        }
    const isBesideMidline = index > 0 && (wanted[index - 1]?.tooth ?? 0) % 10 === 1 && one.tooth % 10 === 1;
    if (isBesideMidline)
      for (let at = 0; at < count; at += 1)
        starts[at] = (starts[at] ?? 0) + ((at * STEP - midline) / MIDLINE) ** 2;
    const widths = new Int16Array(count);
    const next = new Float64Array(count).fill(Infinity);
    const least = one.isMissing ? 0 : NARROWEST / STEP;
    for (let at = least; at < count; at += 1)
      for (let width = least; width <= Math.min(at, WIDEST / STEP); width += 1) {
        const start = at - width;
        const cost =
          (starts[start] ?? Infinity) +
          one.cost +
          (one.isMissing
            ? outside(start, at) * MISSING
            : (OFF * (width * STEP - one.width)) ** 2 +
              END * ((fullness[start] ?? 0) + (fullness[at] ?? 0)) +
              emptiness(leftOut, start, at));
        if (cost < (next[at] ?? Infinity)) [next[at], widths[at]] = [cost, width];
      }
    steps.push({ widths, gaps });
    ends = next;
  });
  let at = -1;
  let cost = Infinity;
  ends.forEach((end, place) => {
    const whole = end + outside(place, count - 1);
    if (whole < cost) [at, cost] = [place, whole];
  });
  if (at < 0) return null;
  const teeth: FoundTooth[] = [];
  wanted.toReversed().forEach(({ tooth, isMissing }, index) => {
    const step = steps[wanted.length - 1 - index];
    const start = at - (step?.widths[at] ?? 0);
    teeth.unshift({ tooth, isMissing, from: start * STEP, to: at * STEP });
    at = start - (step?.gaps[start] ?? 0);
  });
  // Each contact that is shared has been counted twice, and each tooth adds two ends: a mean keeps rows of any number comparable.
  return { teeth, cost: cost - END * 2 * USUAL_DIP * teeth.filter(({ isMissing }) => !isMissing).length };
}

/** How full the section at a contact usually is. */
const USUAL_DIP = 0.6;

/** What it costs that a tooth stands where there is no crown. */
function emptiness(leftOut: Float64Array, from: number, to: number): number {
  const most = (to - from) * STEP * LEFT_OUT;
  return Math.max(0, 0.55 * most - ((leftOut[to] ?? 0) - (leftOut[from] ?? 0))) * 2;
}

/** Contacts at the emptiest section nearby. */
function atValleys(teeth: readonly FoundTooth[], { fullness }: Sections): readonly FoundTooth[] {
  const reach = Math.round(NEAR / STEP);
  const valley = (s: number): number => {
    const middle = Math.round(s / STEP);
    let best = middle;
    for (let at = middle - reach; at <= middle + reach; at += 1)
      if ((fullness[at] ?? 1) < (fullness[best] ?? 1) - 1e-4) best = at;
    return best * STEP;
  };
  return teeth.map((one, index) => ({
    ...one,
    from: index === 0 ? one.from : valley(one.from),
    to: index === teeth.length - 1 ? one.to : valley(one.to),
  }));
}

import { teethOf, type Jaw } from '../files/arch-shape';
import type { FoundTooth } from './find-teeth';
import { smoothed, STEP, type Sections } from './sections';

/** Distance above and below at which the neck of a crown is seen as a hollow, and the deepest that counts; millimetres. */
const SPAN = 1;
const DEEPEST = 0.4;
/** Costs: of a hollow that is not there, of a height that is not usual, of a step from one section to the next. */
const HOLLOW = 4;
const UNUSUAL = 0.25;
const CLIMB = 0.5;
/** The line is sought so far around its usual height, millimetres, and smoothed over as much along the arch. */
const SEARCH = 3;
const SMOOTH = 1.5;
/** So near to the back of the last crown, sections meet its back instead of its sides; millimetres. */
const BACK = 3;

/** Heights of the line between crowns and gum for each section, on the side of the cheek and of the tongue. */
export interface GumLine {
  readonly outer: Float32Array;
  readonly inner: Float32Array;
}

/** Finds where crowns end in the gum: along the hollow at their necks, near the usual heights of crowns. */
export function findGumLine(jaw: Jaw, sections: Sections, teeth: readonly FoundTooth[]): GumLine {
  const usual = usualHeights(jaw, sections, teeth);
  const first = Math.round(((teeth[0]?.from ?? 0) + BACK) / STEP);
  const last = Math.round(((teeth.at(-1)?.to ?? 0) - BACK) / STEP);
  const line = (side: 'outer' | 'inner'): Float32Array => {
    const found = smoothed(hollowLine(sections, side, usual), SMOOTH / STEP);
    return found.fill(found[first] ?? 0, 0, first).fill(found[last] ?? 0, last);
  };
  return { outer: line('outer'), inner: line('inner') };
}

function usualHeights(jaw: Jaw, { count, level }: Sections, teeth: readonly FoundTooth[]): Float32Array {
  const half = teethOf(jaw).slice(7);
  const heights = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    const near = teeth.findLast(({ from }) => from <= at * STEP) ?? teeth[0];
    const crown = half[Math.min(6, ((near?.tooth ?? 11) % 10) - 1)]?.height ?? 8;
    heights[at] = (level[at] ?? 0) - crown;
  }
  return smoothed(heights, 4 / STEP);
}

/** The cheapest line through all sections (dynamic programming). */
function hollowLine(sections: Sections, side: 'outer' | 'inner', usual: Float32Array): Float32Array {
  const { count, floor } = sections;
  const reach = SEARCH / STEP;
  const choices = 2 * reach + 1;
  const from = new Int16Array(count * choices);
  const base = (at: number): number => Math.round(((usual[at] ?? 0) - floor) / STEP) - reach;
  let costs = new Float64Array(choices);
  for (let at = 0; at < count; at += 1) {
    const next = new Float64Array(choices).fill(Infinity);
    const moved = at === 0 ? 0 : base(at) - base(at - 1);
    for (let choice = 0; choice < choices; choice += 1) {
      const own =
        HOLLOW * (DEEPEST - hollowAt(sections, side, at, base(at) + choice)) +
        UNUSUAL * ((choice - reach) * STEP) ** 2;
      for (let before = 0; before < choices; before += 1) {
        const cost = (costs[before] ?? 0) + own + CLIMB * Math.abs(choice + moved - before);
        if (cost < (next[choice] ?? 0)) [next[choice], from[at * choices + choice]] = [cost, before];
      }
    }
    costs = next;
  }
  const line = new Float32Array(count);
  let choice = costs.indexOf(Math.min(...costs));
  for (let at = count - 1; at >= 0; at -= 1) {
    line[at] = floor + (base(at) + choice) * STEP;
    choice = from[at * choices + choice] ?? 0;
  }
  return line;
}

function hollowAt(
  { heights, ...sections }: Sections,
  side: 'outer' | 'inner',
  at: number,
  height: number,
): number {
  const span = SPAN / STEP;
  if (height < span || height + span >= heights) return 0;
  const reach = (offset: number): number => {
    const value = sections[side][at * heights + height + offset] ?? Infinity;
    return side === 'outer' ? value : -value;
  };
  const depth = (reach(-span) + reach(span)) / 2 - reach(0);
  return Number.isFinite(depth) ? Math.min(DEEPEST, Math.max(0, depth)) : 0;
}

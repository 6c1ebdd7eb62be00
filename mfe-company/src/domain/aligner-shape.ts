import type { LmpTrimLine } from '@portal/shared/contract';

/** The drawing's grid: an upper aligner seen from the front, from molar to molar. */
export const WIDTH = 480;
export const HEIGHT = 190;
const MIDDLE = WIDTH / 2;
/** Widths of the teeth from the midline to the last molar, as they look from the front. */
const TEETH = [46, 37, 40, 33, 30, 32];
const HALF = TEETH.reduce((sum, width) => sum + width, 0);
const [TRIM, GUM, EDGE] = [52, 36, 150];
/** How much higher the arch ends than its middle. */
const RISE = 26;

/** The height by which the arch rises at a place across it. */
export function riseAt(x: number): number {
  return RISE * ((x - MIDDLE) / HALF) ** 2;
}

/** Where teeth meet, from one end to the other. */
export const SEAMS: readonly number[] = (() => {
  const right = TEETH.reduce((places, width) => [...places, (places.at(-1) ?? 0) + width], [0]);
  const left = right.slice(1).toReversed();
  return [...left.map((place) => MIDDLE - place), ...right.map((place) => MIDDLE + place)];
})();

const at = (x: number, y: number): string => `${x.toFixed(1)} ${(y - riseAt(x)).toFixed(1)}`;

/** Along the biting edge: each tooth a rounded end. */
const edge = arcsBetween(SEAMS.toReversed(), EDGE - 14, EDGE + 8);

/** The line along the gum where the aligner is cut; where none of the two known ones is chosen it is drawn straight. */
export function trimPath(trimLine: LmpTrimLine | null): string {
  if (trimLine === 'Scalloped') return arcsBetween(SEAMS, TRIM, GUM - 10);
  const points = SEAMS.map((x) => at(x, GUM));
  return points.join(' L ');
}

/** The outline of the whole aligner. */
export function alignerPath(trimLine: LmpTrimLine | null): string {
  return `M ${trimPath(trimLine)} L ${edge} Z`;
}

/** The line between two teeth. */
export function seamPath(x: number): string {
  return `M ${at(x, TRIM + 12)} L ${at(x, EDGE - 18)}`;
}

/** From place to place in curves that go through `seamY` at each and turn at `peakY` between two. */
function arcsBetween(places: readonly number[], seamY: number, peakY: number): string {
  return places
    .map((x, index) => {
      const before = places[index - 1];
      if (before === undefined) return at(x, seamY);
      const width = x - before;
      return `C ${at(before + width * 0.2, peakY)} ${at(x - width * 0.2, peakY)} ${at(x, seamY)}`;
    })
    .join(' ');
}

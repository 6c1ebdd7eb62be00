import { archStation, teethOf, type Jaw, type Tooth } from './arch-shape';
import type { Point } from './surface';

/** The neck of every tooth is this far from the plane in which the arches meet, and the lower arch stands this far behind; mm. */
const NECK = 7.1;
const OVERJET = 2.6;

/** Where the treatment leads a tooth. */
export interface ToothPlace {
  /** By the two digits of ISO 3950: 11 is the upper right central incisor. */
  readonly name: string;
  /** Middle of its neck, in millimetres: x to the patient's left, y up, z to the front. */
  readonly position: Point;
  /** Its turn around the vertical axis, in radians; 0 looks to the front. */
  readonly turn: number;
}

export interface PlacedTooth extends ToothPlace {
  readonly tooth: Tooth;
}

/** The teeth of an arch from the right to the left, side by side in a line. */
export function toothPlaces(jaw: Jaw): readonly PlacedTooth[] {
  const teeth = teethOf(jaw);
  const total = teeth.reduce((sum, { width }) => sum + width, 0);
  let before = 0;
  return teeth.map((tooth, index) => {
    const [from, to] = [before / total, (before + tooth.width) / total];
    before += tooth.width;
    const [first, last] = [archStation(jaw, from, () => 0), archStation(jaw, to, () => 0)];
    const [along, forward] = [last.x - first.x, last.y - first.y];
    // Each tooth reaches from contact to contact, so that the arch is closed; they share what it is longer or shorter than they are.
    return {
      name: nameOf(jaw, index),
      tooth: { ...tooth, width: Math.hypot(along, forward) },
      position: inJaw(jaw, { x: (first.x + last.x) / 2, height: 0, z: (first.y + last.y) / 2 }),
      turn: Math.atan2(-forward, along),
    };
  });
}

/** A point by its height above the necks of the teeth, in the coordinates of both arches in bite. */
export function inJaw(
  jaw: Jaw,
  { x, height, z }: { readonly x: number; readonly height: number; readonly z: number },
): Point {
  return jaw === 'upper' ? [x, NECK - height, z] : [x, height - NECK, z - OVERJET];
}

function nameOf(jaw: Jaw, index: number): string {
  const isRight = index < 7;
  const quadrant = jaw === 'upper' ? (isRight ? 1 : 2) : isRight ? 4 : 3;
  return `${quadrant}${isRight ? 7 - index : index - 6}`;
}

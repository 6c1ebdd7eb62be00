import type { DentalNotation } from './constants';

/** A quadrant by its FDI number: 1 is the patient's upper right, then clockwise as seen from the front. */
export type Quadrant = 1 | 2 | 3 | 4;
export function quadrantOf(tooth: number): Quadrant {
  return Math.floor(tooth / 10) as Quadrant;
}

/** Position of a tooth in its quadrant, counted from the midline. */
export function placeOf(tooth: number): number {
  return tooth % 10;
}

/** Palmer's brackets: the midline and the line between the arches, as seen from the front. */
const PALMER: Record<Quadrant, (place: number) => string> = {
  1: (place) => `${place}┘`,
  2: (place) => `└${place}`,
  3: (place) => `┌${place}`,
  4: (place) => `${place}┐`,
};

/** Universal numbers go from the upper right's last tooth clockwise to the lower right's last. */
const UNIVERSAL: Record<Quadrant, (place: number) => number> = {
  1: (place) => 9 - place,
  2: (place) => 8 + place,
  3: (place) => 25 - place,
  4: (place) => 24 + place,
};

/** A tooth in the company's notation (CA-20), FDI by default. Written left to right in every language. */
export function toothLabel(tooth: number, notation: DentalNotation | null): string {
  const [quadrant, place] = [quadrantOf(tooth), placeOf(tooth)];
  switch (notation) {
    case 'palmer':
      return PALMER[quadrant](place);
    case 'universal':
      return String(UNIVERSAL[quadrant](place));
    case 'fdi':
    case null:
      return String(tooth);
  }
}

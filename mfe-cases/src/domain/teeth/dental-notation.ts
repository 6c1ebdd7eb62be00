import type { DentalNotation } from '@portal/shared/contract';

/** A quadrant by its FDI number: 1 is the patient's upper right, then clockwise as seen from the front. */
export type Quadrant = 1 | 2 | 3 | 4;
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Both arches seen from the front, with the patient's right side on the left. FDI numbers. */
export const ARCH_ROWS: Record<'upper' | 'lower', readonly (readonly number[])[]> = {
  upper: [teethOf(1).toReversed(), teethOf(2)],
  lower: [teethOf(4).toReversed(), teethOf(3)],
};

/** Teeth of a quadrant, from the midline outwards. */
function teethOf(quadrant: Quadrant): readonly number[] {
  return PLACES.map((place) => quadrant * 10 + place);
}

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

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const ROWS = [ARCH_ROWS.upper.flat(), ARCH_ROWS.lower.flat()] as const;

/** The tooth to which an arrow key leads; the same tooth at the edge of the chart. */
export function toothBeside(tooth: number, arrow: Arrow): number {
  const row = ROWS[0].includes(tooth) ? 0 : 1;
  const at = ROWS[row].indexOf(tooth);
  switch (arrow) {
    case 'ArrowLeft':
      return ROWS[row][at - 1] ?? tooth;
    case 'ArrowRight':
      return ROWS[row][at + 1] ?? tooth;
    case 'ArrowUp':
      return ROWS[0][at] ?? tooth;
    case 'ArrowDown':
      return ROWS[1][at] ?? tooth;
  }
}

export function isArrow(key: string): key is Arrow {
  return ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key);
}

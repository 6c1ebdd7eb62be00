import type { DentalNotation } from '@portal/shared/contract';

/** A quadrant by its FDI number: 1 is the patient's upper right, then clockwise as seen from the front. */
export type Quadrant = 1 | 2 | 3 | 4;
export const QUADRANTS_FROM_FRONT: readonly Quadrant[] = [1, 2, 4, 3];
/** Teeth of a quadrant, counted from the midline. */
const PLACES = { permanent: [1, 2, 3, 4, 5, 6, 7, 8], primary: [1, 2, 3, 4, 5] } as const;
export type Dentition = keyof typeof PLACES;

/** Teeth of a quadrant as seen from the front, from left to right. FDI numbers; the patient's right side is on the left. */
export function teethFromFront(quadrant: Quadrant, dentition: Dentition): readonly number[] {
  const first = dentition === 'primary' ? quadrant + 4 : quadrant;
  const teeth = PLACES[dentition].map((place) => first * 10 + place);
  return quadrant === 1 || quadrant === 4 ? teeth.toReversed() : teeth;
}

const rowOf = (quadrants: readonly Quadrant[], dentition: Dentition): readonly number[] =>
  quadrants.flatMap((quadrant) => teethFromFront(quadrant, dentition));

/** Permanent teeth of both arches seen from the front. */
export const ARCH_ROWS = { upper: rowOf([1, 2], 'permanent'), lower: rowOf([4, 3], 'permanent') };
/** All teeth seen from the front, from top to bottom. The primary teeth stand on the inner side of the permanent ones. */
const ROWS = [ARCH_ROWS.upper, rowOf([1, 2], 'primary'), rowOf([4, 3], 'primary'), ARCH_ROWS.lower];

export function isPrimary(tooth: number): boolean {
  return tooth > 50;
}

export function quadrantOf(tooth: number): Quadrant {
  const quadrant = Math.floor(tooth / 10);
  return (isPrimary(tooth) ? quadrant - 4 : quadrant) as Quadrant;
}

/** Position of a tooth in its quadrant, counted from the midline. */
export function placeOf(tooth: number): number {
  return tooth % 10;
}

/** Palmer's brackets: the midline and the line between the arches, as seen from the front. */
const PALMER: Record<Quadrant, (place: string) => string> = {
  1: (place) => `${place}┘`,
  2: (place) => `└${place}`,
  3: (place) => `┌${place}`,
  4: (place) => `${place}┐`,
};

/** Universal numbers go from the upper right's last tooth clockwise to the lower right's last. */
const UNIVERSAL: Record<Dentition, Record<Quadrant, (place: number) => number>> = {
  permanent: {
    1: (place) => 9 - place,
    2: (place) => 8 + place,
    3: (place) => 25 - place,
    4: (place) => 24 + place,
  },
  primary: {
    1: (place) => 6 - place,
    2: (place) => 5 + place,
    3: (place) => 16 - place,
    4: (place) => 15 + place,
  },
};

/** A for 1. Primary teeth have letters in Palmer's and in the universal notation. */
const letter = (position: number): string => String.fromCharCode('A'.charCodeAt(0) + position - 1);

/** A tooth in the company's notation (CA-20), FDI by default. Written left to right in every language. */
export function toothLabel(tooth: number, notation: DentalNotation | null): string {
  const [quadrant, place] = [quadrantOf(tooth), placeOf(tooth)];
  const dentition = isPrimary(tooth) ? 'primary' : 'permanent';
  const write = (position: number): string => (dentition === 'primary' ? letter(position) : String(position));
  switch (notation) {
    case 'palmer':
      return PALMER[quadrant](write(place));
    case 'universal':
      return write(UNIVERSAL[dentition][quadrant](place));
    case 'fdi':
    case null:
      return String(tooth);
  }
}

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The tooth to which an arrow key leads; the same tooth at the edge of the chart. */
export function toothBeside(tooth: number, arrow: Arrow, hasPrimary = false): number {
  const rows = hasPrimary ? ROWS : [ARCH_ROWS.upper, ARCH_ROWS.lower];
  const at = rows.findIndex((row) => row.includes(tooth));
  const row = rows[at] ?? [];
  switch (arrow) {
    case 'ArrowLeft':
      return row[row.indexOf(tooth) - 1] ?? tooth;
    case 'ArrowRight':
      return row[row.indexOf(tooth) + 1] ?? tooth;
    case 'ArrowUp':
      return toothInColumn(tooth, rows.slice(0, at).toReversed());
    case 'ArrowDown':
      return toothInColumn(tooth, rows.slice(at + 1));
  }
}

/** The tooth of the next row on the same side and place; of the row after that where a row of primary teeth ends before it. */
function toothInColumn(tooth: number, rows: readonly (readonly number[])[]): number {
  const isRight = (one: number): boolean => [1, 4].includes(quadrantOf(one));
  const found = rows
    .flat()
    .find((other) => placeOf(other) === placeOf(tooth) && isRight(other) === isRight(tooth));
  return found ?? tooth;
}

export function isArrow(key: string): key is Arrow {
  return ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key);
}

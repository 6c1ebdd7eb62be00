import type { DentalNotation } from './constants';

/** A quadrant by its FDI number: 1 is the patient's upper right, then clockwise as seen from the front. */
export type Quadrant = 1 | 2 | 3 | 4;
export type Dentition = 'permanent' | 'primary';

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

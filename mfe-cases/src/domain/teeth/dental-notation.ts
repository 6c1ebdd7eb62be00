import { placeOf, quadrantOf, type Dentition, type Quadrant } from '@portal/shared/contract';

export const QUADRANTS_FROM_FRONT: readonly Quadrant[] = [1, 2, 4, 3];
/** Teeth of a quadrant, counted from the midline. */
const PLACES: Record<Dentition, readonly number[]> = {
  permanent: [1, 2, 3, 4, 5, 6, 7, 8],
  primary: [1, 2, 3, 4, 5],
};

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

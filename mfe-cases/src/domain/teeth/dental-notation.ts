import type { Quadrant } from '@portal/shared/contract';

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

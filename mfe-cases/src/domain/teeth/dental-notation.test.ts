import { DENTAL_NOTATIONS, PRIMARY_TEETH, TEETH, toothLabel } from '@portal/shared/contract';
import { ARCH_ROWS, toothBeside } from './dental-notation';

const CHART = [...ARCH_ROWS.upper, ...ARCH_ROWS.lower].flat();

/** As one sees the patient: upper right to upper left, below it lower right to lower left. */
const LABELS = {
  fdi: '18 17 16 15 14 13 12 11 21 22 23 24 25 26 27 28 48 47 46 45 44 43 42 41 31 32 33 34 35 36 37 38',
  universal: '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17',
  palmer: '8┘ 7┘ 6┘ 5┘ 4┘ 3┘ 2┘ 1┘ └1 └2 └3 └4 └5 └6 └7 └8 8┐ 7┐ 6┐ 5┐ 4┐ 3┐ 2┐ 1┐ ┌1 ┌2 ┌3 ┌4 ┌5 ┌6 ┌7 ┌8',
};

describe('dental notation', () => {
  it('[CA-20] draws all the teeth that a case can name, from the front', () => {
    expect(CHART.toSorted()).toEqual(TEETH.toSorted());
  });

  it.each(DENTAL_NOTATIONS)('[CA-20] names all 32 teeth in %s', (notation) => {
    const labels = CHART.map((tooth) => toothLabel(tooth, notation));
    expect(labels).toEqual(LABELS[notation].split(' '));
    expect(new Set(labels).size).toBe(32);
  });

  it.each([
    ['fdi', '51 52 53 54 55 61 62 63 64 65 71 72 73 74 75 81 82 83 84 85'],
    ['universal', 'E D C B A F G H I J O N M L K P Q R S T'],
    ['palmer', 'A┘ B┘ C┘ D┘ E┘ └A └B └C └D └E ┌A ┌B ┌C ┌D ┌E A┐ B┐ C┐ D┐ E┐'],
  ] as const)('[CA-20] names the primary teeth in %s', (notation, labels) => {
    expect(PRIMARY_TEETH.map((tooth) => toothLabel(tooth, notation))).toEqual(labels.split(' '));
  });

  it.each([
    [14, 'ArrowDown', 54],
    [18, 'ArrowDown', 48],
    [55, 'ArrowDown', 85],
    [85, 'ArrowDown', 45],
    [46, 'ArrowUp', 16],
    [51, 'ArrowRight', 61],
    [65, 'ArrowRight', 65],
    [75, 'ArrowUp', 65],
  ] as const)('[CA-20] leads among primary teeth from %i by %s to %i', (from, arrow, to) => {
    expect(toothBeside(from, arrow, true)).toBe(to);
  });

  it('[CA-20] is FDI where a company has not said', () => {
    expect(toothLabel(16, null)).toBe('16');
  });

  it.each([
    [11, 'ArrowRight', 21],
    [11, 'ArrowLeft', 12],
    [18, 'ArrowLeft', 18],
    [38, 'ArrowRight', 38],
    [16, 'ArrowDown', 46],
    [46, 'ArrowUp', 16],
    [16, 'ArrowUp', 16],
    [31, 'ArrowUp', 21],
  ] as const)('[CA-20] leads from %i by %s to %i', (from, arrow, to) => {
    expect(toothBeside(from, arrow)).toBe(to);
  });
});

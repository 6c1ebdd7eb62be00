import type { AlignerMark } from './aligner-marks';
import { riseAt, WIDTH } from './aligner-shape';

/** Where a mark stands in the drawing, and how it is turned to follow the arch. */
export interface PlacedMark {
  readonly mark: AlignerMark;
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  /** What is drawn of a text: a long one is cut off. */
  readonly text: string;
}
export interface MarkLayout {
  readonly fontSize: number;
  readonly marks: readonly PlacedMark[];
}

/** What the marks may take of the aligner's width. */
const ROOM = 392;
const GAP = 16;
const LARGEST = 20;
const SMALLEST = 12;
/** Of a capital of a usual font, in parts of its size. */
const CHARACTER = 0.6;
/** Where the middle of the marks stands at the middle of the arch. */
const LINE = 96;
export const LOGO_SIZE = 34;

/** Marks side by side along the arch, in their order from the reader's first side; as large as all of them fit. */
export function placeMarks(marks: readonly AlignerMark[], direction: 'ltr' | 'rtl'): MarkLayout {
  const gaps = GAP * Math.max(marks.length - 1, 0);
  const logos = marks.filter((mark) => mark.key === 'logo').length * LOGO_SIZE;
  const room = ROOM - gaps - logos;
  const fullLength = marks.reduce((sum, mark) => sum + lengthOf(textOf(mark)), 0);
  const fontSize = Math.min(LARGEST, Math.max(SMALLEST, room / (fullLength * CHARACTER || 1)));
  const others = marks.reduce(
    (sum, mark) => sum + (mark.key === 'companyName' ? 0 : lengthOf(textOf(mark))),
    0,
  );
  const forName = Math.floor(room / (fontSize * CHARACTER)) - others;
  const texts = marks.map((mark) => (mark.key === 'companyName' ? cutTo(mark.text, forName) : textOf(mark)));
  const widths = marks.map((mark, index) =>
    mark.key === 'logo' ? LOGO_SIZE : lengthOf(texts[index] ?? '') * fontSize * CHARACTER,
  );
  const total = widths.reduce((sum, width) => sum + width, gaps);
  let from = (WIDTH - total) / 2;
  const placed = marks.map((mark, index) => {
    const width = widths[index] ?? 0;
    const along = from + width / 2;
    from += width + GAP;
    const x = direction === 'rtl' ? WIDTH - along : along;
    return { mark, x, y: LINE - riseAt(x), turn: turnAt(x), text: texts[index] ?? '' };
  });
  return { fontSize, marks: placed };
}

function textOf(mark: AlignerMark): string {
  return mark.key === 'logo' ? '' : mark.text;
}

const lengthOf = (text: string): number => [...text].length;

function cutTo(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, Math.max(length - 1, 1)).join('')}…`;
}

/** The arch's slope at a place, in degrees. */
function turnAt(x: number): number {
  return (Math.atan2(riseAt(x - 0.5) - riseAt(x + 0.5), 1) * 180) / Math.PI;
}

import { MARKED } from '../testing/build-lmp';
import { marksOf } from './aligner-marks';
import { WIDTH } from './aligner-shape';
import { placeMarks } from './mark-layout';

const KEYS = ['logo', 'companyName', 'patientName', 'arch', 'stepNumber'];
const named = (companyName: string) => marksOf({ ...MARKED, companyName });

describe('placeMarks', () => {
  it('puts marks side by side in their order, around the middle', () => {
    const { marks, fontSize } = placeMarks(marksOf(MARKED), 'ltr');
    const places = marks.map(({ x }) => x);
    expect(marks.map(({ mark }) => mark.key)).toEqual(KEYS);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(fontSize).toBe(20);
    expect(marks.at(0)?.turn).toBeGreaterThan(0);
    expect(marks.at(-1)?.turn).toBeLessThan(0);
  });

  it('mirrors the places for those who read from the right, and no text', () => {
    const [ltr, rtl] = [placeMarks(marksOf(MARKED), 'ltr').marks, placeMarks(marksOf(MARKED), 'rtl').marks];
    expect(rtl.map(({ x }) => WIDTH - x)).toEqual(ltr.map(({ x }) => x));
    expect(rtl.map(({ text }) => text)).toEqual(ltr.map(({ text }) => text));
  });

  it('writes smaller where there is more to write, and cuts off only what does not fit even so', () => {
    const longer = placeMarks(named('Bright Smile Dental Group Ltd'), 'ltr');
    expect(longer.fontSize).toBeLessThan(20);
    expect(longer.marks[1]?.text).toBe('Bright Smile Dental Group Ltd');
    const longest = placeMarks(named('x'.repeat(256)), 'ltr');
    expect(longest.fontSize).toBe(12);
    expect(longest.marks[1]?.text).toMatch(/^x{20,40}…$/);
    for (const { x } of longest.marks) expect(Math.abs(x - WIDTH / 2)).toBeLessThan(WIDTH / 2);
  });

  it('has nothing to place where nothing is engraved', () => {
    expect(placeMarks([], 'ltr').marks).toEqual([]);
  });
});

import { findPhotoWarnings } from './photo-problems';

const SIDE = 64;
const picture = (shade: (x: number, y: number) => number) => ({
  grey: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => shade(at % SIDE, Math.floor(at / SIDE))),
  width: SIDE,
  height: SIDE,
});
const stripes = (light: number, dark: number) => (x: number) => (x % 8 < 4 ? light : dark);

it.each([
  ['sharp and light', stripes(220, 90), []],
  ['sharp in the middle, black around it', (x: number) => (x < 20 ? 0 : stripes(220, 90)(x)), []],
  ['hardly lit', stripes(40, 10), ['photoDark']],
  ['without an edge', (x: number) => 90 + x, ['photoBlurred']],
])('[CA-17] a photo that is %s', (_title, shade, warnings) => {
  expect(findPhotoWarnings(picture(shade))).toEqual(warnings);
});

import { decode, encode } from '@jridgewell/sourcemap-codec';
import { shiftMap } from './shift-map.mjs';

test('what stands behind the place on its line moves with the text, all else stays', () => {
  const before = 'a(1)\nb("mark");c()\nd()';
  const mappings = encode([
    [[0, 0, 0, 0]],
    [
      [0, 0, 1, 0],
      [2, 0, 1, 2],
      [10, 0, 2, 0],
    ],
    [[0, 0, 3, 0]],
  ]);

  const shifted = shiftMap({ mappings }, before, before.indexOf('"mark"'), 5);

  expect(decode(shifted.mappings)).toEqual([
    [[0, 0, 0, 0]],
    [
      [0, 0, 1, 0],
      [2, 0, 1, 2],
      [15, 0, 2, 0],
    ],
    [[0, 0, 3, 0]],
  ]);
});

import jpeg from 'jpeg-js';
import { readFileSync } from 'node:fs';
import { heicToJpeg } from './heic-to-jpeg';
import { readPictureSize } from './picture-size';

/** 64 by 48 points as the camera was held, turned by 90°: red and green above, blue and white below. With EXIF, a place, and Display P3. */
const TURNED = readFileSync(new URL('../../../testing/files/turned.heic', import.meta.url));

const COLOURS = {
  blue: [30, 30, 220],
  red: [220, 30, 30],
  white: [230, 230, 230],
  green: [30, 200, 30],
} as const;

it('[CA-17] a photo of a phone becomes an upright JPEG in its colours, without place and device', async () => {
  expect(TURNED.includes('Exif')).toBe(true);
  const picture = await heicToJpeg(TURNED);
  expect(readPictureSize('jpeg', picture)).toEqual({ width: 48, height: 64 });
  expect(picture.includes('Exif')).toBe(false);
  expect(picture.includes('ICC_PROFILE')).toBe(true);
  const { data, width } = jpeg.decode(picture);
  const shown = [
    [8, 8],
    [40, 8],
    [8, 56],
    [40, 56],
  ].map(([x = 0, y = 0]) => nearest([...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)]));
  expect(shown).toEqual(['blue', 'red', 'white', 'green']);
});

it.each([
  ['cut off', TURNED.subarray(0, 1_200)],
  ['without a picture', Buffer.concat([TURNED.subarray(0, 24), Buffer.alloc(200)])],
])('[CA-17] a HEIC file that is %s is refused', async (_title, bytes) => {
  await expect(heicToJpeg(bytes)).rejects.toMatchObject({ code: 'damagedFile' });
});

it('[CA-17] a HEIC file that says to be huge is refused before anything of it is decoded', async () => {
  const huge = Buffer.from(TURNED);
  for (let at = huge.indexOf('ispe'); at >= 0; at = huge.indexOf('ispe', at + 4)) {
    huge.writeUInt32BE(20_000, at + 8);
    huge.writeUInt32BE(20_000, at + 12);
  }
  await expect(heicToJpeg(huge)).rejects.toMatchObject({ code: 'tooLarge' });
});

function nearest(point: readonly number[]): string | undefined {
  const far = ([r, g, b]: readonly number[]) =>
    Math.hypot((r ?? 0) - (point[0] ?? 0), (g ?? 0) - (point[1] ?? 0), (b ?? 0) - (point[2] ?? 0));
  return Object.entries(COLOURS).sort(([, one], [, other]) => far(one) - far(other))[0]?.[0];
}

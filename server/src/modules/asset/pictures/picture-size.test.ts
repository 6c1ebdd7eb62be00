import jpeg from 'jpeg-js';
import {
  exifSegment,
  jpegWith,
  PLAIN_JPEG,
  PLAIN_PNG,
  PLAIN_WEBP,
  TELLING_PICTURES,
  webpWith,
} from '../../../testing/test-pictures';
import { cleanPicture, type PictureFormat } from './clean-picture';
import { readPictureSize } from './picture-size';

const wide = Buffer.from(
  jpeg.encode({ width: 300, height: 20, data: Buffer.alloc(300 * 20 * 4, 9) }, 50).data,
);

/** The picture's header alone, saying that it is of 1,000 by 500 pixels. */
function lossless(): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF', 0, 'latin1');
  bytes.write('WEBPVP8L', 8, 'latin1');
  bytes.writeUInt8(0x2f, 20);
  bytes.writeUInt32LE(999 | (499 << 14), 21);
  return bytes;
}

test.each<[string, PictureFormat, Buffer, number, number]>([
  ['JPEG', 'jpeg', PLAIN_JPEG, 16, 16],
  ['wide JPEG', 'jpeg', wide, 300, 20],
  ['JPEG with an orientation', 'jpeg', jpegWith([exifSegment(6)]), 16, 16],
  ['PNG', 'png', PLAIN_PNG, PLAIN_PNG.readUInt32BE(16), PLAIN_PNG.readUInt32BE(20)],
  ['lossy WebP', 'webp', PLAIN_WEBP, 1, 1],
  ['lossless WebP', 'webp', lossless(), 1_000, 500],
  ['extended WebP', 'webp', webpWith(0, []), 1, 1],
])('[CO-28] the size of a picture stands in its file: %s', (_what, format, bytes, width, height) => {
  expect(readPictureSize(format, bytes)).toEqual({ width, height });
});

test.each(Object.entries(TELLING_PICTURES) as [PictureFormat, Buffer][])(
  '[CO-28] a picture that was cleaned has a size: %s',
  (format, bytes) => {
    const { width, height } = readPictureSize(format, cleanPicture(format, bytes));
    expect(width * height).toBeGreaterThan(0);
  },
);

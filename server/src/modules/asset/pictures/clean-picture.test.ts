import jpeg from 'jpeg-js';
import fc from 'fast-check';
import {
  chunk,
  exif,
  exifSegment,
  jpegWith,
  PLAIN_JPEG,
  PLAIN_PNG,
  PLAIN_WEBP,
  png,
  riff,
  SECRETS,
  segment,
  TELLING_CHUNKS,
  TELLING_PICTURES,
  TELLING_SEGMENTS,
  webpWith,
} from '../../../testing/test-pictures';
import { cleanPicture, type PictureFormat } from './clean-picture';
import { readOrientation } from './orientation';

const FORMATS: readonly PictureFormat[] = ['jpeg', 'png', 'webp'];
const ICC = segment(0xe2, 'ICC_PROFILE\0\x01\x01colours');
const refusal = expect.objectContaining({ code: 'damagedFile' }) as Error;

describe('[CA-17] a picture without metadata', () => {
  it.each([
    ['jpeg', PLAIN_JPEG],
    ['jpeg', jpegWith([ICC, segment(0xee, 'Adobe\0d\0\0\0\0\x01')])],
    ['png', PLAIN_PNG],
    ['png', png([chunk('gAMA', Buffer.alloc(4)), chunk('pHYs', Buffer.alloc(9))])],
    ['webp', PLAIN_WEBP],
    ['webp', webpWith(0x20, [riff('ICCP', Buffer.from('colours'))])],
  ] as const)('stays the very same: %s %#', (format, bytes) => {
    expect(cleanPicture(format, bytes)).toBe(bytes);
  });
});

describe('[CA-17] a picture that tells more', () => {
  it.each(FORMATS)('loses it and stays a picture: %s', (format) => {
    const clean = cleanPicture(format, TELLING_PICTURES[format]);
    for (const secret of SECRETS) expect(clean.includes(secret)).toBe(false);
    expect(cleanPicture(format, clean)).toBe(clean);
  });

  it('keeps how it is turned, its colours, and every point (JPEG)', () => {
    const clean = cleanPicture('jpeg', jpegWith([exifSegment(6), ICC, ...TELLING_SEGMENTS]));
    expect(readOrientation(clean.subarray(clean.indexOf('Exif')))).toBe(6);
    expect(clean.includes(ICC)).toBe(true);
    expect(jpeg.decode(clean).data).toEqual(jpeg.decode(PLAIN_JPEG).data);
  });

  it('is the plain one when it was upright', () => {
    const inJpeg = jpegWith([exifSegment(1), ...TELLING_SEGMENTS]);
    expect(cleanPicture('jpeg', inJpeg).equals(PLAIN_JPEG)).toBe(true);
    expect(cleanPicture('png', png([chunk('eXIf', exif(1)), ...TELLING_CHUNKS])).equals(PLAIN_PNG)).toBe(
      true,
    );
    const inWebp = webpWith(0x0c, [riff('EXIF', exif(1)), riff('XMP ', Buffer.from('x'))]);
    expect(cleanPicture('webp', inWebp).equals(webpWith(0, []))).toBe(true);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('keeps orientation %i, written in either order', (orientation) => {
    for (const order of ['II', 'MM'] as const) {
      const clean = cleanPicture('jpeg', jpegWith([exifSegment(orientation, order)]));
      expect(clean.includes('Exif')).toBe(orientation !== 1);
      const at = clean.indexOf('Exif');
      expect(at === -1 ? 1 : readOrientation(clean.subarray(at))).toBe(orientation);
    }
    const inPng = cleanPicture('png', png([chunk('eXIf', exif(orientation))]));
    expect(inPng.equals(PLAIN_PNG)).toBe(orientation === 1);
    const inWebp = cleanPicture('webp', webpWith(0x08, [riff('EXIF', exif(orientation))]));
    expect(inWebp.readUInt8(20)).toBe(orientation === 1 ? 0 : 0x08);
  });

  it('loses what is behind its end: further pictures, films', () => {
    const behind = Buffer.from(`a film with ${SECRETS[0]}`);
    expect(cleanPicture('jpeg', jpegWith([], behind)).equals(PLAIN_JPEG)).toBe(true);
    expect(cleanPicture('png', png([], behind)).equals(PLAIN_PNG)).toBe(true);
    expect(cleanPicture('webp', Buffer.concat([PLAIN_WEBP, behind])).equals(PLAIN_WEBP)).toBe(true);
  });

  it('is cleaned also when its EXIF cannot be read', () => {
    for (const broken of ['Exif\0\0', 'Exif\0\0II*\0\xff\xff\xff\x7f', 'Exif\0\0II*\0\x08\0\0\0\xff\xff'])
      expect(cleanPicture('jpeg', jpegWith([segment(0xe1, broken)])).equals(PLAIN_JPEG)).toBe(true);
  });
});

describe('[UP-05] a damaged picture', () => {
  it.each(FORMATS)('is refused wherever it was cut off: %s', (format) => {
    const whole = TELLING_PICTURES[format];
    for (let length = 12; length < whole.length; length += 1)
      expect(() => cleanPicture(format, whole.subarray(0, length))).toThrow(refusal);
  });

  it('is refused when a part of it is missing or changed', () => {
    const changed = Buffer.from(PLAIN_PNG);
    changed.writeUInt8(changed.readUInt8(18) ^ 1, 18);
    expect(() => cleanPicture('png', changed)).toThrow(refusal);
    expect(() => cleanPicture('png', Buffer.concat([PLAIN_PNG.subarray(0, 33), chunk('IEND', '')]))).toThrow(
      refusal,
    );
    expect(() => cleanPicture('jpeg', Buffer.from('ffd8ffd9', 'hex'))).toThrow(refusal);
    expect(() => cleanPicture('webp', Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'))).toThrow(refusal);
  });

  it.each(FORMATS)('never makes the server fail, whatever bytes it has: %s', (format) => {
    const whole = TELLING_PICTURES[format];
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(damage, (changes) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of changes) bytes.writeUInt8(value, at);
        try {
          const clean = cleanPicture(format, bytes);
          expect(cleanPicture(format, clean)).toBe(clean);
        } catch (error) {
          expect(error).toEqual(refusal);
        }
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });
});

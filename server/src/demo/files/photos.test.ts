import jpeg from 'jpeg-js';
import { makePhoto, PHOTO_SCENES, type PhotoSlot } from './photos';

describe('makePhoto', () => {
  it('[CA-17] makes a readable JPEG of its own for each photo slot', () => {
    const photos = Object.keys(PHOTO_SCENES).map((slot) =>
      makePhoto(slot as PhotoSlot, 0).toString('latin1'),
    );
    expect(new Set(photos).size).toBe(photos.length);
    for (const photo of photos) {
      const { width, height } = jpeg.decode(Buffer.from(photo, 'latin1'));
      expect([width, height]).toEqual([640, 480]);
    }
  });

  it('writes a label of its own on each', () => {
    const labels = Object.values(PHOTO_SCENES).map((scene) => scene.label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

import { findPhotoWarnings, type PhotoWarning } from './photo-problems';

/** Points on the longer side of the picture that is looked at. */
const SIDE = 256;

/** Looks at a small grey copy of a photo. @throws where the browser cannot draw it */
export async function lookAtPhoto(photo: Blob | HTMLImageElement): Promise<readonly PhotoWarning[]> {
  const picture = await createImageBitmap(photo);
  try {
    const scale = SIDE / Math.max(picture.width, picture.height);
    const [width, height] = [picture.width, picture.height].map((side) =>
      Math.max(1, Math.round(side * scale)),
    ) as [number, number];
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.drawImage(picture, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    const grey = new Uint8Array(width * height);
    for (let at = 0; at < grey.length; at++)
      grey[at] =
        0.299 * (data[4 * at] ?? 0) + 0.587 * (data[4 * at + 1] ?? 0) + 0.114 * (data[4 * at + 2] ?? 0);
    return findPhotoWarnings({ grey, width, height });
  } finally {
    picture.close();
  }
}

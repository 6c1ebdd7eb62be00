import { fitted, type Size } from '../../domain/picture-file';

export interface ReadPicture extends Size {
  /** Of the browser; to be revoked when the picture is not shown any more. */
  readonly url: string;
}

/** Reads a file as a picture; rejects where the browser cannot show it. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  const url = URL.createObjectURL(file);
  try {
    const { naturalWidth: width, naturalHeight: height } = await loadImage(url);
    if (width === 0 || height === 0) throw new Error('A picture without a size');
    return { url, width, height };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}

/** A part of a picture, in its pixels. */
export interface PicturePart extends Size {
  readonly x: number;
  readonly y: number;
}

/** Cuts a part out of a picture, as a PNG with no side longer than `maxSide`. */
export async function cutOut(url: string, part: PicturePart, maxSide: number): Promise<Blob> {
  const image = await loadImage(url);
  const canvas = document.createElement('canvas');
  const size = fitted(part, maxSide);
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not written'))),
      'image/png',
    );
  });
}

/** A small picture as an address that holds it, so that nothing has to be revoked. */
export function toDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture was not read'));
    reader.readAsDataURL(picture);
  });
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

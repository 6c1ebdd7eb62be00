import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';
import { cleanWebp } from './clean-webp';

const CLEANERS = { jpeg: cleanJpeg, png: cleanPng, webp: cleanWebp } as const;
export type PictureFormat = keyof typeof CLEANERS;

export function isPictureFormat(format: string): format is PictureFormat {
  return Object.hasOwn(CLEANERS, format);
}

/**
 * A picture without the place, the time, the device and whatever else its file tells besides the picture itself; how it is
 * turned and its colours stay. One that tells nothing is answered as it is: the very same bytes.
 * @throws PortalError 'wrongFileType' when the file is cut off or damaged.
 */
export function cleanPicture(format: PictureFormat, bytes: Buffer): Buffer {
  const clean = CLEANERS[format](bytes);
  return clean.equals(bytes) ? bytes : clean;
}

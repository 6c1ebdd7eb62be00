import { LIMITS } from '@portal/shared/contract';
import { buffer } from 'node:stream/consumers';
import type { AppContext } from '../../../app-context';
import { notePreview, type StoredFileRow } from './stored-file.repository';

export const PREVIEW_TYPE = 'image/webp';
const SUFFIX = '.preview.webp';

/** Where the small picture of a stored file is. */
export const previewKeyOf = (key: string): string => `${key}${SUFFIX}`;

/** The file whose small picture a key names; null for any other key. */
export function pictureKeyOf(key: string): string | null {
  return key.endsWith(SUFFIX) ? key.slice(0, -SUFFIX.length) : null;
}

/** Keeps a small picture beside a stored picture. One that cannot be made is no error: the file is shown by its name. */
export async function addPreview(
  { db, storage, log }: Pick<AppContext, 'db' | 'storage' | 'log'>,
  { key, contentType }: Pick<StoredFileRow, 'key' | 'contentType'>,
): Promise<void> {
  if (!contentType.startsWith('image/')) return;
  try {
    const { bytes, ...size } = await shrink(await buffer(await storage.read(key)));
    await storage.put(previewKeyOf(key), bytes);
    await notePreview(db, key, { previewSize: bytes.length, ...size });
  } catch (error) {
    log.warn({ err: error, key }, 'a picture has no preview');
  }
}

async function shrink(picture: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  // Its native code is loaded by the first picture, not by every process that starts.
  const { default: sharp } = await import('sharp');
  const image = sharp(picture, { limitInputPixels: LIMITS.photoPixels });
  const {
    autoOrient: { width, height },
  } = await image.metadata();
  const side = LIMITS.chatPreviewPixels;
  const bytes = await image
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
  return { bytes, width, height };
}

import type { PhotoWarning } from './photos/photo-problems';

/**
 * What makes a photo useless to a lab; null when that cannot be told, since this browser cannot draw it (HEIC in most) or does not get the
 * code for it. That code is a chunk of its own: most pages send no photo.
 */
export async function checkPhoto(photo: Blob | HTMLImageElement): Promise<readonly PhotoWarning[] | null> {
  try {
    const { lookAtPhoto } = await import('./photos/look-at-photo');
    return await lookAtPhoto(photo);
  } catch {
    return null;
  }
}

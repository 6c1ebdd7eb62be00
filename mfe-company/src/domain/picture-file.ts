import { FILE_RULES } from '@portal/shared/contract';

/** Endings of the names of pictures that are taken. */
export const PICTURE_ENDINGS: readonly string[] = FILE_RULES.avatar.accept;

/** Why a file cannot become a picture of the portal. */
export type PictureRefusal = 'empty' | 'wrongType' | 'tooLarge' | 'unreadable';

/** What can be told of a file before it is read. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): PictureRefusal | null {
  if (!PICTURE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) return 'wrongType';
  if (size === 0) return 'empty';
  return size > FILE_RULES.avatar.maxBytes ? 'tooLarge' : null;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in which a part of a picture is stored: no side longer than `maxSide`, and none enlarged. */
export function fitted({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export type PictureRefusal = 'emptyFile' | 'wrongFileType' | 'tooLarge';

interface PictureRule {
  /** Endings of file names, lower case, with the dot. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
}

/** What can be told of a picture before it is sent; the server also looks at its content. */
export function pictureRefusal(
  { name, size }: Pick<File, 'name' | 'size'>,
  { accept, maxBytes }: PictureRule,
): PictureRefusal | null {
  if (!accept.some((ending) => name.toLowerCase().endsWith(ending))) return 'wrongFileType';
  if (size === 0) return 'emptyFile';
  return size > maxBytes ? 'tooLarge' : null;
}

/** What a browser can show of a file. */
export function fileKind(contentType: string): 'picture' | 'pdf' | 'scan' | 'other' {
  if (/^image\/(jpeg|png|webp)$/.test(contentType)) return 'picture';
  if (contentType === 'application/pdf') return 'pdf';
  return contentType === 'model/stl' ? 'scan' : 'other';
}

/** The end of a file's name, as people know its type: `STL`. */
export function endingOf(name: string): string {
  return (/\.([a-z0-9]{1,5})$/i.exec(name)?.[1] ?? '').toUpperCase();
}

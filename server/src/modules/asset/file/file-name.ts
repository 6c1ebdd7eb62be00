/** The name of a file without the folders before it, which some programs send and others would follow. */
export function fileNameOf(given: string): string {
  return given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1).trim();
}

/** The name of a stored file. Phones name pictures `.heic`, which are kept as JPEG; some so name what is a JPEG already. */
export function storedNameOf(name: string, contentType: string): string {
  return contentType === 'image/jpeg' ? name.replace(/\.hei[cf]$/i, '.jpg') : name;
}

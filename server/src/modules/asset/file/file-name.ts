/** The name of a file without the folders before it, which some programs send and others would follow. */
export function fileNameOf(given: string): string {
  return given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1).trim();
}

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** A number of bytes as people say it; units are the same in every language of the portal. */
export function fileSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  return `${value >= 10 || power === 0 ? Math.round(value) : value.toFixed(1)} ${UNITS[power] ?? 'B'}`;
}

/** `br` may be named with a quality; a quality of 0 forbids it. */
export function acceptsBrotli(header: string | string[] | undefined): boolean {
  return /(^|[\s,])br(?!\s*;\s*q=0(\.0+)?\s*(,|$))\s*(;|,|$)/.test(String(header ?? ''));
}

export interface PathOwner {
  readonly domain: string;
  /** Patterns in React Router's notation: `/cases/:type/:caseId`, `/profile/*`. */
  readonly paths: readonly string[];
}

/**
 * The domain that answers a path, or null. Of several patterns that match, the most specific wins, by the ranking
 * that React Router uses, so that the page which is preloaded is the one that the shell will mount.
 */
export function ownerOfPath(pathname: string, owners: readonly PathOwner[]): string | null {
  const segments = split(pathname);
  let best: { domain: string; score: number } | null = null;
  for (const { domain, paths } of owners) {
    for (const pattern of paths) {
      const parts = split(pattern);
      if (!matches(parts, segments)) continue;
      const score = scoreOf(parts);
      if (!best || score > best.score) best = { domain, score };
    }
  }
  return best?.domain ?? null;
}

function split(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const open = pattern.at(-1) === '*';
  const fixed = open ? pattern.slice(0, -1) : pattern;
  if (open ? segments.length < fixed.length : segments.length !== fixed.length) return false;
  return fixed.every((part, index) => part.startsWith(':') || sameText(part, segments[index] ?? ''));
}

function sameText(part: string, segment: string): boolean {
  return part.toLowerCase() === segment.toLowerCase();
}

const SPLAT_PENALTY = -2;
const PARAM_SCORE = 3;
const STATIC_SCORE = 10;

function scoreOf(pattern: readonly string[]): number {
  return pattern.reduce((score, part) => {
    if (part === '*') return score + 1 + SPLAT_PENALTY;
    return score + 1 + (part.startsWith(':') ? PARAM_SCORE : STATIC_SCORE);
  }, 0);
}

import { ownerOfPath } from '../../gateway/pages/owner-of-path';
import { isJsonObject } from '../../json';
import type { RemoteRelease } from '../../releases';

interface Claim {
  readonly domain: string;
  /** As the release names it. */
  readonly name: string;
  /** The same for all that clash. */
  readonly key: string;
}

/** Paths and navigation entries of remotes that get into each other's way, or lead nowhere. */
export function navigationMisfits(remotes: readonly RemoteRelease[]): readonly string[] {
  const paths = remotes.flatMap(({ domain, manifest }) =>
    manifest.paths.map((path) => ({ domain, name: path, key: normalized(path) })),
  );
  const ids = remotes.flatMap((remote) =>
    entriesOf(remote).map(({ id }) => ({ domain: remote.domain, name: id, key: id })),
  );
  return [
    ...clashes(paths, (first, other) => first.domain !== other.domain).map(
      ([first, other]) =>
        `${first.domain} and ${other.domain} both answer ${first.name}${first.name === other.name ? '' : ` (${other.name})`}`,
    ),
    ...clashes(ids, () => true).map(([first, other]) =>
      first.domain === other.domain
        ? `${first.domain} has the navigation entry ${first.name} twice`
        : `${first.domain} and ${other.domain} both have the navigation entry ${first.name}`,
    ),
    ...remotes.flatMap(strayEntries),
  ];
}

function strayEntries(remote: RemoteRelease): readonly string[] {
  const { domain, version, manifest } = remote;
  const owner = [{ domain, paths: manifest.paths }];
  return entriesOf(remote)
    .filter(({ path }) => ownerOfPath(path.replace(/[?#].*$/, ''), owner) === null)
    .map(({ id, path }) => `${domain} ${version} does not answer ${path}, where its entry ${id} leads`);
}

/** Parameters match by any name, and letters in any case. */
function normalized(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase())).join('/');
}

/** Each later one with the first that has its key. */
function clashes(
  claims: readonly Claim[],
  differ: (first: Claim, other: Claim) => boolean,
): readonly (readonly [Claim, Claim])[] {
  const firsts = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const first = firsts.get(claim.key);
    if (!first) firsts.set(claim.key, claim);
    return first && differ(first, claim) ? [[first, claim] as const] : [];
  });
}

function entriesOf({ manifest }: RemoteRelease): readonly { id: string; path: string }[] {
  const entries: unknown = manifest['navigation'];
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) =>
    isJsonObject(entry) && typeof entry['id'] === 'string' && typeof entry['path'] === 'string'
      ? [{ id: entry['id'], path: entry['path'] }]
      : [],
  );
}

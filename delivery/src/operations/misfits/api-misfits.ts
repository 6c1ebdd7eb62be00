import semver from 'semver';
import type { Release } from '../../releases';

export interface ApiCheck {
  /** Why releases cannot be live beside the API server that runs. */
  readonly against: readonly string[];
  /** What could not be checked. */
  readonly notes: readonly string[];
}

/**
 * Whether the API server that runs answers the calls that releases make. A server that does not say its version keeps nobody from
 * going live: the portal may be about to start.
 */
export async function checkApi(
  releases: readonly Release[],
  ask: (() => Promise<string | null>) | undefined,
): Promise<ApiCheck> {
  const callers = releases.flatMap(({ domain, version, ...release }) =>
    release.kind === 'remote' && release.api !== undefined
      ? [{ name: `${domain} ${version}`, range: release.api }]
      : [],
  );
  if (!ask || callers.length === 0) return { against: [], notes: [] };
  const api = await ask();
  if (api === null) {
    const names = callers.map(({ name }) => name).join(', ');
    return {
      against: [],
      notes: [
        `the API server does not say its version: nobody checked that it answers the calls of ${names}`,
      ],
    };
  }
  const incompatibilities = callers.filter(({ range }) => !semver.satisfies(api, range));
  return {
    against: incompatibilities.map(
      ({ name, range }) => `${name} makes calls of API ${range}, the API server is ${api}`,
    ),
    notes: [],
  };
}

import { isJsonObject } from '../../json';
import type { Release } from '../../releases';

/**
 * Parts that releases have for slots which no live page has, or has in another version; and two parts of one name. A part for a
 * slot of a retired domain is not shown, which harms nobody.
 */
export function slotMisfits(
  releases: readonly Release[],
  retired: readonly Release[] = [],
): readonly string[] {
  return [...releases.flatMap((filler) => strayFills(filler, releases, retired)), ...doubles(releases)];
}

function strayFills(
  filler: Release,
  releases: readonly Release[],
  retired: readonly Release[],
): readonly string[] {
  return Object.entries(filler.slots?.fills ?? {}).flatMap(([slot, version]) => {
    const hosts = releases.flatMap((release) => hosting(release, slot));
    const fills = `${nameOf(filler)} fills the slot ${slot} in version ${version}`;
    if (hosts.length === 0 && retired.some((release) => hosting(release, slot).length > 0)) return [];
    if (hosts.length === 0) return [`${fills}, which no page that is live has`];
    return hosts
      .filter((host) => host.version !== version)
      .map((host) => `${fills}, ${host.name} has it in version ${host.version}`);
  });
}

function hosting(release: Release, slot: string): readonly { name: string; version: number }[] {
  const hosts = release.slots?.hosts ?? {};
  const version = Object.hasOwn(hosts, slot) ? hosts[slot] : undefined;
  return version === undefined ? [] : [{ name: nameOf(release), version }];
}

/** A part is known by its id within the slot: that of a tab stands in the address. */
function doubles(releases: readonly Release[]): readonly string[] {
  const firsts = new Map<string, string>();
  return releases.flatMap((release) =>
    partsOf(release).flatMap(({ slot, id }) => {
      const first = firsts.get(`${slot} ${id}`);
      if (first !== undefined) return [`${first} and ${release.domain} both fill the slot ${slot} by ${id}`];
      firsts.set(`${slot} ${id}`, release.domain);
      return [];
    }),
  );
}

function partsOf(release: Release): readonly { slot: string; id: string }[] {
  const parts: unknown = release.kind === 'remote' ? release.manifest['slots'] : undefined;
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part) =>
    isJsonObject(part) && typeof part['slot'] === 'string' && typeof part['id'] === 'string'
      ? [{ slot: part['slot'], id: part['id'] }]
      : [],
  );
}

function nameOf({ domain, version }: Release): string {
  return `${domain} ${version}`;
}

import type { Release } from '../../releases';

/**
 * Bus events that a release hears and nobody emits, or that somebody emits in another version. Who hears what a retired domain
 * emitted waits for nothing, which harms nobody.
 */
export function eventMisfits(
  releases: readonly Release[],
  retired: readonly Release[] = [],
): readonly string[] {
  return releases.flatMap((listener) =>
    Object.entries(listener.events?.hears ?? {}).flatMap(([event, version]) => {
      const emitters = releases.flatMap((release) => emission(release, event));
      const hears = `${nameOf(listener)} hears ${event} in version ${version}`;
      if (emitters.length === 0 && retired.some((release) => emission(release, event).length > 0)) return [];
      if (emitters.length === 0) return [`${hears}, which nothing that is live emits`];
      return emitters
        .filter((emitter) => emitter.version !== version)
        .map((emitter) => `${hears}, ${emitter.name} emits version ${emitter.version}`);
    }),
  );
}

function emission(release: Release, event: string): readonly { name: string; version: number }[] {
  const emits = release.events?.emits ?? {};
  const version = Object.hasOwn(emits, event) ? emits[event] : undefined;
  return version === undefined ? [] : [{ name: nameOf(release), version }];
}

function nameOf({ domain, version }: Release): string {
  return `${domain} ${version}`;
}

import { DeliveryError } from '../errors';
import { readBuild } from './build-description';
import { digestFolder, type FileDigest } from './folder-digest';
import type { PublishPlan, PublishResult, ReleaseStore } from './release-store';
import type { Build, Release } from './release.types';
import { readProof } from './smoke-proof';

/** Reads a build folder and compares it with what is published. Throws `invalidBuild`, `versionTaken`. */
export async function planPublish(store: Pick<ReleaseStore, 'find'>, buildDir: string): Promise<PublishPlan> {
  const build = await readBuild(buildDir);
  const digests = await digestFolder(buildDir);
  checkNamedFiles(build, digests);
  const existing = await store.find(build.domain, build.version);
  const smoke = await readProof(buildDir, digests);
  return { build, digests, smoke, existing: existing && acceptSame(existing, digests).release };
}

/** The release that is there already, if it has this content. Throws `versionTaken`. */
export function acceptSame(existing: Release, digests: readonly FileDigest[]): PublishResult {
  const same =
    digests.length === Object.keys(existing.files).length &&
    digests.every(({ path, integrity }) => existing.files[path]?.integrity === integrity);
  if (same) return { release: existing, outcome: 'unchanged' };
  throw new DeliveryError(
    'versionTaken',
    `${existing.domain} ${existing.version} is already published with other content. ` +
      'A release is never overwritten: give the build a new version.',
  );
}

function checkNamedFiles(build: Build, digests: readonly FileDigest[]): void {
  const initial =
    build.kind === 'shell'
      ? [...build.scripts, ...build.styles, ...Object.values(build.preloadFor ?? {}).flat()]
      : [build.entry];
  const there = new Set(digests.map(({ path }) => path));
  const missing = [...initial, ...build.preload].find((path) => !there.has(path));
  if (missing === undefined) return;
  const message = `The build of ${build.domain} ${build.version} names '${missing}', which is not in its folder`;
  throw new DeliveryError('invalidBuild', message);
}

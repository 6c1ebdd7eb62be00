import { copyFile, mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DeliveryError } from '../errors';
import { mapLimited, writeFlushed } from '../files';
import type { FileDigest } from './folder-digest';
import { precompress } from './precompress';
import type { Build, Release, ReleaseFile } from './release.types';
import { sourceRevision } from './source-revision';

export const RELEASE_FILE = 'release.json';

/** Fills a new folder with everything a release is made of. */
export async function stageRelease(
  buildDir: string,
  build: Build,
  digests: readonly FileDigest[],
  target: string,
): Promise<Release> {
  await mapLimited(digests, 8, ({ path }) => copyFlushed(join(buildDir, path), join(target, path)));
  const compressed = await precompress(target, digests);
  const release: Release = {
    ...build,
    schema: 1,
    files: Object.fromEntries(digests.map((digest) => [digest.path, describeFile(digest, compressed)])),
    revision: await sourceRevision(buildDir),
    builtAt: (await stat(join(buildDir, 'build.json'))).mtime.toISOString(),
  };
  checkNamedFiles(release);
  await writeFlushed(join(target, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

function describeFile(digest: FileDigest, compressed: ReadonlyMap<string, number>): ReleaseFile {
  return { integrity: digest.integrity, bytes: digest.bytes, brotli: compressed.get(digest.path) ?? null };
}

function checkNamedFiles(release: Release): void {
  const initial = release.kind === 'shell' ? [...release.scripts, ...release.styles] : [release.entry];
  const missing = [...initial, ...release.preload].find((path) => release.files[path] === undefined);
  if (missing === undefined) return;
  const message = `The build of ${release.domain} ${release.version} names '${missing}', which is not in its folder`;
  throw new DeliveryError('invalidBuild', message);
}

async function copyFlushed(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  const handle = await open(to, 'r+');
  await handle.sync().finally(() => handle.close());
}

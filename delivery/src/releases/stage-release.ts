import { copyFile, mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mapLimited, writeFlushed } from '../files';
import { precompress } from './precompress';
import type { FileDigest } from './folder-digest';
import type { PublishPlan } from './release-store';
import type { Release, ReleaseFile } from './release.types';
import { sourceCommit, sourceRevision } from './source-revision';

export const RELEASE_FILE = 'release.json';
/** What `release.json` is called while a release is on its way out. */
export const WITHDRAWN_FILE = 'withdrawn.json';

/** Fills a new folder with everything a release is made of. */
export async function stageRelease(
  buildDir: string,
  { build, digests, smoke }: PublishPlan,
  target: string,
): Promise<Release> {
  await mapLimited(digests, 8, ({ path }) => copyFlushed(join(buildDir, path), join(target, path)));
  const compressed = await precompress(target, digests);
  const commit = await sourceCommit(buildDir);
  const release: Release = {
    ...build,
    schema: 1,
    files: Object.fromEntries(digests.map((digest) => [digest.path, describeFile(digest, compressed)])),
    revision: await sourceRevision(buildDir),
    ...(commit && { commit }),
    ...(smoke && { smoke }),
    builtAt: (await stat(join(buildDir, 'build.json'))).mtime.toISOString(),
  };
  await writeFlushed(join(target, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

function describeFile(digest: FileDigest, compressed: ReadonlyMap<string, number>): ReleaseFile {
  return { integrity: digest.integrity, bytes: digest.bytes, brotli: compressed.get(digest.path) ?? null };
}

async function copyFlushed(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  const handle = await open(to, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

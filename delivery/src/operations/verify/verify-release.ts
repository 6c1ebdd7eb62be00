import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { mapLimited } from '../../files';
import type { Release, ReleaseStore } from '../../releases';
import type { ReleaseRef } from '../operation.types';

/** What a check found. */
export interface Verification {
  /** What is wrong, one line each; empty when all is sound. */
  readonly findings: readonly string[];
  readonly files: number;
}

const FILES_AT_ONCE = 4;

/** Whether every file that `release.json` names is there with its hash, and its compressed copy unpacks to the same. */
export async function verifyRelease(
  releases: ReleaseStore,
  { domain, version }: ReleaseRef,
): Promise<Verification> {
  const name = `${domain}@${version}`;
  const release = await releases.find(domain, version);
  if (!release) return { findings: [`${name}: there is no such release`], files: 0 };
  const files = Object.entries(release.files);
  const found = await mapLimited(files, FILES_AT_ONCE, async ([path, { integrity, brotli }]) => [
    ...(await wrongWith(releases, release, { path, integrity, encoding: 'identity' })),
    ...(brotli === null ? [] : await wrongWith(releases, release, { path, integrity, encoding: 'br' })),
  ]);
  return { findings: found.flat().map((finding) => `${name}: ${finding}`), files: files.length };
}

interface Copy {
  readonly path: string;
  readonly integrity: string;
  readonly encoding: 'identity' | 'br';
}

async function wrongWith(
  releases: ReleaseStore,
  release: Release,
  { path, integrity, encoding }: Copy,
): Promise<readonly string[]> {
  const name = encoding === 'br' ? `${path}.br` : path;
  const stream = await releases.openFile(release, path, encoding);
  if (!stream) return [`${name} is missing`];
  const hash = await (encoding === 'br' ? hashUnpacked(stream) : hashOf(stream));
  return hash === integrity ? [] : [`${name} is not what was published`];
}

/** Null when it cannot be unpacked. */
async function hashUnpacked(stream: Readable): Promise<string | null> {
  const unpacked = createBrotliDecompress();
  const [hash] = await Promise.allSettled([hashOf(unpacked), pipeline(stream, unpacked)]);
  return hash.status === 'fulfilled' ? hash.value : null;
}

async function hashOf(stream: AsyncIterable<string | Uint8Array>): Promise<string> {
  const hash = createHash('sha384');
  for await (const chunk of stream) hash.update(chunk);
  return `sha384-${hash.digest('base64')}`;
}

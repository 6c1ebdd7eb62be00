import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isJsonObject, readJson } from '../json';
import type { FileDigest } from './folder-digest';
import type { Release, SmokeProof } from './release.types';

/** Beside the files of a build; written by the smoke test. */
export const SMOKE_FILE = 'smoke-test.json';

/** SHA-256 in hex over the names and hashes of all files: what a proof is of. */
export function contentDigest(files: readonly Pick<FileDigest, 'path' | 'integrity'>[]): string {
  const lines = files.map(({ path, integrity }) => `${path} ${integrity}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}

/** The proof in a build folder; null where there is none, or it is of other content, as before another build. */
export async function readProof(dir: string, digests: readonly FileDigest[]): Promise<SmokeProof | null> {
  const value = await readJson(join(dir, SMOKE_FILE)).catch(() => null);
  if (!isJsonObject(value)) return null;
  const { content, pages, at } = value;
  if (content !== contentDigest(digests) || typeof pages !== 'number' || typeof at !== 'string') return null;
  return { content, pages, at };
}

/** Whether the files of a release, by whose hashes it becomes live, are those that were opened in a browser. */
export function isProven({ smoke, files }: Pick<Release, 'smoke' | 'files'>): boolean {
  const digests = Object.entries(files).map(([path, { integrity }]) => ({ path, integrity }));
  return smoke !== undefined && smoke.content === contentDigest(digests);
}

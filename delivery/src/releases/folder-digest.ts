import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryError } from '../errors';
import { mapLimited } from '../files';

export interface FileDigest {
  readonly path: string;
  readonly integrity: string;
  readonly bytes: number;
}

/** `release.json` takes the place of `build.json` and has the proof, compressed copies are made anew, statistics are the builder's. */
const LEFT_OUT = /(^|\/)(build\.json|release\.json|smoke-test\.json|mf-stats\.json|\.[^/]*)$|\.br$/;

/** Every file of a build that belongs into its release, by path, with its hash. */
export async function digestFolder(dir: string): Promise<readonly FileDigest[]> {
  const paths = (await walk(dir, '')).filter((path) => !LEFT_OUT.test(path)).sort();
  return mapLimited(paths, 8, async (path) => {
    const content = await readFile(join(dir, path));
    const hash = createHash('sha384').update(content).digest('base64');
    return { path, integrity: `sha384-${hash}`, bytes: content.byteLength };
  });
}

async function walk(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const nested = await mapLimited(entries, 8, async (entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return walk(root, path);
    if (entry.isFile()) return [path];
    // A link would tie an immutable release to something outside it.
    throw new DeliveryError('invalidBuild', `${join(root, path)} is neither a file nor a folder`);
  });
  return nested.flat();
}

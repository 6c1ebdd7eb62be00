import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { DeliveryError } from '../errors';
import type { FileDigest } from './folder-digest';

/** Compiles every script of a build folder, and runs none. Throws `invalidBuild` on one with an error of syntax. */
export async function checkScripts(buildDir: string, files: readonly FileDigest[]): Promise<void> {
  for (const { path } of files.filter((file) => file.path.endsWith('.js'))) {
    const file = join(buildDir, path);
    const code = await readFile(file, 'utf8');
    try {
      new Script(code, { filename: file });
    } catch (error) {
      // Its stack begins with the place.
      const [place = file] = ((error as SyntaxError).stack ?? '').split('\n');
      throw new DeliveryError(
        'invalidBuild',
        `${place}: ${String(error)}. No browser could run this release.`,
      );
    }
  }
}

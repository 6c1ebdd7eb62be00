import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './workspace.mjs';

const run = promisify(execFile);

/**
 * Paths of the workspace that no commit has as they are, new files too; none where it is not under git.
 * @param {string} [root]
 * @returns {Promise<string[]>}
 */
export async function uncommitted(root = ROOT) {
  try {
    const { stdout } = await run('git', ['status', '--porcelain', '-z', '--no-renames', '--', '.'], {
      cwd: root,
      timeout: 60_000,
    });
    return stdout.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  } catch {
    return [];
  }
}

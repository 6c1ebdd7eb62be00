import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The commit that a folder belongs to, with `-dirty` when there are changes on top; null outside of git. */
export async function sourceRevision(dir: string): Promise<string | null> {
  const describe = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  try {
    const { stdout } = await run('git', describe, { cwd: dir, timeout: 10_000 });
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SourceCommit } from './release.types';

const run = promisify(execFile);

/** The commit that a folder belongs to, with `-dirty` when there are changes on top; null outside of git. */
export async function sourceRevision(dir: string): Promise<string | null> {
  return git(dir, 'describe', '--always', '--dirty', '--abbrev=40', '--exclude=*');
}

/** Who made that commit, when and what for; null outside of git. */
export async function sourceCommit(dir: string): Promise<SourceCommit | null> {
  const text = await git(dir, 'log', '-1', '--format=%an%n%aI%n%s');
  const [author, at, ...subject] = text?.split('\n') ?? [];
  return author === undefined || at === undefined ? null : { author, at, subject: subject.join(' ') };
}

async function git(dir: string, ...args: readonly string[]): Promise<string | null> {
  try {
    const { stdout } = await run('git', [...args], { cwd: dir, timeout: 10_000 });
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

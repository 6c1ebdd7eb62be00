import { resolve } from 'node:path';
import { DeliveryError } from '../errors';
import { bytesOf } from '../operations';
import { checkScripts, type ReleaseStore } from '../releases';
import { EXIT, UsageError, type Command } from './command';

/** Forced, it takes in scripts that this Node.js cannot read. One refused folder does not keep the others from being published. */
export const publish: Command = async (dirs, { dryRun, force }, { releases, print, warn }) => {
  if (dirs.length === 0) throw new UsageError('publish needs at least one build folder');
  let exitCode: number = EXIT.done;
  for (const dir of dirs) {
    try {
      const { digests, smoke, existing } = await releases.plan(resolve(dir));
      if (!force) await checkScripts(resolve(dir), digests);
      const unproven = smoke || existing ? '' : '; not opened in a browser: activate it with --unchecked';
      print(`${await (dryRun ? foresee : take)(releases, resolve(dir))}${unproven}`);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      warn(error.message);
      exitCode = EXIT.refused;
    }
  }
  if (dryRun) print('Nothing was changed.');
  return exitCode;
};

async function take(releases: ReleaseStore, dir: string): Promise<string> {
  const { release, outcome } = await releases.publish(dir);
  const name = `${release.domain}@${release.version}`;
  return outcome === 'unchanged' ? unchanged(name) : `${name} published, ${kilobytes(bytesOf(release))}`;
}

async function foresee(releases: ReleaseStore, dir: string): Promise<string> {
  const { build, digests, existing } = await releases.plan(dir);
  const name = `${build.domain}@${build.version}`;
  const bytes = digests.reduce((sum, file) => sum + file.bytes, 0);
  return existing ? unchanged(name) : `${name} would be published, ${kilobytes(bytes)}`;
}

function unchanged(name: string): string {
  return `${name} was published before, nothing to do`;
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}

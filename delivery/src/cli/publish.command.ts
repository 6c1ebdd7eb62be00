import { resolve } from 'node:path';
import { DeliveryError } from '../errors';
import { EXIT, UsageError, type Command } from './command';

/** One refused folder does not keep the others from being published. */
export const publish: Command = async (dirs, _options, { releases, print, warn }) => {
  if (dirs.length === 0) throw new UsageError('publish needs at least one build folder');
  let exitCode: number = EXIT.done;
  for (const dir of dirs) {
    try {
      const { release, outcome } = await releases.publish(resolve(dir));
      const bytes = Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0);
      const note =
        outcome === 'unchanged' ? 'was published before, nothing to do' : `published, ${kilobytes(bytes)}`;
      print(`${release.domain}@${release.version} ${note}`);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      warn(error.message);
      exitCode = EXIT.refused;
    }
  }
  return exitCode;
};

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}

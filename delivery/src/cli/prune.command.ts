import { storedBytes } from '../operations';
import { EXIT, toChange, UsageError, type Command } from './command';

/** Half a dozen releases a week, and who is away for a month finds the files of the open tab. */
const KEEP = 10;
const DAYS = 30;

export const prune: Command = async (args, options, { delivery, print, warn }) => {
  if (args.length > 0) throw new UsageError('prune takes no names: what is needed is never removed');
  const { keep = KEEP, days = DAYS, dryRun } = options;
  const { removed, kept, against } = await delivery.prune({ keep, days }, toChange(options));
  for (const reason of against) warn(`against it: ${reason}`);
  for (const release of removed) {
    const { domain, version, builtAt } = release;
    print(`${domain}@${version}, built ${builtAt}: ${megabytes(storedBytes(release))}`);
  }
  const freed = megabytes(removed.reduce((sum, release) => sum + storedBytes(release), 0));
  print(
    `${removed.length} releases ${dryRun ? 'would be' : 'are'} removed, which frees ${freed}; ${kept} are kept`,
  );
  if (dryRun) print('Nothing was changed.');
  return against.length > 0 ? EXIT.refused : EXIT.done;
};

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

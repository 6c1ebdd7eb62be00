import { repair as repairFeed, repairSentence } from '../operations';
import { EXIT, toChange, UsageError, type Command } from './command';

export const repair: Command = async (args, options, { feed, keysDir, print, warn }) => {
  if (args.length > 0) throw new UsageError('repair takes no names: it mends the newest revision');
  const { dryRun } = options;
  const result = await repairFeed({ feed, keysDir, now: () => new Date() }, toChange(options), dryRun);
  if (result.source === null) {
    print('The newest revision is sound: there is nothing to repair.');
    return EXIT.done;
  }
  for (const line of result.lost) warn(`lost: ${line}`);
  for (const place of result.aside) print(`the damaged file is kept: ${place}`);
  print(repairSentence(result, dryRun));
  if (dryRun) print('Nothing was changed.');
  return EXIT.done;
};

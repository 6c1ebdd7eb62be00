import { EXIT, toChange, UsageError, type Command } from './command';
import { printChange } from './print-change';

export const retire: Command = async ([domain, ...rest], options, context) => {
  if (!domain || rest.length > 0) throw new UsageError('retire needs one domain');
  if (!options.reason?.trim()) throw new UsageError('retire needs --reason: it stands in the trail');
  const { notes = [], ...result } = await context.delivery.retire(domain, toChange(options, [domain]));
  const exitCode = printChange(result, options, context);
  for (const note of notes) context.warn(`others go on without it: ${note}`);
  const [change] = result.changes;
  if (exitCode === EXIT.done && !options.dryRun)
    context.print(`To bring it back: activate ${domain}@${change?.from} --reason "…"`);
  return exitCode;
};

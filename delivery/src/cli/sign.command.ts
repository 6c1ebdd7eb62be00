import { toChange, UsageError, type Command } from './command';
import { printChange } from './print-change';

export const sign: Command = async (args, options, context) => {
  if (args.length > 0) throw new UsageError('sign takes no names: it signs the live feed');
  const result = await context.delivery.sign(toChange(options));
  if (result.changes.length === 0) context.print('The live feed is signed by the present key already.');
  // What it overrides is what it is for: a feed of which the person says that it is right.
  return printChange(result, { ...options, force: true }, context);
};

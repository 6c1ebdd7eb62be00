import { toChange, UsageError, type Command } from './command';
import { printChange } from './print-change';

export const rollback: Command = async ([domain, ...rest], options, context) => {
  if (!domain || rest.length > 0) throw new UsageError('rollback needs one domain');
  const { to } = options;
  const change = { ...toChange(options, [domain]), ...(to !== undefined && { version: to }) };
  return printChange(await context.delivery.rollback(domain, change), options, context);
};

import { cohortOf } from '../cohorts';
import { toChange, UsageError, type Command } from './command';
import { printChange } from './print-change';
import { parseRef } from './release-ref';

export const activate: Command = async (args, options, context) => {
  const targets = args.map(parseRef);
  if (targets.length === 0) throw new UsageError('activate needs at least one <domain>@<version>');
  const twice = targets.find(
    ({ domain }, index) => targets.findLastIndex((one) => one.domain === domain) > index,
  );
  if (twice) throw new UsageError(`activate names ${twice.domain} twice`);

  const { percent } = options;
  const cohort = options.for.length > 0 ? cohortOf(options.for, context.cohorts()) : undefined;
  const result = await context.delivery.activate(targets, {
    ...toChange(
      options,
      targets.map(({ domain }) => domain),
    ),
    ...(percent !== undefined && { percent }),
    ...(cohort && { cohort }),
  });
  for (const { domain, version } of result.alreadyLive)
    context.print(`${domain}@${version} was live already`);
  for (const { domain, to, who, when, action } of result.kept) {
    const hint = `To change it: activate ${domain}@<version>`;
    context.print(`${domain} stays at ${to}: ${action} by ${who} on ${when}. ${hint}`);
  }
  return printChange(result, options, context);
};

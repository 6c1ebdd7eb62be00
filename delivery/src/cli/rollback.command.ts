import { EXIT, UsageError, type Command } from './command';

export const rollback: Command = async ([domain, ...rest], { by, reason, to }, { delivery, print }) => {
  if (!domain || rest.length > 0) throw new UsageError('rollback needs one domain');
  const change = await delivery.rollback(domain, { who: by, why: reason }, to);
  print(
    `${domain}@${change.to} is live again (revision ${change.revision}, before: ${change.from ?? 'nothing'})`,
  );
  return EXIT.done;
};

import type { ReleaseRef } from '../operations';
import { EXIT, UsageError, type Command } from './command';

export const activate: Command = async (args, { by, reason, automatic }, { delivery, print }) => {
  if (args.length === 0) throw new UsageError('activate needs at least one <domain>@<version>');
  const author = { who: by, why: reason };
  const { changes, alreadyLive, kept } = await delivery.activate(args.map(parseRef), {
    ...author,
    automatic,
  });
  for (const { domain, from, to, revision } of changes) {
    print(`${domain}@${to} is live (revision ${revision}, before: ${from ?? 'nothing'})`);
  }
  for (const { domain, version } of alreadyLive) print(`${domain}@${version} was live already`);
  for (const { domain, to, who, when, action } of kept) {
    print(
      `${domain} stays at ${to}: ${action} by ${who} on ${when}. To change it: activate ${domain}@<version>`,
    );
  }
  return EXIT.done;
};

function parseRef(text: string): ReleaseRef {
  const [domain, version, ...rest] = text.split('@');
  if (!domain || !version || rest.length > 0) throw new UsageError(`'${text}' is not <domain>@<version>`);
  return { domain, version };
}

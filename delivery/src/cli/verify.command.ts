import { verifyFeed, verifyRelease } from '../operations';
import { EXIT, UsageError, type Command } from './command';
import { parseRef } from './release-ref';

export const verify: Command = async ([name, ...rest], _options, context) => {
  if (rest.length > 0) throw new UsageError('verify takes one <domain>@<version>, or nothing');
  if (name !== undefined) {
    const { findings, files } = await verifyRelease(context.releases, parseRef(name));
    return conclude(findings, `${name}: ${files} files`);
  }
  const { findings, revisions, releases, files } = await verifyFeed(context);
  return conclude(findings, `${revisions} revisions, ${releases.length} releases with ${files} files`);

  function conclude(wrong: readonly string[], checked: string): number {
    for (const finding of wrong) context.warn(finding);
    context.print(`${checked}: ${wrong.length === 0 ? 'all sound' : `${wrong.length} wrong`}`);
    return wrong.length === 0 ? EXIT.done : EXIT.failed;
  }
};

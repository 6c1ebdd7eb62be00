import { PREVIEW_PARAMETER } from '../feed';
import { EXIT, toChange, UsageError, type Command } from './command';
import { parseRef } from './release-ref';

const HOURS = 4;

/** Prints a link that opens one tab with a release that is not live. */
export const preview: Command = async ([name = '', version, ...rest], options, context) => {
  if (name === '' || rest.length > 0) throw new UsageError('preview needs one domain and its version');
  const { hours = HOURS, dryRun } = options;
  const target = version === undefined ? parseRef(name) : { domain: name, version };
  const change = { ...toChange(options), hours };
  const { token, until, against } = await context.delivery.preview(target, change);
  for (const reason of against) context.warn(`it could not be activated as it is: ${reason}`);
  const what = `${target.domain} ${target.version}, in the tab that opens it, until ${until}`;
  if (token !== null) context.print(`${context.portal()}/?${PREVIEW_PARAMETER}=${token}`);
  context.print(token === null ? `the link would open ${what}` : what);
  if (dryRun) context.print('Nothing was changed.');
  return EXIT.done;
};

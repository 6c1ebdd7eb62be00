import { resolve } from 'node:path';
import { DeliveryError } from '../errors';
import { EXIT, toChange, UsageError, type Command } from './command';
import { printChange } from './print-change';

/**
 * The first releases of a portal: takes builds in and makes all of them live in one step. Refused where something is live, so that
 * an installation which is done twice, or in the wrong data folder, changes nothing.
 */
export const init: Command = async (dirs, options, context) => {
  if (dirs.length === 0) throw new UsageError('init needs the build folders of the shell and the remotes');
  const { delivery, releases, print } = context;
  const live = await delivery.live();
  if (live)
    throw new DeliveryError(
      'alreadyLive',
      `This portal is live since ${live.updatedAt} (revision ${live.revision}). Its releases are changed by publish and activate.`,
    );
  if (options.dryRun) {
    for (const dir of dirs) {
      const { build } = await releases.plan(resolve(dir));
      print(`${build.domain}@${build.version} would be published and live`);
    }
    print('Nothing was changed.');
    return EXIT.done;
  }
  const targets = [];
  for (const dir of dirs) targets.push((await releases.publish(resolve(dir))).release);
  const why = options.reason ?? 'the first releases of this portal';
  const result = await delivery.activate(targets, toChange({ ...options, reason: why }));
  return printChange(result, options, context);
};

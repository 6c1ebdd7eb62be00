// npm run new:remote -- visits: makes mfe-visits from the template, with a page, its texts in three languages, and tests.
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { endOnSignals } from './lib/processes.mjs';
import { makeRemote, nextSteps } from './lib/new-remote-files.mjs';
import { installNewPackage } from './lib/new-remote-install.mjs';
import { readManifests } from './lib/new-remote-manifests.mjs';
import { checkName } from './lib/new-remote-name.mjs';
import { readNewRemoteOptions } from './lib/new-remote-options.mjs';
import { runScript } from './lib/workspace.mjs';

await runScript(async () => {
  checkNodeVersion();
  const { name, title, install } = readNewRemoteOptions(process.argv.slice(2));
  endOnSignals();
  await ensureInstalled();

  const manifests = await readManifests();
  checkName(name, manifests);
  await makeRemote({ name, title, manifests });
  if (install) await installNewPackage(`mfe-${name}`);
  console.log(nextSteps(name, title));
});

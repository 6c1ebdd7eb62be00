// npm run release -- cases: checks, tests, builds and publishes one package alone, and makes it live when asked.
import { versionOf } from './lib/build-inputs.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { endOnSignals } from './lib/processes.mjs';
import { releasePackage } from './lib/release-package.mjs';
import { readReleaseOptions } from './lib/release-options.mjs';
import { releaseReport } from './lib/release-report.mjs';
import { releaseSteps } from './lib/release-steps.mjs';
import { uncommitted } from './lib/uncommitted.mjs';
import { releaseStore } from './lib/release-store.mjs';
import { browserPackages, runScript } from './lib/workspace.mjs';

await runScript(async () => {
  checkNodeVersion();
  const options = readReleaseOptions(process.argv.slice(2), process.env, browserPackages());
  endOnSignals();
  await ensureInstalled();

  const wanted = { folder: options.folder, version: versionOf(options.folder) };
  const result = await releasePackage(wanted, options, {
    ...releaseSteps(wanted),
    ...releaseStore(options.dataDir),
    uncommitted,
    versionNow: () => versionOf(options.folder),
  });
  console.log(releaseReport(wanted, options, result));
});

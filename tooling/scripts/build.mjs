// Builds the shell, the remotes and delivery's page and commands, as far as their source changed: npm run build [-- mfe-cases]
import { buildPackages, isBuilt, wantedBuilds } from './lib/build-packages.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { endOnSignals } from './lib/processes.mjs';
import { browserPackages, PlainError, runScript } from './lib/workspace.mjs';

await runScript(async () => {
  checkNodeVersion();
  endOnSignals();
  await ensureInstalled();
  const wanted = wantedBuilds(chosenPackages(process.argv.slice(2)));
  for (const { folder, version } of wanted.filter(isBuilt))
    console.log(`  ${folder} ${version}: built before`);
  await buildPackages(wanted);
});

/** @param {readonly string[]} names */
function chosenPackages(names) {
  const known = [...browserPackages(), 'delivery'];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new PlainError(`There is no package '${unknown}' to build. There are: ${known.join(', ')}`);
  return names.length > 0 ? names : known;
}

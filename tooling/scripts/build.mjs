// Builds the shell, the remotes and delivery's page and commands, as far as their source changed, and of all of them the portal for
// production, with the bill of materials of all that is delivered: npm run build [-- mfe-cases]
import { buildPackages, isBuilt, wantedBuilds } from './lib/build-packages.mjs';
import { writeBuiltPortal } from './lib/built-portal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { endOnSignals } from './lib/processes.mjs';
import { writeBillOfMaterials } from './lib/sbom.mjs';
import { browserPackages, PlainError, runScript } from './lib/workspace.mjs';

await runScript(async () => {
  checkNodeVersion();
  endOnSignals();
  await ensureInstalled();
  const names = process.argv.slice(2);
  const wanted = wantedBuilds(chosenPackages(names));
  for (const { folder, version } of wanted.filter(isBuilt))
    console.log(`  ${folder} ${version}: built before`);
  await buildPackages(wanted);
  await writeBillOfMaterials();
  if (names.length === 0) await writeBuiltPortal();
});

/** @param {readonly string[]} names */
function chosenPackages(names) {
  const known = [...browserPackages(), 'delivery'];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new PlainError(`There is no package '${unknown}' to build. There are: ${known.join(', ')}`);
  return names.length > 0 ? names : known;
}

// Builds the shell, the remotes and delivery's page and commands, as far as their source changed, and of all of them the portal for
// production, with the bill of materials of all that is delivered: npm run build [-- mfe-cases] [-- --smoke]. With --smoke the pages
// of all are opened in a headless browser, and what went well is published with them.
import { buildPackages, isBuilt, wantedBuilds } from './lib/build-packages.mjs';
import { writeBuiltPortal } from './lib/built-portal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { step } from './lib/progress.mjs';
import { endOnSignals, run } from './lib/processes.mjs';
import { writeBillOfMaterials } from './lib/sbom.mjs';
import { browserPackages, inRoot, PlainError, ROOT, runScript } from './lib/workspace.mjs';

await runScript(async () => {
  checkNodeVersion();
  endOnSignals();
  await ensureInstalled();
  const args = process.argv.slice(2);
  const names = args.filter((arg) => arg !== '--smoke');
  const wanted = wantedBuilds(chosenPackages(names));
  for (const { folder, version } of wanted.filter(isBuilt))
    console.log(`  ${folder} ${version}: built before`);
  await buildPackages(wanted);
  if (args.includes('--smoke')) await smokeTest(wanted);
  await writeBillOfMaterials();
  if (names.length === 0) await writeBuiltPortal();
});

/** @param {readonly import('./lib/build-packages.mjs').Wanted[]} wanted */
async function smokeTest(wanted) {
  const dirs = wanted.flatMap(({ folder }) => (folder === 'delivery' ? [] : [inRoot(folder, 'dist')]));
  const script = inRoot('tooling', 'scripts', 'smoke-test.mjs');
  await step('opening their pages', async (report) => {
    const { code, output } = await run(process.execPath, ['--import', 'tsx', script, ...dirs], { cwd: ROOT });
    if (code !== 0) throw new PlainError(output.trim(), { exitCode: code });
    report(output.trim());
  });
}

/** @param {readonly string[]} names */
function chosenPackages(names) {
  const known = [...browserPackages(), 'delivery'];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new PlainError(`There is no package '${unknown}' to build. There are: ${known.join(', ')}`);
  return names.length > 0 ? names : known;
}

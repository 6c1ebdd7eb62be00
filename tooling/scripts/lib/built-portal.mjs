import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundlePrograms } from './bundle.mjs';
import { runPnpm } from './install.mjs';
import { productionPackages } from './production-packages.mjs';
import { step } from './progress.mjs';
import { browserPackages, BUILT_PORTAL, inRoot, readJson } from './workspace.mjs';

/** Named in the lock file's folder, as it makes the installation another one. */
const INSTALLED = path.join('node_modules', '.portal-installed');

/** What programs read at run time, from where it is to where they look for it. */
const READ = {
  'server/migrations': 'server/migrations',
  'server/data': 'server/data',
  'delivery/browser': 'delivery/browser',
  'delivery/dist/ops': 'delivery/dist/ops',
  'dist/sbom.cdx.json': 'sbom.cdx.json',
};

/**
 * Puts the portal for production together: its programs as plain JavaScript, their packages, the page of ops, and the shell and
 * the remotes as they were built, ready to be published.
 */
export async function writeBuiltPortal() {
  await step('writing dist/portal', async (report) => {
    // What is there may be running, or be half of an earlier try: the new one is whole before it takes its place.
    const draft = `${BUILT_PORTAL}.draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    const { packages } = await bundlePrograms(draft);
    for (const [from, to] of Object.entries(READ)) copy(inRoot(from), path.join(draft, to));
    for (const folder of browserPackages()) copy(inRoot(folder, 'dist'), path.join(draft, 'builds', folder));

    const lock = writePackageList(draft, packages);
    const kept = path.join(BUILT_PORTAL, INSTALLED);
    if (existsSync(kept) && readFileSync(kept, 'utf8') === lock)
      renameSync(path.join(BUILT_PORTAL, 'node_modules'), path.join(draft, 'node_modules'));
    else {
      report('installing packages');
      await installPackages(draft);
      writeFileSync(path.join(draft, INSTALLED), lock);
    }
    rmSync(BUILT_PORTAL, { recursive: true, force: true });
    renameSync(draft, BUILT_PORTAL);
  });
}

/**
 * @param {string} folder
 * @param {readonly string[]} packages
 * @returns {string} the lock file
 */
function writePackageList(folder, packages) {
  const { version, engines } = readJson(inRoot('package.json'));
  const { dependencies, lock } = productionPackages(readFileSync(inRoot('pnpm-lock.yaml'), 'utf8'), packages);
  const scripts = { start: 'node portal.mjs serve' };
  const list = {
    name: 'portal',
    version,
    private: true,
    type: 'module',
    engines,
    scripts,
    dependencies,
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(list, null, 2)}\n`);
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), lock);
  return lock;
}

/** @param {string} folder */
function installPackages(folder) {
  // Those that the workspace has are in pnpm's store already.
  const options = [
    '--prod',
    '--frozen-lockfile',
    '--prefer-offline',
    '--ignore-workspace',
    '--ignore-scripts',
  ];
  const trouble = 'The packages of production were not installed.';
  return runPnpm(['--dir', folder, 'install', ...options], trouble);
}

/**
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

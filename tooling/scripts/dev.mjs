// npm run dev -- cases: builds one remote whenever its source changes and lends it to a portal that runs, on this machine
// or where PORTAL_URL says.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { webpackArgs } from './lib/build-packages.mjs';
import { overrideLink, portalOf, troubleWith } from './lib/dev-portal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { freePortFrom } from './lib/ports.mjs';
import { endAll, endOnSignals, track } from './lib/processes.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { domainOf, inRoot, PlainError, remoteFolders, runScript } from './lib/workspace.mjs';

const FIRST_PORT = 8091;

await runScript(async () => {
  checkNodeVersion();
  const folder = chosenRemote(process.argv[2]);
  const portal = portalOf(process.env);
  endOnSignals({ exitCode: 0 });
  await ensureInstalled();

  const outputDir = inRoot('.cache', 'dev', folder);
  const port = await freePortFrom(FIRST_PORT, '127.0.0.1');
  rmSync(outputDir, { recursive: true, force: true });
  const server = await serveFolder(outputDir, port);
  const watching = watch(folder, outputDir);
  await Promise.race([watching, untilBuilt(outputDir)]);
  const trouble = await troubleWith(portal);
  console.log(`\nOpen ${overrideLink(portal, domainOf(folder), port)}`);
  if (trouble) console.log(`But: ${trouble}`);
  console.log('Your browser alone follows it. Each build is served at once: reload the page. Stop: Ctrl-C');
  if (portal.startsWith('https:'))
    console.log('If the browser asks whether the portal may reach devices on your network: allow it.');

  const code = await watching;
  server.close();
  await endAll();
  throw new PlainError(`webpack ended with code ${code}`);
});

/**
 * A link to nothing would show the release: it is printed when the first build is there.
 * @param {string} outputDir
 */
async function untilBuilt(outputDir) {
  while (!existsSync(join(outputDir, 'build.json'))) await new Promise((wait) => setTimeout(wait, 100));
}

/**
 * @param {string} folder
 * @param {string} outputDir
 * @returns {Promise<number | null>}
 */
function watch(folder, outputDir) {
  // The portal's content security policy forbids eval, which webpack's own development mode would use.
  const args = [
    ...webpackArgs(folder),
    '--watch',
    '--devtool',
    'cheap-module-source-map',
    '--stats',
    'summary',
  ];
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORTAL_VERSION: 'dev',
    PORTAL_PACKAGE_DIR: inRoot(folder),
    PORTAL_OUTPUT_DIR: outputDir,
  };
  const child = track(
    spawn(process.execPath, args, { cwd: inRoot(folder), env, stdio: ['ignore', 'inherit', 'inherit'] }),
  );
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
}

/** @param {string | undefined} name `cases` or `mfe-cases` */
function chosenRemote(name) {
  const folders = remoteFolders();
  const known = folders.map(domainOf).join(', ');
  if (name === undefined) throw new PlainError(`Which remote? npm run dev -- <remote>. There are: ${known}`);
  const folder = folders.find((candidate) => candidate === name || domainOf(candidate) === name);
  if (folder === undefined) throw new PlainError(`There is no remote '${name}'. There are: ${known}`);
  return folder;
}

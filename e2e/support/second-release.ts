import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Builds a remote's present source under another version, to have two releases that differ in nothing but their name; one that
 * is there from an earlier run is taken as it is.
 * @param folder `mfe-doctors`
 * @param suffix put behind the version
 * @returns the build folder, to be published
 */
export async function secondRelease(
  folder: string,
  suffix: string,
): Promise<{ dir: string; version: string }> {
  const facts = readFileSync(join(ROOT, folder, 'dist/build.json'), 'utf8');
  const { version: present } = JSON.parse(facts) as { version: string };
  const version = `${present}-${suffix}`;
  const dir = join(ROOT, '.cache/second-release', version, folder);
  if (!existsSync(join(dir, 'build.json'))) await buildRemote(join(ROOT, folder), version, dir);
  return { dir, version };
}

/** Builds the remote of a folder, which need not be one of the workspace. */
export function buildRemote(packageDir: string, version: string, dir: string): Promise<void> {
  const webpack = join(ROOT, 'tooling/node_modules/webpack/bin/webpack.js');
  const config = join(ROOT, 'tooling/webpack/remote.config.mjs');
  const child = spawn(process.execPath, [webpack, '--config', config], {
    cwd: packageDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORTAL_VERSION: version,
      PORTAL_PACKAGE_DIR: packageDir,
      PORTAL_OUTPUT_DIR: dir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise<void>((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`webpack ended with code ${code}`))));
  });
}

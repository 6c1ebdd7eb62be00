// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAME = '@module-federation/webpack-bundler-runtime';
const { resolve: fromHere } = createRequire(import.meta.url);
const { resolve: fromFederation } = createRequire(fromHere('@module-federation/enhanced'));
const { resolve: fromRuntime } = createRequire(fromFederation('@module-federation/runtime-tools'));
const FOLDER = dirname(fromRuntime(`${NAME}/bundler`));
const { version } = JSON.parse(readFileSync(resolve(FOLDER, '../package.json'), 'utf8'));
const [major, minor] = version.split('.');

/**
 * Federation's part for webpack, 4 kB of each entry, which the shell has as well and hands to its remotes. The federation plugin's
 * own `externalRuntime` covers the other part, the runtime's core, alone.
 */
export const BUNDLER_RUNTIME = {
  /** What delivery compares before an activation: a remote cannot run with a shell that does not hand it over. */
  provided: { name: NAME, version },
  required: { name: NAME, requiredVersion: `^${major}.${minor}.0` },
};

/** Global name by which remotes find it, written by `hand-over-bundler-runtime.js` in the shell. */
const GLOBAL = 'PORTAL_BUNDLER_RUNTIME';

/** For the shell: a plugin of the federation runtime, and the file that a build without exposed modules has no other way to. */
export const HANDING_OVER = {
  runtimePlugin: fileURLToPath(new URL('hand-over-bundler-runtime.js', import.meta.url)),
  alias: { 'federation-container-entry$': resolve(FOLDER, 'initContainerEntry.js') },
  /**
   * Builds that import from remotes, share what their first script has or bundle what they take need the first; pages that have
   * federation preload remotes, which the gateway does here, the last.
   */
  unused:
    /webpack-bundler-runtime[\\/]dist[\\/](?:remotes|installInitialConsumes|getSharedFallbackGetter)\.js$|runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/,
  instead: fileURLToPath(new URL('unused-federation.js', import.meta.url)),
};

/** For a remote: webpack's `externals`. @type {Readonly<Record<string, string>>} */
export const TAKEN_FROM_SHELL = { [resolve(FOLDER, 'bundler.js')]: `var ${GLOBAL}` };

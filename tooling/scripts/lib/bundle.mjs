import { builtinModules } from 'node:module';
import { inRoot } from './workspace.mjs';

/**
 * The programs of production, by the folder that they lie in: as deep as their source in its package, so that what they read beside
 * themselves is where they look for it. The server without its demo: nothing leads there from `production.ts`.
 */
export const BUNDLES = {
  '.': ['deploy/src/portal.ts', 'tooling/scripts/lib/end-with-parent.mjs'],
  'server/bin': [
    'server/src/production.ts',
    'server/src/provider-cli/main.ts',
    'server/src/backup/main.ts',
    'server/src/watchdog.mjs',
    'server/src/modules/asset/pictures/heic-decoder.mjs',
  ],
  'delivery/bin': ['delivery/src/main.ts', 'delivery/src/cli.ts'],
};

/** Names of programs whose source is called as that of another one. */
const NAMES = { 'server/src/provider-cli/main.ts': 'provider-cli', 'server/src/backup/main.ts': 'backup' };

/**
 * Bundles the source of the workspace to plain JavaScript; packages of the registry stay packages.
 * @param {string} outDir
 * @param {{ write?: boolean }} [options] `write: false` looks only what would be bundled
 * @returns {Promise<{ files: string[], packages: string[] }>} of the source, below the root; and packages that the programs import
 */
export async function bundlePrograms(outDir, { write = true } = {}) {
  const files = new Set();
  const packages = new Set();
  for (const [folder, sources] of Object.entries(BUNDLES)) {
    const { metafile } = await bundle(sources, { outdir: `${outDir}/${folder}`, write });
    for (const file of Object.keys(metafile.inputs)) files.add(file);
    for (const { imports } of Object.values(metafile.outputs))
      for (const { path, external } of imports)
        if (external && !isBuiltin(path)) packages.add(packageOf(path));
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/**
 * @param {readonly string[]} sources programs, below the root
 * @param {{ outdir: string, write: boolean }} options
 */
export async function bundle(sources, { outdir, write }) {
  // Only now: the scripts that call this install it first.
  const { build, stop } = await import('esbuild');
  const { metafile, outputFiles = [] } = await build({
    entryPoints: Object.fromEntries(sources.map((file) => [nameOf(file), inRoot(file)])),
    outdir,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: inRoot(),
    alias: { '@portal/shared': inRoot('shared') },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: 'linked',
    metafile: true,
    write,
    logLevel: 'silent',
  });
  // Its process would stay as long as this one, which may be the program itself.
  await stop();
  return { metafile, outputFiles };
}

/** @param {string} file */
function nameOf(file) {
  return NAMES[file] ?? file.replace(/^.*\/|\.\w+$/g, '');
}

/** @param {string} path */
function isBuiltin(path) {
  return path.startsWith('node:') || builtinModules.includes(path);
}

/** @param {string} path as it is imported: `@scope/name/part` */
function packageOf(path) {
  return /^@[^/]+\/[^/]+|^[^/]+/.exec(path)?.[0] ?? path;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** @param {...string} parts path below the root of the workspace */
export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** All that runs in production, beside Node.js: made by `npm run build`. */
export const BUILT_PORTAL = inRoot('dist', 'portal');

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Folders of the remotes, as `mfe-cases`. */
export function remoteFolders() {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(inRoot(name, 'package.json')))
    .sort();
}

/** What the browser is served: the shell, then the remotes. */
export function browserPackages() {
  return ['shell', ...remoteFolders()];
}

/** @param {string} folder `shell` or `mfe-cases`; the domain is the name without `mfe-` */
export const domainOf = (folder) => folder.replace(/^mfe-/, '');

/** A mistake or a trouble that a person can put right: its message is all that is printed. */
export class PlainError extends Error {
  /**
   * @param {string} message
   * @param {{ exitCode?: number, cause?: unknown }} [details]
   */
  constructor(message, { exitCode = 1, cause } = {}) {
    super(message, { cause });
    this.name = 'PlainError';
    this.exitCode = exitCode;
  }
}

/**
 * Runs a script's main function; trouble is told in plain words, defects with their stack.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    const known = error instanceof PlainError;
    console.error(`\n${known ? error.message : (error?.stack ?? error)}`);
    process.exit(known ? error.exitCode : 1);
  }
}

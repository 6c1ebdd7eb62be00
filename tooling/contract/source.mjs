import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRY_POINTS } from '../webpack/shared-modules.mjs';
import { describeCalls } from './describe-calls.mjs';
import { describeEntryPoints } from './describe-entry-points.mjs';

/** A type that stands inside a library: its name here would lead nowhere outside of this workspace, where nobody reads it. */
const UNNAMED = /error TS(2742|2883):/;

/**
 * What the sources say at present: the entry points as the compiler declares them, the calls as the server checks them.
 * @param {string} root of the workspace
 * @returns {Promise<import('./description.mjs').Source>}
 */
export async function readSource(root) {
  const { CALLS, ...schemas } = await import(path.join(root, 'shared/contract/schemas.ts'));
  const { calls, resources } = describeCalls(CALLS, schemas);
  const dir = declare(root);
  const read = (/** @type {string} */ file) => {
    const location = path.join(dir, `${file}.d.ts`);
    return existsSync(location) ? readFileSync(location, 'utf8') : undefined;
  };
  return { ...describeEntryPoints(read, ENTRY_POINTS), calls: asLines(calls), resources: asLines(resources) };
}

/**
 * Has the compiler write the declarations of the entry points, as far as they changed.
 * @param {string} root
 * @returns {string} their folder
 */
function declare(root) {
  const dir = path.join(root, '.cache/contract/types');
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const project = path.join(root, 'tooling/tsconfig/contract.json');
  try {
    execFileSync(process.execPath, [compiler, '-p', project, '--outDir', dir], {
      cwd: root,
      encoding: 'utf8',
    });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    const errors = output.split('\n').filter((line) => line.trim() !== '' && !UNNAMED.test(line));
    if (errors.length > 0 || output === '')
      throw new Error(`The entry points of shared have no declarations:\n${output}`, { cause: error });
  }
  return dir;
}

/**
 * @param {Readonly<Record<string, import('./describe-entry-points.mjs').Lines>>} described
 * @returns {Record<string, import('./describe-entry-points.mjs').Described>}
 */
function asLines(described) {
  return Object.fromEntries(Object.entries(described).map(([name, lines]) => [name, { lines }]));
}

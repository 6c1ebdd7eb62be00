import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {import('./description.mjs').Description} Description
 * @typedef {import('./describe-entry-points.mjs').Lines} Lines
 */

/** Where the description is kept, below the root. */
export const CONTRACT_FILE = 'shared/contract.api.json';

/**
 * What is written: what has one line is that line.
 * @param {Description} description
 * @returns {object} plain data
 */
export function toFile({ version, api, names, types, calls, resources }) {
  return {
    version,
    api,
    names: mapValues(names, ({ since, lines }) => ({ since, is: shortened(lines) })),
    types: mapValues(types, ({ lines }) => shortened(lines)),
    calls: mapValues(calls, ({ since, lines }) => ({ since, is: shortened(lines) })),
    resources: mapValues(resources, ({ lines }) => shortened(lines)),
  };
}

/**
 * @param {string} text of the file
 * @returns {Description}
 */
export function fromFile(text) {
  const { version, api, names, types, calls, resources } = JSON.parse(text);
  const dated = (/** @type {any} */ { since, is }) => ({ since, lines: lengthened(is) });
  const undated = (/** @type {any} */ is) => ({ lines: lengthened(is) });
  return {
    version,
    api,
    names: mapValues(names, dated),
    types: mapValues(types, undated),
    calls: mapValues(calls, dated),
    resources: mapValues(resources, undated),
  };
}

/**
 * The file as it lies here.
 * @param {string} root
 * @returns {string | null} null where there is none yet
 */
export function readOwn(root) {
  const file = path.join(root, CONTRACT_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * The file as the main branch has it: versions follow from the difference to that, so that a branch raises them once, however
 * often it is described.
 * @param {string} root
 * @returns {string | null} null where there is no main branch, or no description in it
 */
export function readMain(root) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  for (const branch of ['origin/HEAD', 'origin/main', 'main']) {
    try {
      return git('show', `${git('merge-base', branch, 'HEAD').trim()}:${CONTRACT_FILE}`);
    } catch {
      // No such branch, or it has no description yet.
    }
  }
  return null;
}

/** @param {Lines} lines @returns {string | Lines} */
function shortened(lines) {
  const [first, ...rest] = Object.entries(lines);
  return first?.[0] === '' && rest.length === 0 ? first[1] : lines;
}

/** @param {string | Lines} is @returns {Lines} */
function lengthened(is) {
  return typeof is === 'string' ? { '': is } : is;
}

/**
 * @template T, U
 * @param {Readonly<Record<string, T>>} record
 * @param {(value: T) => U} change
 * @returns {Record<string, U>}
 */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

import path from 'node:path';
import { parseArgs } from 'node:util';
import { domainOf, PlainError, ROOT } from './workspace.mjs';

const USAGE =
  'npm run release -- <remote> [--activate] [--percent <0..100>] [--reason "…"] [--tested] [--dirty] [--unchecked] [--dry-run] [--data <dir>]';

/**
 * What `npm run release` is told. Everything that can be wrong is said before the first check runs.
 * @param {readonly string[]} argv
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} folders of the packages that can be released
 */
export function readReleaseOptions(argv, env, folders) {
  const { values, positionals } = parse(argv);
  const folder = chosenFolder(positionals, folders);
  const percent = values.percent === undefined ? undefined : readPercent(values.percent);
  if (percent !== undefined && !values.activate)
    throw wrong('--percent is a share of an activation: add --activate');
  return {
    folder,
    domain: domainOf(folder),
    activate: values.activate ?? false,
    percent,
    reason: values.reason,
    // The tests of this very source passed elsewhere, as in a job of their own beside this one.
    tested: values.tested ?? false,
    // Of a source that no commit has.
    dirty: values.dirty ?? false,
    // Live although nobody has opened it in a browser.
    unchecked: values.unchecked ?? false,
    dryRun: values['dry-run'] ?? false,
    dataDir: path.resolve(ROOT, values.data ?? env.DATA_DIR ?? 'var'),
  };
}

/** @typedef {ReturnType<typeof readReleaseOptions>} ReleaseOptions */

/** @param {readonly string[]} argv */
function parse(argv) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        activate: { type: 'boolean' },
        percent: { type: 'string' },
        reason: { type: 'string' },
        tested: { type: 'boolean' },
        dirty: { type: 'boolean' },
        unchecked: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        data: { type: 'string' },
      },
    });
  } catch (error) {
    throw wrong(error.message);
  }
}

/**
 * @param {readonly string[]} names `cases` or `mfe-cases`
 * @param {readonly string[]} folders
 */
function chosenFolder([name, ...rest], folders) {
  const known = `There are: ${folders.map(domainOf).join(', ')}`;
  if (name === undefined) throw wrong(`Which remote? ${known}`);
  if (rest.length > 0) throw wrong(`One at a time: a release of ${name} is of ${name} alone`);
  const folder = folders.find((candidate) => candidate === name || domainOf(candidate) === name);
  if (folder === undefined) throw wrong(`There is no remote '${name}'. ${known}`);
  return folder;
}

/** @param {string} text */
function readPercent(text) {
  const digits = /^(\d{1,3})\s*%?$/.exec(text.trim())?.[1];
  if (digits !== undefined && Number(digits) <= 100) return Number(digits);
  throw wrong(`--percent is a whole number from 0 to 100, not '${text}'`);
}

/** @param {string} message */
const wrong = (message) => new PlainError(`${message}\n\nUsage: ${USAGE}`, { exitCode: 2 });

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readJson, ROOT } from './workspace.mjs';

const NO_INPUT_FOLDERS = new Set(['node_modules', 'dist', 'testing', '__tests__', 'coverage']);
const NO_INPUT_FILES = /(\.test\.tsx?|\.md|\.log)$|^\./;

/** What every build is made with. */
const TOOLS = ['tooling/webpack'];
const LOCK = 'pnpm-lock.yaml';

/** The rest of `shared` is given to remotes by the shell at run time: a change of it is a release of the shell alone. */
const SHARED_IN_REMOTES = [
  'shared/contract',
  'shared/errors',
  'shared/mfe/manifest.ts',
  'shared/package.json',
];

/**
 * The version of a package as its source is now: the version it states and a hash over all that goes into its build.
 * @param {string} folder `shell`, `mfe-cases` or `delivery`
 * @param {string} [root] of the workspace
 */
export function versionOf(folder, root = ROOT) {
  const shared = folder === 'delivery' ? [] : folder === 'shell' ? ['shared'] : SHARED_IN_REMOTES;
  const hash = createHash('sha256');
  for (const input of [folder, ...TOOLS, ...shared]) {
    for (const file of filesOf(path.join(root, input))) {
      const name = path.relative(root, file).replaceAll(path.sep, '/');
      const content = readFileSync(file);
      hash.update(`${name}\0${content.byteLength}\0`).update(content);
    }
  }
  const lock = path.join(root, LOCK);
  if (existsSync(lock)) hash.update(lockFor(readFileSync(lock, 'utf8'), ['.', folder, 'shared', 'tooling']));
  return `${readJson(path.join(root, folder, 'package.json')).version}-h${hash.digest('hex').slice(0, 10)}`;
}

/**
 * The lock file without what only other packages depend on: a new remote makes no other one new.
 * @param {string} text
 * @param {readonly string[]} folders
 */
export function lockFor(text, folders) {
  return text.replace(/(^importers:\n)((?:(?: .*)?\n)*)/gm, (_all, head, importers) => {
    const blocks = importers.split(/^ {2}(?=\S)/m);
    return head + blocks.filter((one) => folders.some((name) => one.startsWith(`${name}:`))).join('');
  });
}

/**
 * @param {string} location
 * @returns {string[]}
 */
function filesOf(location) {
  if (!existsSync(location)) return [];
  if (!statSync(location).isDirectory()) return [location];
  return readdirSync(location, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory())
        return NO_INPUT_FOLDERS.has(entry.name) ? [] : filesOf(path.join(location, entry.name));
      return entry.isFile() && !NO_INPUT_FILES.test(entry.name) ? [path.join(location, entry.name)] : [];
    });
}

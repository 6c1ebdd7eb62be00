import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { inRoot, PlainError, readJson, ROOT } from './workspace.mjs';

/**
 * What a test run is about: all of the workspace, or the packages that a change can break.
 * @typedef {object} Scope
 * @property {boolean} isWhole
 * @property {readonly string[]} packages folders, as `mfe-cases`
 * @property {readonly string[]} files that changed, below the root; empty when the scope is the whole
 * @property {readonly string[]} [specs] the only browser tests that are wanted, by parts of their names
 */

/** Packages by folder, each with the folders it is built from. @typedef {ReadonlyMap<string, readonly string[]>} Graph */

/** Tests every page of the built portal: too long for a change of one package, unless the tests themselves changed. */
export const BROWSER_TESTS = 'e2e';

/** Files that the tests of another package hold to account, wherever they stand. */
const HELD_BY = [
  { files: /^docs\/authorisation\.md$/, package: 'server' },
  { files: /\.md$|^docs\/images\/|\.module\.css$|^[^/]+\/package\.json$/, package: 'tooling' },
];
/** Outside of packages, what no check depends on. */
const UNCHECKED = /^(\.gitignore|\.ci\/.*)$/;

/** @returns {Scope} */
export function wholeScope() {
  return { isWhole: true, packages: [...readGraph().keys()], files: [] };
}

/**
 * The packages that differ from a branch, committed or not, and all that depend on them.
 * @param {string | undefined} base a branch or commit; without it the main branch
 * @returns {Scope}
 * @throws {PlainError} when there is no such branch
 */
export function changedScope(base) {
  const from = git('merge-base', base ?? mainBranch(), 'HEAD');
  const files = [
    git('diff', '--name-only', '--no-renames', from),
    git('ls-files', '--others', '--exclude-standard'),
  ]
    .flatMap((list) => list.split('\n'))
    .filter((file) => file !== '');
  const graph = readGraph();
  const packages = affectedPackages(files, graph);
  return { isWhole: packages.length === graph.size, packages, files };
}

/**
 * @param {readonly string[]} files below the root
 * @param {Graph} graph
 * @returns {string[]} in the graph's order
 */
export function affectedPackages(files, graph) {
  const folders = [...graph.keys()];
  const touched = new Set();
  const holding = new Set();
  for (const file of files.filter((name) => !UNCHECKED.test(name))) {
    const folder = folders.find((name) => file.startsWith(`${name}/`));
    const held = HELD_BY.find((one) => one.files.test(file));
    if (held !== undefined) holding.add(held.package);
    if (folder !== undefined) touched.add(folder);
    // The lock file, the settings of jest, lint or the workspace: whatever stands at the root is everybody's.
    else if (held === undefined) return folders;
  }
  const isAffected = (name) => touched.has(name) || (graph.get(name) ?? []).some(isAffected);
  return folders.filter((name) => isAffected(name) || holding.has(name));
}

/** @returns {Graph} from the `workspace:` dependencies of each package.json */
export function readGraph() {
  const folders = readdirSync(ROOT).filter((name) => existsSync(inRoot(name, 'package.json')));
  const manifests = folders.map((folder) => ({ folder, ...readJson(inRoot(folder, 'package.json')) }));
  const folderOf = new Map(manifests.map(({ name, folder }) => [name, folder]));
  return new Map(
    manifests.map(({ folder, dependencies, devDependencies }) => [
      folder,
      Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => folderOf.get(name) ?? []),
    ]),
  );
}

function mainBranch() {
  const known = ['origin/HEAD', 'origin/main', 'main'];
  const found = known.find((name) => tryGit('rev-parse', '--verify', '--quiet', name) !== undefined);
  if (found === undefined) throw new PlainError('There is no main branch here. Name one: --changed=<branch>');
  return found;
}

/** @param {...string} args */
function git(...args) {
  const output = tryGit(...args);
  if (output === undefined) throw new PlainError(`git ${args.join(' ')} failed. Is that a branch or commit?`);
  return output;
}

/** @param {...string} args */
function tryGit(...args) {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

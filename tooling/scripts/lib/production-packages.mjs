/** What the programs of production are installed from: folders whose dependencies they may use. */
const IMPORTERS = ['server', 'delivery'];
const PATCH = /\(patch_hash=\w+\)/g;
const ENTRY = /^ {6}'?([^'\n]+?)'?:\n {8}specifier: .+\n {8}version: (.+)\n/gm;

/**
 * The package.json and the lock file of a folder that has some packages of the workspace, in the very versions of its lock file.
 * @param {string} lock the workspace's pnpm-lock.yaml
 * @param {readonly string[]} names
 * @returns {{ dependencies: Record<string, string>, lock: string }}
 * @throws {Error} when a package is no dependency of what is delivered
 */
export function productionPackages(lock, names) {
  const versions = new Map(IMPORTERS.flatMap((folder) => dependenciesOf(lock, folder)));
  const locked = names.map((name) => {
    const version = versions.get(name);
    if (version === undefined)
      throw new Error(`${name} is imported, and no dependency of ${IMPORTERS.join(' or ')}`);
    if (version.search(PATCH) >= 0) throw new Error(`${name} is patched, and would be installed without it`);
    return { name, version, specifier: version.replace(/\(.*$/, '') };
  });
  const entries = locked.map(
    ({ name, version, specifier }) =>
      `      '${name}':\n        specifier: ${specifier}\n        version: ${version}\n`,
  );
  return {
    dependencies: Object.fromEntries(locked.map(({ name, specifier }) => [name, specifier])),
    lock:
      lock.slice(0, lock.indexOf('catalogs:\n')) +
      `importers:\n\n  .:\n    dependencies:\n${entries.join('')}\n` +
      // Patched are packages of pages alone, which are in their bundles; the folder has no patches.
      lock.slice(lock.indexOf('packages:\n')).replaceAll(PATCH, ''),
  };
}

/**
 * @param {string} lock
 * @param {string} folder
 * @returns {[string, string][]} name and version of each, with the peers that it was resolved with
 */
function dependenciesOf(lock, folder) {
  const [, importer = ''] = new RegExp(`^  ${folder}:\n((?:    .*\n)+)`, 'm').exec(lock) ?? [];
  const [, production = ''] = /^ {4}dependencies:\n((?: {6}.*\n)+)/m.exec(importer) ?? [];
  return [...production.matchAll(ENTRY)].map(([, name = '', version = '']) => [name, version]);
}

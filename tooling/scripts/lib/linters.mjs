import { inRoot } from './workspace.mjs';

/**
 * The two linters over the same paths, each as arguments for Node.js: ESLint, which remembers what it found in a file, and
 * Oxlint for the rules that need types, other files or React's compiler, which remembers nothing: what it finds in a file may
 * come of another.
 * @param {readonly string[]} paths
 * @param {string} cache of ESLint: a file, or a folder by its trailing slash
 * @returns {readonly [eslint: string[], oxlint: string[]]}
 */
export function linters(paths, cache) {
  return [
    [
      inRoot('node_modules/eslint/bin/eslint.js'),
      ...paths,
      ...['--max-warnings', '0', '--cache', '--cache-location', cache],
    ],
    [inRoot('node_modules/oxlint/bin/oxlint'), ...paths, ...['-c', inRoot('.oxlintrc.json'), '--type-aware']],
  ];
}

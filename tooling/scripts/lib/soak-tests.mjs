import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['shell', 'shared', 'server', 'delivery', 'e2e'];
const TEST_FILE = /\.(test|spec)\.tsx?$/;
/** Import of the sizes, by which a file says that it is about endurance. */
const SIZES = /testing\/soak'/;
const IMPORTS = /from '(\.[^']+)'/g;

/**
 * The tests whose sizes are larger under `npm run soak`: those that import the sizes, or a helper that does.
 * @param {string} root of the workspace
 * @returns {string[]} paths below the root
 */
export function soakTests(root) {
  const text = (file) => readFileSync(path.join(root, file), 'utf8');
  const isSized = (file) => SIZES.test(text(file));
  return FOLDERS.filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => testFilesOf(root, folder))
    .filter((file) => isSized(file) || importsOf(root, file, text(file)).some(isSized));
}

/**
 * @param {string} root
 * @param {string} folder
 */
function testFilesOf(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => TEST_FILE.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} text
 */
function importsOf(root, file, text) {
  return [...text.matchAll(IMPORTS)]
    .map(([, name = '']) => `${path.join(path.dirname(file), name)}.ts`)
    .filter((imported) => existsSync(path.join(root, imported)));
}

import path from 'node:path';
import { readReleaseOptions } from './release-options.mjs';
import { inRoot } from './workspace.mjs';

const FOLDERS = ['shell', 'mfe-cases', 'mfe-doctors'];
const read = (...argv: string[]) => readReleaseOptions(argv, {}, FOLDERS);

test('a remote is named by its domain or its folder', () => {
  expect(read('cases')).toMatchObject({
    folder: 'mfe-cases',
    domain: 'cases',
    activate: false,
    dryRun: false,
  });
  expect(read('mfe-cases').folder).toBe('mfe-cases');
  expect(read('shell')).toMatchObject({ folder: 'shell', domain: 'shell' });
});

test('what is to be made live, for how many and why', () => {
  const options = read('cases', '--activate', '--percent', '10%', '--reason', 'new list', '--dry-run');
  expect(options).toMatchObject({ activate: true, percent: 10, reason: 'new list', dryRun: true });
});

test('the data folder is the named one, else that of the environment, else var', () => {
  const named = readReleaseOptions(['cases', '--data', '/a'], { DATA_DIR: '/b' }, FOLDERS);
  expect(named.dataDir).toBe(path.resolve('/a'));
  expect(readReleaseOptions(['cases'], { DATA_DIR: '/b' }, FOLDERS).dataDir).toBe(path.resolve('/b'));
  expect(read('cases').dataDir).toBe(inRoot('var'));
});

test.each([
  [[], 'Which remote? There are: shell, cases, doctors'],
  [['nothing'], "There is no remote 'nothing'"],
  [['cases', 'doctors'], 'One at a time'],
  [['cases', '--percent', '10'], 'add --activate'],
  [['cases', '--activate', '--percent', '101'], 'a whole number from 0 to 100'],
  [['cases', '--force'], "Unknown option '--force'"],
])('%j is refused before anything runs', (argv, message) => expect(() => read(...argv)).toThrow(message));

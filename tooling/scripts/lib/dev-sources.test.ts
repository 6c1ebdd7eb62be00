import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosenSources } from './dev-sources.mjs';
import { inRoot } from './workspace.mjs';

const SHELL = { id: 'shell', packageDir: inRoot('shell') };

test.each([
  [['cases'], ['cases']],
  [
    ['mfe-cases', 'company'],
    ['cases', 'company'],
  ],
  [['shell'], []],
  [['shared', 'shell'], []],
  [['doctors', 'shared'], ['doctors']],
])('%j serves the shell and %j', (names, ids) => {
  expect(chosenSources(names)).toEqual([
    SHELL,
    ...ids.map((id) => ({ id, packageDir: inRoot(`mfe-${id}`) })),
  ]);
});

test('a remote may lie elsewhere', () => {
  const packageDir = join(mkdtempSync(join(tmpdir(), 'portal-')), 'mfe-cases');
  mkdirSync(join(packageDir, 'src'), { recursive: true });
  writeFileSync(join(packageDir, 'src/manifest.ts'), '');
  expect(chosenSources([packageDir])).toEqual([SHELL, { id: 'cases', packageDir }]);
});

test('an unknown name, or none, is answered with those that there are', () => {
  expect(() => chosenSources(['case'])).toThrow(/There is no remote 'case'.*cases.*shell, shared/);
  expect(() => chosenSources([])).toThrow(/There are: cases/);
});

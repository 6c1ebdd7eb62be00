import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { versionOf } from './build-inputs.mjs';

let root: string;

const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portal-inputs-'));
  write('shell/package.json', '{"version":"0.3.0"}');
  write('mfe-cases/package.json', '{"version":"1.2.0"}');
  write('mfe-cases/src/lifecycle.tsx', 'one');
  write('mfe-doctors/package.json', '{"version":"1.0.0"}');
  write('shared/contract/index.ts', 'contract');
  write('shared/ui/index.ts', 'ui');
  write('pnpm-lock.yaml', 'lock');
});
afterEach(() => rmSync(root, { recursive: true }));

const versions = () => ['shell', 'mfe-cases', 'mfe-doctors'].map((folder) => versionOf(folder, root));

/** Which packages a change makes new. */
function changedBy(file: string): string[] {
  const before = versions();
  write(file, 'changed');
  const after = versions();
  return ['shell', 'cases', 'doctors'].filter((_name, index) => before[index] !== after[index]);
}

test('a version is the stated one and a hash, the same each time', () => {
  expect(versionOf('mfe-cases', root)).toMatch(/^1\.2\.0-h[0-9a-f]{10}$/);
  expect(versionOf('mfe-cases', root)).toBe(versionOf('mfe-cases', root));
});

test.each([
  ['mfe-cases/src/lifecycle.tsx', ['cases']],
  ['mfe-cases/src/new-page.tsx', ['cases']],
  ['shared/ui/index.ts', ['shell']],
  ['shared/contract/index.ts', ['shell', 'cases', 'doctors']],
  ['shared/mfe/manifest.ts', ['shell', 'cases', 'doctors']],
  ['tooling/webpack/base.mjs', ['shell', 'cases', 'doctors']],
  ['pnpm-lock.yaml', ['shell', 'cases', 'doctors']],
  ['mfe-cases/src/lifecycle.test.tsx', []],
  ['mfe-cases/src/testing/builders.ts', []],
  ['mfe-cases/dist/remoteEntry.js', []],
  ['mfe-cases/node_modules/react/index.js', []],
  ['mfe-cases/README.md', []],
  ['server/src/main.ts', []],
])('[PL-02] a change of %s makes %j new', (file, packages) => {
  expect(changedBy(file)).toEqual(packages);
});

test('[PL-02] a new remote in the lock file makes no other package new; what a package depends on does', () => {
  const lock = (cases: string, more = '') =>
    `importers:\n\n  .:\n    tools: 1\n\n  mfe-cases:\n    react: ${cases}\n\n${more}packages:\n\n  react@19: {}\n`;
  write('pnpm-lock.yaml', lock('19'));
  const before = versions();
  write('pnpm-lock.yaml', lock('19', '  mfe-sixth:\n    react: 19\n\n'));
  expect(versions()).toEqual(before);
  write('pnpm-lock.yaml', lock('20'));
  expect(versions().map((version, index) => version !== before[index])).toEqual([false, true, false]);
});

import { readFileSync } from 'node:fs';
import { inRoot, readJson } from '../scripts/lib/workspace.mjs';
import {
  chunksFor,
  ENTRY_POINTS,
  providedByShell,
  SHARED_MODULES,
  sharedByRemote,
} from './shared-modules.mjs';

const numbers = (version: string) => version.split('.').map(Number);

test.each(SHARED_MODULES.map(({ module, minimum }) => [module, minimum]))(
  '%s is installed in a version that remotes ask for: %s',
  (module, minimum) => {
    const [major, minor = 0] = numbers(providedByShell()[module]?.version ?? '');
    const [leastMajor, leastMinor = 0] = numbers(minimum);
    expect(major).toBe(leastMajor);
    expect(minor).toBeGreaterThanOrEqual(leastMinor);
    // Whole, it is only provided: to remotes that were built before it had parts.
    if (module !== '@portal/shared/ui')
      expect(sharedByRemote()[module]).toEqual({
        singleton: true,
        import: false,
        requiredVersion: `^${minimum}`,
      });
  },
);

test('every component that antd exports is shared, but for the colour picker, the layout and what is no component', () => {
  const barrel = readFileSync(inRoot('shared/node_modules/antd/es/index.js'), 'utf8');
  const exported = [...barrel.matchAll(/^export \{ default as /gm)];
  const shared = SHARED_MODULES.filter(({ module }) => module.startsWith('antd/'));
  expect(exported.length).toBeGreaterThan(60);
  expect(shared).toHaveLength(exported.length - 5);
  expect(shared.filter(({ isOnSignedInPages }) => isOnSignedInPages)).not.toHaveLength(0);
});

test('every entry point of shared is provided by the shell, but for those that are bundled', () => {
  const bundled = ['contract', 'contract/schemas', 'mfe/manifest', 'testing'];
  const { exports } = readJson(inRoot('shared/package.json'));
  const names = Object.keys(exports).map((name) => name.replace('./', ''));
  expect([...ENTRY_POINTS, ...bundled].toSorted()).toEqual(names.toSorted());
});

test('a remote asks for the chunk of lists where it takes anything of it', () => {
  expect(chunksFor(['react', '@portal/shared/ui/every-page', 'antd/es/button'])).toEqual([]);
  for (const taken of ['antd/es/table', 'antd/es/select', '@portal/shared/list', '@portal/shared/ui/lists'])
    expect(chunksFor(['react', taken])).toEqual(['lists']);
  expect(sharedByRemote()).not.toHaveProperty('@portal/shared/ui');
});

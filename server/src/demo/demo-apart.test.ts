import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import manifest from '../../package.json';

const SOURCE = join(__dirname, '..');
/** What no server of production runs: the demo, tests and what they stand on. */
const IS_APART = /^(demo|testing|safety)\/|\.test(\.ts)?$|\.d\.ts$/;

/** All that files of production import: of `import()` packages alone, as by that demo mode loads the demo. */
const imports = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|mjs)$/.test(file) && !IS_APART.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8');
    return [
      ...text.matchAll(
        /^(?:import\b[^('"]*|export\b[^('"=]* from |\} from )'([^']+)'|import\('([^.'][^']*)'/gm,
      ),
    ].map(([, name, loaded = '']) => ({ file, name: name ?? loaded }));
  });

describe('what production loads and installs', () => {
  it('is nothing of the demo, which demo mode loads by itself, nor of tests', () => {
    const local = imports
      .filter(({ name }) => name.startsWith('.'))
      .map(({ file, name }) => ({ file, target: relative(SOURCE, join(SOURCE, file, '..', name)) }));
    expect(local.length).toBeGreaterThan(1_000);
    expect(local.filter(({ target }) => IS_APART.test(target))).toEqual([]);
  });

  it('is every package that it uses, and none that the demo alone or nobody uses', () => {
    const packages = imports
      .filter(({ name }) => !/^(\.|node:)/.test(name))
      .map(({ name }) => (/^@[^/]+\/[^/]+|^[^/]+/.exec(name) ?? [name])[0]);
    const used = new Set(packages);
    expect([...used].toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted());
  });
});

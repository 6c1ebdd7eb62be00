import { releasePackage } from './release-package.mjs';
import { readReleaseOptions } from './release-options.mjs';

const WANTED = { folder: 'mfe-cases', version: '1.0.0-h1' };
const REF = 'cases@1.0.0-h1';
let did: string[];

interface Scene {
  readonly fails?: string | readonly string[];
  readonly published?: boolean;
  readonly built?: boolean;
  readonly versionAfter?: string;
  readonly uncommitted?: readonly string[];
}

/** Releases with steps that only say that they ran; one of them may fail. */
function releaseWith(scene: Scene, ...argv: string[]) {
  did = [];
  const take = (name: string) => async (): Promise<string> => {
    did.push(name);
    if ([scene.fails].flat().includes(name)) throw new Error(`${name} failed`);
    return `${name} passed`;
  };
  const options = readReleaseOptions(['cases', ...argv], {}, ['mfe-cases']);
  return releasePackage(WANTED, options, {
    checks: ['types', 'lint', 'tests'].map((name) => ({ name, run: take(name) })),
    build: take('build'),
    isBuilt: () => scene.built ?? false,
    smokeTest: take('smoke'),
    dist: '/dist',
    uncommitted: async () => scene.uncommitted ?? [],
    versionNow: () => scene.versionAfter ?? WANTED.version,
    isPublished: async () => scene.published ?? false,
    publish: (dist, { dryRun }) => take(`publish ${dist}${dryRun ? ' on trial' : ''}`)(),
    activate: (ref) => take(`activate ${ref}`)(),
  });
}

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('[PL-02] a package is checked, tested and built before it is published', async () => {
  const { steps, wasPublished } = await releaseWith({});
  expect(did).toEqual(['types', 'lint', 'tests', 'build', 'smoke', 'publish /dist']);
  expect(steps.map(({ name }) => name)).toEqual(['checks', 'publish']);
  expect(steps[0]?.summary).toBe(
    'types: types passed\nlint: lint passed\ntests: tests passed\nbuild and smoke test: smoke passed',
  );
  expect(wasPublished).toBe(false);
});

test('it is made live when that is asked for', async () => {
  await releaseWith({}, '--activate');
  expect(did.slice(-2)).toEqual(['publish /dist', `activate ${REF}`]);
});

test.each(['types', 'lint', 'tests', 'build', 'smoke'])(
  '[PL-02] nothing is published when %s fails',
  async (step) => {
    await expect(releaseWith({ fails: step }, '--activate')).rejects.toThrow(`${step} failed`);
    expect(did.at(-1)).toBe(step === 'build' ? 'build' : 'smoke');
  },
);

test('tests that passed elsewhere are not run again, and the report says so', async () => {
  const { steps } = await releaseWith({ fails: 'tests' }, '--tested');
  expect(did).toEqual(['types', 'lint', 'build', 'smoke', 'publish /dist']);
  expect(steps[0]?.summary).toContain('tests: not run here, as --tested says');
});

test('all that fails is said at once', async () => {
  await expect(releaseWith({ fails: ['types', 'tests'] })).rejects.toThrow('types failed\n\ntests failed');
});

test('nothing is published of a source that changed meanwhile', async () => {
  await expect(releaseWith({ versionAfter: '1.0.0-h2' })).rejects.toThrow('changed meanwhile');
  expect(did.at(-1)).toBe('smoke');
});

test('[PL-02] nothing is released of a source that no commit has, unless that is meant', async () => {
  const uncommitted = ['mfe-cases/src/lifecycle.tsx'];
  await expect(releaseWith({ uncommitted })).rejects.toThrow(/mfe-cases\/src\/lifecycle\.tsx\nCommit them/);
  expect(did).toEqual([]);
  await releaseWith({ uncommitted }, '--dirty');
  expect(did.at(-1)).toBe('publish /dist');
});

test('[PL-02] what was published before is not built again', async () => {
  expect((await releaseWith({ published: true })).wasPublished).toBe(true);
  expect(did).toEqual([]);
  await releaseWith({ published: true }, '--activate');
  expect(did).toEqual([`activate ${REF}`]);
});

test('a build of the same source is taken as it is', async () => {
  await releaseWith({ built: true });
  expect(did).toEqual(['types', 'lint', 'tests', 'smoke', 'publish /dist']);
});

test('a trial makes nothing live that is not published', async () => {
  await releaseWith({}, '--activate', '--dry-run');
  expect(did.at(-1)).toBe('publish /dist on trial');
  await releaseWith({ published: true }, '--activate', '--dry-run');
  expect(did).toEqual([`activate ${REF}`]);
});

import { readFileSync } from 'node:fs';
import { inRoot } from '../scripts/lib/workspace.mjs';

interface Instance {
  readonly name: string;
  readonly initOptions: jest.Mock;
}
interface HandedOver {
  readonly runtime: { readonly init: (options: { name: string }) => Instance };
  readonly bundlerRuntime: Readonly<Record<string, unknown>>;
}

/** The plugin as webpack runs it: its import and its `__webpack_require__` are given. */
function handOver(runtime: object, initContainerEntry: unknown): HandedOver {
  const code = readFileSync(inRoot('tooling/webpack/hand-over-bundler-runtime.js'), 'utf8')
    .replace(/^import .*$/m, '')
    .replace('export default ', '');
  const federation = { runtime, bundlerRuntime: { consumes: 'consumes' }, attachShareScopeMap: jest.fn() };
  const page: { PORTAL_BUNDLER_RUNTIME?: HandedOver } = {};
  // A file of this repository, as a browser would run it.
  new Function(
    'globalThis',
    '__webpack_require__',
    'initContainerEntry',
    `${code}\nhandOverBundlerRuntime();`,
  )(page, { federation }, initContainerEntry);
  if (!page.PORTAL_BUNDLER_RUNTIME) throw new Error('Nothing was handed over');
  return page.PORTAL_BUNDLER_RUNTIME;
}

test('each remote gets a federation instance of its own, and the same when it is loaded again; the shell keeps its', () => {
  const instances: Instance[] = [];
  const init = jest.fn();
  const runtime = {
    init,
    getInstance: (isWanted: (one: Instance) => boolean) => instances.find(isWanted) ?? null,
    createInstance: ({ name }: { name: string }) => {
      instances.push({ name, initOptions: jest.fn() });
      return instances.at(-1);
    },
  };
  const handed = handOver(runtime, 'entry');
  expect(handed.bundlerRuntime).toEqual({ consumes: 'consumes', initContainerEntry: 'entry' });
  const first = handed.runtime.init({ name: 'cases_1_0_0' });
  const second = handed.runtime.init({ name: 'cases_1_1_0' });
  expect(second).not.toBe(first);
  expect(handed.runtime.init({ name: 'cases_1_0_0' })).toBe(first);
  expect(first.initOptions).toHaveBeenCalledWith({ name: 'cases_1_0_0' });
  expect(instances).toHaveLength(2);
  expect(init).not.toHaveBeenCalled();
});

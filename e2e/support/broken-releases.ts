/** Ways in which a release can be wrong although it was published in good order. */
export type Fault =
  'syntaxError' | 'throwsAtImport' | 'throwsInRender' | 'neverResolves' | 'brokenManifest' | 'newerContract';

export interface RemoteBuild {
  readonly 'build.json': Readonly<Record<string, unknown>>;
  readonly 'manifest.json': Readonly<Record<string, unknown>>;
  readonly 'remoteEntry.js': string;
}

/** What a build of a remote leaves behind, with one fault; made by hand, so that nothing else is wrong with it. */
export function brokenBuild(
  fault: Fault,
  domain: string,
  version: string,
  manifest: Readonly<Record<string, unknown>>,
): RemoteBuild {
  const container = `${domain}_${version.replaceAll(/\W/g, '_')}`;
  const contract = fault === 'newerContract' ? '^9.0.0' : manifest['contract'];
  return {
    'build.json': {
      kind: 'remote',
      domain,
      version,
      container,
      entry: 'remoteEntry.js',
      contract,
      shared: [],
    },
    // Delivery reads the id and the paths; a shell must not fall over the rest.
    'manifest.json':
      fault === 'brokenManifest'
        ? { ...manifest, title: null, navigation: 'none', emits: 7 }
        : { ...manifest, contract },
    'remoteEntry.js': `var ${container} = ${ENTRIES[fault]};`,
  };
}

const container = (module: string): string =>
  `{ init: function (scope) { this.scope = scope; }, get: function () { var scope = this.scope; ${module} } }`;

const ENTRIES: Record<Fault, string> = {
  syntaxError: '(',
  throwsAtImport: container('return Promise.resolve(function () { throw new Error("broken at import"); });'),
  neverResolves: container('return new Promise(function () {});'),
  // A real remote by the shell's own factory, whose page throws.
  throwsInRender: container(`
    var versions = scope['@portal/shared/mfe'];
    return Promise.resolve(versions[Object.keys(versions)[0]].get()).then(function (factory) {
      return function () {
        return factory().createRemote({
          manifest: { id: 'broken', emits: [], hears: [] },
          App: function () { throw new Error('broken in render'); },
          loadMessages: function () { return Promise.resolve({}); },
          reducer: function (state) { return state || {}; },
        });
      };
    });`),
  brokenManifest: container('return Promise.reject(new Error("not even a module"));'),
  newerContract: container('return Promise.reject(new Error("needs a newer shell"));'),
};

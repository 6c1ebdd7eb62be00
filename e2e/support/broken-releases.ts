/** Ways in which a release can be wrong although it was published in good order. */
export type Fault =
  | 'syntaxError'
  | 'throwsAtImport'
  | 'throwsInRender'
  | 'neverResolves'
  | 'brokenManifest'
  | 'newerContract';

export interface RemoteBuild {
  readonly 'build.json': Readonly<Record<string, unknown>>;
  readonly 'manifest.json': Readonly<Record<string, unknown>>;
  readonly 'remoteEntry.js': string;
}

/** What a build of a remote leaves behind, with one fault; made by hand, so that nothing else is wrong with it. */
export function brokenBuild(
  fault: Fault | 'standIn',
  domain: string,
  version: string,
  live: { readonly manifest: Readonly<Record<string, unknown>>; readonly contract: string },
): RemoteBuild {
  const container = `${domain}_${version.replaceAll(/\W/g, '_')}`;
  const { manifest } = live;
  return {
    'build.json': {
      kind: 'remote',
      domain,
      version,
      container,
      entry: 'remoteEntry.js',
      contract: fault === 'newerContract' ? '^9.0.0' : live.contract,
      shared: [],
      // The page of cases fills a slot of the chat's.
      ...(fault === 'standIn' && { slots: { hosts: { 'chat.scan': 1 }, fills: { 'case.side': 1 } } }),
    },
    // Delivery reads the id and the paths; a shell must not fall over the rest.
    'manifest.json':
      fault === 'brokenManifest' ? { ...manifest, title: null, navigation: 'none', emits: 7 } : manifest,
    'remoteEntry.js': `var ${container} = ${ENTRIES[fault]};`,
  };
}

const container = (module: string): string =>
  `{ init: function (scope) { this.scope = scope; }, get: function () { var scope = this.scope; ${module} } }`;

/** The factory of remotes, from the shell that runs the container. */
const withFactory = (module: string): string =>
  container(`
    var versions = scope['@portal/shared/mfe'];
    return Promise.resolve(versions[Object.keys(versions)[0]].get()).then(function (factory) {
      return function () { return factory().createRemote(${module}); };
    });`);

/** Nothing is wrong with it: a release of the chat that is known by its one line, beside a case. */
export const STAND_IN_TEXT = 'A stand-in for the chat';

const ENTRIES: Record<Fault | 'standIn', string> = {
  syntaxError: '(',
  throwsAtImport: container('return Promise.resolve(function () { throw new Error("broken at import"); });'),
  neverResolves: container('return new Promise(function () {});'),
  // A real remote by the shell's own factory, whose page throws.
  throwsInRender: withFactory(`{
    manifest: { id: 'broken', emits: [], hears: [] },
    App: function () { throw new Error('broken in render'); },
    catalogues: {},
  }`),
  standIn: withFactory(`{
    manifest: { id: 'chat', emits: [], hears: [] },
    App: function () { return null; },
    catalogues: {},
    parts: {
      caseChat: {
        slot: 'case.side',
        load: function () { return Promise.resolve(function () { return ${JSON.stringify(STAND_IN_TEXT)}; }); },
      },
    },
  }`),
  brokenManifest: container('return Promise.reject(new Error("not even a module"));'),
  newerContract: container('return Promise.reject(new Error("needs a newer shell"));'),
};

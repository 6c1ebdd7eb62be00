// @ts-check
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SHARED = new URL('../../shared/', import.meta.url);

/**
 * A module that the shell provides and every remote takes from it.
 * @typedef {object} SharedModule
 * @property {string} module as it is imported
 * @property {string} minimum version from which on it has what remotes use. It is raised by hand with the first use of something
 *   newer: a remote that asked for the installed version could not go live before the shell is released with it, for nothing.
 * @property {boolean} [isOnSignedInPages] needed by any page after the login: loaded with it, in one chunk. All others are lazy. Also what
 *   the first script has: remotes take it by a module of its own, which would be a request of a few bytes.
 * @property {boolean} [isOnLists] needed by pages with tables and fields that choose: in one chunk, loaded with the remotes that take any of it.
 * @property {string} [file] of `shared`, where the module is no entry point but a part of one
 * @property {string} [family] of components that no page used when it was written: they share a chunk, since each chunk costs the
 *   first script a line with its hash. One that many pages use deserves a chunk of its own: take it out of here.
 */

/** Router, Redux and sagas are not here: the entry points `router`, `redux` and `saga` share by name the parts that the portal uses. @type {readonly SharedModule[]} */
const LIBRARIES = [
  // useEffectEvent
  { module: 'react', minimum: '19.2.0' },
  { module: 'react/jsx-runtime', minimum: '19.2.0' },
  { module: 'react-dom', minimum: '19.2.0' },
  { module: 'react-dom/client', minimum: '19.2.0' },
  { module: 'react-intl', minimum: '12.1.0' },
  { module: 'dayjs', minimum: '1.11.0' },
  { module: 'single-spa', minimum: '6.0.0' },
  // What every icon is drawn by. Icons themselves are bundled by who shows them.
  { module: '@ant-design/icons/es/components/AntdIconLight', minimum: '6.3.0' },
].map((row) => ({ ...row, isOnSignedInPages: true }));

/** Entry points of `@portal/shared` that the shell provides; `contract` is constants, bundled by who imports it. */
export const ENTRY_POINTS = [
  ...['errors', 'api', 'bus', 'session', 'i18n', 'appearance', 'router', 'redux', 'saga', 'providers'],
  ...['realtime', 'uploads', 'ui', 'list', 'mfe'],
];

/** @type {readonly Omit<SharedModule, 'minimum'>[]} */
const ENTRY_POINT_ROWS = ENTRY_POINTS.map((entryPoint) => ({
  module: `@portal/shared/${entryPoint}`,
  // As a whole, `ui` is for remotes that were built before it had parts.
  isOnSignedInPages: entryPoint !== 'list' && entryPoint !== 'ui',
  isOnLists: entryPoint === 'list',
}));

/** Parts in which remotes take an entry point, of which few pages need all. @type {readonly Omit<SharedModule, 'minimum'>[]} */
const PARTS = [
  { module: '@portal/shared/ui/every-page', file: 'ui/every-page.ts', isOnSignedInPages: true },
  { module: '@portal/shared/ui/lists', file: 'ui/lists.ts', isOnLists: true },
];
/** The chunk of what `isOnLists`. */
export const LISTS = 'lists';

const ANTD_MINIMUM = '6.6.0';
const ANTD_ON_SIGNED_IN_PAGES = new Set(
  (
    'alert app avatar badge button card col config-provider drawer dropdown empty form grid input ' +
    'menu modal popover progress radio result row segmented skeleton space switch tag theme tooltip'
  ).split(' '),
);
const ANTD_ON_LISTS = new Set('auto-complete checkbox pagination select spin table'.split(' '));

/** @type {Readonly<Record<string, string>>} */
const ANTD_FAMILIES = {
  dates: 'calendar date-picker time-picker',
  inputs: 'mentions rate',
  trees: 'cascader transfer tree tree-select',
  others: 'affix anchor back-top border-beam carousel float-button listy masonry splitter tour watermark',
};

/**
 * The colour picker: antd's button takes a function out of its files, and with the rest of it in use all of it would be in the
 * first script, 22 kB for everybody. The layout: a page has that of the shell, and antd's menu takes a context out of its files. The others are no components: static calls know neither theme nor language, which those of
 * `App.useApp()` do.
 */
const ANTD_NOT_SHARED = new Set(['color-picker', 'layout', 'message', 'notification', 'version']);

/** The one table of what shell and remotes share. Changing it is a change of the platform. @type {readonly SharedModule[]} */
export const SHARED_MODULES = [
  ...LIBRARIES,
  // What a remote uses of an entry point it states by name, in its contract; here only what breaks for all is kept apart.
  ...[...ENTRY_POINT_ROWS, ...PARTS].map((row) => ({
    ...row,
    minimum: `${versionOf('@portal/shared').split('.')[0]}.0.0`,
  })),
  // Component by component: shared as a whole it cannot be shaken, and costs more than the rest of the portal together.
  ...antdFolders().map((folder) => ({
    module: `antd/es/${folder}`,
    minimum: ANTD_MINIMUM,
    isOnSignedInPages: ANTD_ON_SIGNED_IN_PAGES.has(folder),
    isOnLists: ANTD_ON_LISTS.has(folder),
    ...familyOf(folder),
  })),
];

/**
 * What the shell provides, for federation.
 * @returns {Record<string, { version: string, file?: string }>} by request
 */
export function providedByShell() {
  return Object.fromEntries(
    SHARED_MODULES.map(({ module, file }) => [
      module,
      { version: versionOf(module), ...(file && { file: fileURLToPath(new URL(file, SHARED)) }) },
    ]),
  );
}

/**
 * Chunks of the shell, beside those of any page, that a remote's first page needs.
 * @param {readonly string[]} taken shared modules that the remote takes
 * @returns {readonly string[]}
 */
export function chunksFor(taken) {
  return SHARED_MODULES.some(({ module, isOnLists }) => isOnLists && taken.includes(module)) ? [LISTS] : [];
}

/**
 * Federation's `shared` for a remote: taken from the shell, never bundled.
 * @returns {Record<string, { singleton: true, import: false, requiredVersion: string }>} by request
 */
export function sharedByRemote() {
  return Object.fromEntries(
    // The entry point of parts is bundled, as it is nothing but names of theirs.
    SHARED_MODULES.filter(({ module }) => !PARTS.some((part) => part.module.startsWith(`${module}/`))).map(
      ({ module, minimum }) => [module, { singleton: true, import: false, requiredVersion: `^${minimum}` }],
    ),
  );
}

/**
 * Version of a shared module as it is installed.
 * @param {string} module
 * @returns {string}
 */
export function versionOf(module) {
  const [packageName] = /^(@[^/]+\/)?[^/]+/.exec(module) ?? [module];
  if (packageName === '@portal/shared') return JSON.parse(readShared('package.json')).version;
  return JSON.parse(readShared(`node_modules/${packageName}/package.json`)).version;
}

/** @param {string} folder of antd */
function familyOf(folder) {
  const found = Object.entries(ANTD_FAMILIES).find(([, folders]) => folders.split(' ').includes(folder));
  return found ? { family: found[0] } : {};
}

/** Folders of all that antd exports and that can be shared, in the order of its barrel. */
function antdFolders() {
  const barrel = readShared('node_modules/antd/es/index.js');
  return [...barrel.matchAll(/^export \{ default as \w+ \} from '\.\/([a-z-]+)';$/gm)].flatMap(([, folder]) =>
    folder === undefined || ANTD_NOT_SHARED.has(folder) ? [] : folder,
  );
}

/** @param {string} file of `shared` */
function readShared(file) {
  return readFileSync(new URL(file, SHARED), 'utf8');
}

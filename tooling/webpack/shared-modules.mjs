import { readFileSync } from 'node:fs';

/**
 * The one table of federation singletons: what the shell provides and every remote takes from it. Changing it is a change of
 * the platform. The router is not here: the face `router` shares by name the parts that the portal uses.
 */
const LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'react-redux',
  'redux-saga',
  'redux-saga/effects',
  'react-intl',
  'dayjs',
  'single-spa',
];

const FACES = [
  'errors',
  'api',
  'bus',
  'session',
  'i18n',
  'appearance',
  'router',
  'providers',
  'realtime',
  'uploads',
  'ui',
  'mfe',
];

/** antd is shared component by component: sharing it whole costs more than the rest of the portal together. */
const ANTD = [
  ...[
    'alert',
    'app',
    'avatar',
    'badge',
    'breadcrumb',
    'button',
    'card',
    'checkbox',
    'col',
    'collapse',
    'config-provider',
    'descriptions',
  ],
  ...[
    'divider',
    'drawer',
    'dropdown',
    'empty',
    'flex',
    'form',
    'grid',
    'image',
    'input',
    'layout',
    'list',
    'menu',
    'modal',
    'pagination',
  ],
  ...[
    'popconfirm',
    'popover',
    'progress',
    'radio',
    'result',
    'row',
    'segmented',
    'select',
    'skeleton',
    'space',
    'spin',
    'statistic',
  ],
  ...['steps', 'switch', 'table', 'tabs', 'tag', 'theme', 'timeline', 'tooltip', 'typography', 'upload'],
];

export const SHARED_MODULES = [
  ...LIBRARIES,
  ...FACES.map((name) => `@portal/shared/${name}`),
  ...ANTD.map((name) => `antd/es/${name}`),
];

/** Federation's `shared` for the shell, which provides every entry. */
export function sharedByShell(packageDir) {
  const entries = SHARED_MODULES.map((name) => {
    const version = versionOf(name, packageDir);
    // The shell is the only provider, so its own imports need not ask the share scope: a layer that no module is in says so.
    // (Asking would also deadlock, since a chunk of shared modules would wait for the shared modules in it.)
    return [name, { singleton: true, version, requiredVersion: `^${version}`, issuerLayer: 'nobody' }];
  });
  return Object.fromEntries(entries);
}

/** Federation's `shared` for a remote: taken from the shell, never bundled, unless its manifest keeps an own copy. */
export function sharedByRemote(packageDir, bundled = []) {
  const isBundled = (name) => bundled.some((own) => name === own || name.startsWith(`${own}/`));
  const entries = SHARED_MODULES.filter((name) => !isBundled(name)).map((name) => [
    name,
    { singleton: true, import: false, requiredVersion: `^${versionOf(name, packageDir)}` },
  ]);
  return Object.fromEntries(entries);
}

/** Version of a shared module as installed for the package in `packageDir`. */
function versionOf(name, packageDir) {
  const packageName = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  return JSON.parse(readFileSync(`${packageDir}/node_modules/${packageName}/package.json`, 'utf8')).version;
}

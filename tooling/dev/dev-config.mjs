import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';

const HERE = import.meta.dirname;
const CLIENT = join(HERE, 'client.cjs');
const REFRESH_RUNTIME = join(HERE, 'refresh-runtime.cjs');
const require = createRequire(import.meta.url);

/**
 * A configuration of the shell or of a remote, for the development server: React Fast Refresh, and compile errors over the page.
 * @param {import('webpack').Configuration} config
 * @param {string} socketUrl
 * @returns {import('webpack').Configuration}
 */
export function devConfig(config, socketUrl) {
  return {
    ...config,
    // The portal's content security policy forbids eval, which webpack's own development mode would use.
    devtool: 'cheap-module-source-map',
    resolve: {
      ...config.resolve,
      modules: ['node_modules', join(config.context, 'node_modules')],
      alias: {
        ...config.resolve?.alias,
        'react/jsx-dev-runtime$': join(HERE, 'jsx-dev-runtime.mjs'),
        'portal-dev-socket$': socketClient(socketUrl),
      },
    },
    cache: {
      ...config.cache,
      buildDependencies: { ...config.cache.buildDependencies, development: [import.meta.filename] },
    },
    // A page that has an error over it waits for the next sound build, and takes that as one step.
    optimization: { ...config.optimization, emitOnErrors: false },
    plugins: [
      ...config.plugins,
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, HERE] }),
      // After the plugin's own entry: its hook must be there before the first component.
      new webpack.EntryPlugin(config.context, CLIENT, { name: undefined }),
      new webpack.NormalModuleReplacementPlugin(/react-refresh([\\/]runtime)?(\.js)?$/, useOneRuntime),
    ],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** @param {{ request: string, contextInfo: { issuer: string } }} resource */
function useOneRuntime(resource) {
  if (resource.contextInfo.issuer !== REFRESH_RUNTIME) resource.request = REFRESH_RUNTIME;
}

/** @param {string} url of the server's socket: the page may be that of a portal elsewhere */
function socketClient(url) {
  const { protocol, hostname, port, pathname } = new URL(url);
  // Errors at run time are the portal's own matter: it shows a panel in the domain's place.
  const overlay = JSON.stringify({ errors: true, warnings: false, runtimeErrors: false });
  const query = new URLSearchParams({
    protocol,
    hostname,
    port,
    pathname,
    overlay,
    hot: 'true',
    reconnect: '100',
  });
  return `${require.resolve('webpack-dev-server/client/index.js')}?${query}&logging=warn`;
}

import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteConfig } from '../webpack/remote.config.mjs';
import { shellConfig } from '../webpack/shell.config.mjs';
import { devConfig } from './dev-config.mjs';
import { BASE, sharingHeaders } from './own-files.mjs';
import { pageFromSource } from './page-from-source.mjs';

const SOCKET = `${BASE}ws`;

/**
 * @typedef {{ id: string, packageDir: string }} Source `shell`, or a domain with the folder of its remote
 * @typedef {{ sources: readonly Source[], portal: string, port: number, cacheDir: string }} DevServerOptions
 */

/**
 * Serves shell and remotes from source, inside a portal that runs: a page of its own at `http://localhost:<port>/` that takes all
 * else from that portal, and for its pages an address for each remote.
 * @param {DevServerOptions} options `shell` is among the sources
 * @returns {Promise<void>} when the first build is there, sound or not
 */
export async function startDevServer({ sources, portal, port, cacheDir }) {
  const origin = `http://localhost:${port}`;
  const served = sources.map((source) => ({ ...source, url: `${origin}${BASE}${source.id}/` }));
  const configs = await Promise.all(
    served.map(async ({ id, packageDir, url }) => {
      const outputDir = join(cacheDir, id);
      const settings = { packageDir, outputDir, version: 'dev', isProduction: false, publicPath: url };
      const config = id === 'shell' ? shellConfig(settings) : await remoteConfig(settings);
      return devConfig({ ...config, name: id }, `ws://localhost:${port}${SOCKET}`);
    }),
  );
  const compiler = webpack(configs);
  tellBuilds(compiler);
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      allowedHosts: ['localhost', new URL(portal).hostname],
      headers: ({ url }) => sharingHeaders(portal, url),
      // The client stands in each entry already, and opens one socket for the page.
      client: false,
      hot: false,
      liveReload: false,
      webSocketServer: { type: 'ws', options: { path: SOCKET } },
      static: false,
      // It would hold back the portal's events.
      compress: false,
      proxy: [
        {
          context: (path) => !path.startsWith(BASE),
          target: portal,
          changeOrigin: true,
          headers: { origin: portal },
          ws: true,
          logLevel: 'error',
        },
      ],
      setupMiddlewares: (middlewares, started) => {
        const page = pageFromSource({
          portal,
          served,
          shellDir: join(cacheDir, 'shell'),
          builds: () => started.middleware,
        });
        const at = middlewares.findIndex(({ name }) => name === 'webpack-dev-middleware');
        return middlewares.toSpliced(at, 0, { name: 'page-from-source', middleware: page });
      },
    },
    compiler,
  );
  const built = new Promise((resolve) => compiler.hooks.done.tap('dev-server', resolve));
  await server.start();
  await built;
}

/** A failed build is printed with file and line by the dev server; this says when it is well again. */
function tellBuilds(compiler) {
  for (const each of compiler.compilers) {
    let isFirst = true;
    each.hooks.done.tap('dev-server', (stats) => {
      const time = stats.endTime - stats.startTime;
      if (!stats.hasErrors() && !isFirst) console.log(`${each.name}: built in ${time} ms`);
      isFirst = false;
    });
  }
}

import { resolve } from 'node:path';
import { baseConfig, buildSettings, ROOT } from './base.mjs';
import { BuildFactsPlugin } from './build-facts-plugin.mjs';
import { GuardedChunksPlugin } from './guarded-chunks-plugin.mjs';

const packageDir = resolve(ROOT, 'delivery');
const settings = { ...buildSettings(), packageDir, outputDir: resolve(packageDir, 'dist/ops') };
const base = baseConfig(settings);

/**
 * The ops page: one bundle without federation, served by the gateway itself. It is no release, since it must work when
 * releases do not; so its folder carries no version, and its file names carry their content.
 */
export default {
  ...base,
  entry: { ops: './ops/src/index.tsx' },
  cache: { ...base.cache, name: `ops-${base.mode}` },
  output: {
    ...base.output,
    uniqueName: 'portal_ops',
    publicPath: '/ops/assets/',
    filename: '[name].[contenthash:8].js',
  },
  plugins: [
    // There are no lazy chunks to guard, and what it writes into an entry would come after the entry's name is made.
    ...base.plugins.filter((plugin) => !(plugin instanceof GuardedChunksPlugin)).map(withHashedNames),
    new BuildFactsPlugin((compilation) => {
      const files = compilation.entrypoints.get('ops').getFiles();
      return {
        'build.json': {
          kind: 'ops',
          domain: 'ops',
          version: settings.version,
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
        },
      };
    }),
  ],
};

function withHashedNames(plugin) {
  if (plugin.constructor.name !== 'MiniCssExtractPlugin') return plugin;
  return new plugin.constructor({ filename: '[name].[contenthash:8].css' });
}

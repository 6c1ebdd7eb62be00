import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import webpack from 'webpack';
import { baseConfig, buildSettings, ROOT } from './base.mjs';
import { BuildFactsPlugin } from './build-facts-plugin.mjs';
import { eventsOf, versionsOfEvents } from './bus-events.mjs';
import { pageTemplate } from './page-template.mjs';
import { slotsOfShell } from './slots.mjs';

const settings = { ...buildSettings(), packageDir: resolve(ROOT, 'shell') };
const base = baseConfig(settings);
const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

/** Stands in for the shell's loader of remotes: the same pages, as chunks of this one build. */
const loader = `
  const remotes = { ${remotes.map((name) => `${name.slice(4)}: () => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(resolve(ROOT, name, 'src/lifecycle'))})`).join(', ')} };
  export const loadRemote = ({ manifest }) => remotes[manifest.id]();
  export const forgetRemote = () => undefined;
`;

/**
 * The portal's own source as one route-split bundle without federation: what the bundle benchmark compares with. Only the
 * loader of remotes is another; the gateway serves it as a shell like any other.
 */
export default {
  ...base,
  entry: { main: './src/index.ts' },
  cache: { ...base.cache, name: 'one-bundle' },
  output: { ...base.output, uniqueName: 'portal_one_bundle' },
  module: { rules: [...base.module.rules, { scheme: 'data', resolve: { fullySpecified: false } }] },
  optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
  plugins: [
    ...base.plugins,
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]load-remote$/,
      `data:text/javascript,${encodeURIComponent(loader)}`,
    ),
    new BuildFactsPlugin((compilation) => {
      const files = [...compilation.entrypoints.get('main').getFiles()];
      const preloadOf = (remote) => {
        const names = ['signed-in', remote];
        const wanted = names.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []);
        return [...new Set(wanted)].filter((file) => !file.endsWith('.map') && !files.includes(file));
      };
      const contract = JSON.parse(readFileSync(resolve(ROOT, 'shared/package.json'), 'utf8')).version;
      return {
        'index.html': pageTemplate(settings.packageDir),
        'build.json': {
          kind: 'shell',
          domain: 'shell',
          version: settings.version,
          contract,
          events: { emits: versionsOfEvents(eventsOf('shell')), hears: {} },
          slots: slotsOfShell(),
          shared: [],
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
          preload: [],
        },
        // A shell's files are preloaded on each page alike: the benchmark puts in what the page it measures needs.
        'preloads.json': Object.fromEntries(remotes.map((name) => [name.slice(4), preloadOf(name)])),
      };
    }),
  ],
};

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { tsImport } from 'tsx/esm/api';
import { resolve } from 'node:path';
import webpack from 'webpack';
import { baseConfig, buildSettings, ROOT } from './base.mjs';
import { BUNDLER_RUNTIME, TAKEN_FROM_SHELL } from './bundler-runtime.mjs';
import { BuildFactsPlugin, privateAntd, sharedRequests } from './build-facts-plugin.mjs';
import { versionsOfEvents } from './bus-events.mjs';
import { contractNeeds } from './contract-needs.mjs';
import { hiddenMaps } from './hidden-maps.mjs';
import { chunksFor, sharedByRemote } from './shared-modules.mjs';
import { slotsOfRemote } from './slots.mjs';

const PARTS_OF_UI = {
  include: resolve(ROOT, 'shared/ui/index.ts'),
  loader: resolve(ROOT, 'tooling/webpack/parts-loader.cjs'),
};

/** Icons ask for what draws them by its file: as a package's module it is taken from the shell. */
const DRAWN_BY_SHELL = new webpack.NormalModuleReplacementPlugin(
  /^\.\.\/components\/AntdIconLight$/,
  '@ant-design/icons/es/components/AntdIconLight',
);

export default () => remoteConfig(buildSettings());

/** A remote: one container named by its version, one exposed module, everything shared taken from the shell. */
export async function remoteConfig(settings) {
  const { packageDir, version } = settings;
  const { manifest } = await tsImport(resolve(packageDir, 'src/manifest.ts'), import.meta.url);
  const container = `${manifest.id}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
  const shared = sharedByRemote();
  const base = baseConfig(settings);

  return {
    ...base,
    entry: {},
    output: { ...base.output, uniqueName: container },
    externals: TAKEN_FROM_SHELL,
    module: { ...base.module, rules: [...base.module.rules, PARTS_OF_UI] },
    // A remote's libraries are the shell's: what it has of its own, its icons, is no chunk apart.
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
    plugins: [
      ...base.plugins,
      DRAWN_BY_SHELL,
      ...(settings.isProduction ? [hiddenMaps()] : []),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './app': './src/lifecycle.tsx' },
        shared,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
      }),
      new BuildFactsPlugin((compilation) => {
        const needs = contractNeeds(compilation);
        const taken = sharedRequests(compilation);
        for (const text of [...privateAntd(compilation), ...needs.unknown])
          compilation.errors.push(new webpack.WebpackError(text));
        return {
          'manifest.json': manifest,
          'build.json': {
            kind: 'remote',
            domain: manifest.id,
            version,
            container,
            entry: 'remoteEntry.js',
            contract: needs.contract,
            api: needs.api,
            events: { emits: versionsOfEvents(manifest.emits), hears: versionsOfEvents(manifest.hears) },
            slots: slotsOfRemote(manifest),
            preloadOfShell: chunksFor(taken),
            shared: [
              BUNDLER_RUNTIME.required,
              ...taken.map((name) => ({
                name,
                requiredVersion: shared[name].requiredVersion,
              })),
            ],
          },
        };
      }),
    ],
  };
}

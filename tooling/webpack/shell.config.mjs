import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { baseConfig, buildSettings } from './base.mjs';
import { BUNDLER_RUNTIME, HANDING_OVER } from './bundler-runtime.mjs';
import { BuildFactsPlugin } from './build-facts-plugin.mjs';
import { eventsOf, versionsOfEvents } from './bus-events.mjs';
import { hiddenMaps } from './hidden-maps.mjs';
import { pageTemplate } from './page-template.mjs';
import { ProvidedModulesPlugin } from './provided-modules-plugin.mjs';
import { LISTS, providedByShell, versionOf } from './shared-modules.mjs';
import { WorkbenchPlugin } from './workbench-plugin.mjs';
import { slotsOfShell } from './slots.mjs';

export default () => shellConfig(buildSettings());

export function shellConfig(settings) {
  const { packageDir, version } = settings;
  const base = baseConfig(settings);
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, uniqueName: 'portal_shell' },
    resolve: { ...base.resolve, alias: HANDING_OVER.alias },
    plugins: [
      ...base.plugins,
      ...(settings.isProduction ? [hiddenMaps()] : []),
      new ModuleFederationPlugin({
        name: 'portal_shell',
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        runtimePlugins: [HANDING_OVER.runtimePlugin],
        // The runtime without its parts for Node.js and for manifests that it would fetch: every first load pays for it.
        // Remotes that bring federation's part for webpack themselves, as all once did, take its core from the shell.
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new webpack.NormalModuleReplacementPlugin(HANDING_OVER.unused, HANDING_OVER.instead),
      new ProvidedModulesPlugin(providedByShell()),
      new WorkbenchPlugin(),
      new BuildFactsPlugin((compilation) => {
        // What a development build has changed since its page began is no part of a new page.
        const files = compilation.entrypoints
          .get('main')
          .getFiles()
          .filter((file) => !file.includes('.hot-update.'));
        const filesOf = (chunk) => [...(compilation.namedChunks.get(chunk)?.files ?? [])];
        return {
          'index.html': pageTemplate(packageDir),
          'build.json': {
            kind: 'shell',
            domain: 'shell',
            version,
            contract: versionOf('@portal/shared'),
            events: { emits: versionsOfEvents(eventsOf('shell')), hears: {} },
            slots: slotsOfShell(),
            shared: [
              BUNDLER_RUNTIME.provided,
              ...Object.entries(providedByShell()).map(([name, { version: provided }]) => ({
                name,
                version: provided,
              })),
            ],
            scripts: files.filter((file) => file.endsWith('.js')),
            // What a signed-in page asks for next, whatever its domain; the page's HTML preloads it with the remote.
            preload: filesOf('workbench'),
            // By the name that a remote's build states for it.
            preloadFor: { [LISTS]: filesOf(LISTS) },
            styles: files.filter((file) => file.endsWith('.css')),
          },
        };
      }),
    ],
  };
}

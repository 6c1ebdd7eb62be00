import webpack from 'webpack';

/** Writes small files beside the build's output, objects as JSON: what delivery reads to make a release. */
export class BuildFactsPlugin {
  /** @param {(compilation: import('webpack').Compilation) => Record<string, unknown>} facts file name to content */
  constructor(facts) {
    this.facts = facts;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildFactsPlugin', (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildFactsPlugin', stage }, () => {
        for (const [file, content] of Object.entries(this.facts(compilation))) {
          const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
          compilation.emitAsset(file, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}

/** Requests for shared modules that a compilation makes: what it needs from the shell. */
export function sharedRequests(compilation) {
  const names = [...compilation.modules]
    .filter(({ type }) => type === 'consume-shared-module')
    .map(({ options }) => options.shareKey);
  return [...new Set(names)].sort();
}

/** antd's components that a remote would bundle itself, with a theme, a language and contexts apart from the portal's. */
export function privateAntd(compilation) {
  const names = placedModules(compilation).map(
    ({ resource }) => /[\\/]antd[\\/](?:es|lib)[\\/]([^\\/]+)[\\/]index\.js$/.exec(resource ?? '')?.[1],
  );
  return [...new Set(names.filter(Boolean))].map(
    (name) =>
      `antd's ${name} would be a copy that knows neither theme nor language: import it from 'antd', if shared-modules.mjs has it`,
  );
}

/** Modules that are in some chunk; those that were joined into one stand inside it. */
export function placedModules(compilation) {
  return [...compilation.modules]
    .filter((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => module.modules ?? [module]);
}

import { ConsumeSharedPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import { promisify } from 'node:util';
import webpack from 'webpack';

const { RuntimeGlobals } = webpack;

/**
 * Provides modules to remotes, whether this build imports them or not. Federation's own plugin provides a request only once
 * something imports it; given files instead of requests it provides them all, so these are looked up first.
 *
 * The build's own imports do not go through the share scope: it is the only provider, and a chunk of shared modules that asked
 * for one of them would wait for itself.
 */
export class ProvidedModulesPlugin {
  /** @param {Readonly<Record<string, { version: string, file?: string }>>} modules by request */
  constructor(modules) {
    this.modules = modules;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    // Consumes nothing, but brings the runtime of sharing, which the plugin that provides does not.
    new ConsumeSharedPlugin({ consumes: {} }).apply(compiler);
    compiler.hooks.thisCompilation.tap('ProvidedModulesPlugin', withoutSecondShareRuntime);
    let isApplied = false;
    compiler.hooks.beforeCompile.tapPromise('ProvidedModulesPlugin', async () => {
      if (isApplied) return;
      isApplied = true;
      const provides = await Promise.all(
        Object.entries(this.modules).map(async ([request, { version, file }]) => [
          file ?? (await fileOf(compiler, request)),
          { shareKey: request, version, singleton: true },
        ]),
      );
      new ProvideSharedPlugin({ provides: Object.fromEntries(provides) }).apply(compiler);
    });
  }
}

/**
 * webpack answers the need of a share scope with a runtime of its own beside federation's, which takes its place as soon as it runs: a
 * second table of all that is shared, in the first script. The first who answers is the last who is asked.
 * @param {import('webpack').Compilation} compilation
 */
function withoutSecondShareRuntime({ hooks }) {
  hooks.runtimeRequirementInTree
    .for(RuntimeGlobals.shareScopeMap)
    .tap('ProvidedModulesPlugin', (_chunk, requirements) => {
      requirements.add(RuntimeGlobals.hasOwnProperty);
      return true;
    });
}

/**
 * The file that an import of this build means.
 * @param {import('webpack').Compiler} compiler
 * @param {string} request
 * @returns {Promise<string>}
 */
async function fileOf(compiler, request) {
  const resolver = compiler.resolverFactory.get('normal', { dependencyType: 'esm', fullySpecified: false });
  return promisify(resolver.resolve.bind(resolver))({}, compiler.context, request, {});
}

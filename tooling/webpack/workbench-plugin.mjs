/**
 * The shell's lazy shared modules, left alone, become a chunk or two for each shared component, and a page needs dozens of
 * requests. This plugin gathers those that any signed-in page needs, with all that they import, in one chunk, `workbench`.
 */
const COMPONENTS = [
  ...[
    'app',
    'avatar',
    'badge',
    'card',
    'checkbox',
    'col',
    'divider',
    'drawer',
    'dropdown',
    'empty',
    'grid',
    'layout',
    'menu',
    'modal',
  ],
  ...[
    'pagination',
    'popover',
    'radio',
    'result',
    'row',
    'segmented',
    'select',
    'skeleton',
    'space',
    'spin',
    'table',
    'tag',
    'tooltip',
  ],
];
const ROOTS = [
  new RegExp(`[\\\\/]antd[\\\\/]es[\\\\/](${COMPONENTS.join('|')})[\\\\/]index\\.js$`),
  /[\\/]shared[\\/](ui|mfe|realtime|uploads)[\\/]index\.ts$/,
  /[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]react[\\/]/,
  /[\\/]single-spa[\\/]lib[\\/]/,
];

export class WorkbenchPlugin {
  #modules = new Set();

  apply(compiler) {
    compiler.hooks.compilation.tap('WorkbenchPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'WorkbenchPlugin', stage: -100 }, () => {
        this.#modules = closureOf(compilation.moduleGraph, [...compilation.modules].filter(isRoot));
      });
    });
    compiler.options.optimization.splitChunks = {
      chunks: 'async',
      cacheGroups: {
        workbench: { name: 'workbench', enforce: true, test: (module) => this.#modules.has(module) },
      },
    };
  }
}

function isRoot(module) {
  const resource = module.nameForCondition?.();
  return resource !== null && resource !== undefined && ROOTS.some((pattern) => pattern.test(resource));
}

/** The modules and what they import statically, all the way down. */
function closureOf(moduleGraph, roots) {
  const found = new Set();
  const waiting = [...roots];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (found.has(module)) continue;
    found.add(module);
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const isLazy = module.blocks.some((block) => block.dependencies.includes(connection.dependency));
      if (connection.module && !isLazy && connection.isTargetActive(undefined))
        waiting.push(connection.module);
    }
  }
  return found;
}

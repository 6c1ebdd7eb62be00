import { LISTS, SHARED_MODULES } from './shared-modules.mjs';

const FAMILIES = [...new Set(SHARED_MODULES.flatMap(({ family }) => family ?? []))];

/** What the shell loads for any page after the login, by its name in `import()`. */
const SIGNED_IN = 'signed-in';
const STYLES = 'css/mini-extract';

/**
 * The shell's lazy shared modules, left alone, become a chunk or two for each shared component, and a page needs dozens of
 * requests. This plugin gathers those that any signed-in page needs, with all that they import, in one chunk, `workbench`; what
 * pages with lists need beyond that in a second one; and those of a family, with what nothing else imports, in one chunk for each family.
 */
export class WorkbenchPlugin {
  #workbench = new Set();
  #lists = new Set();
  #families = new Map();

  apply(compiler) {
    compiler.hooks.compilation.tap('WorkbenchPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'WorkbenchPlugin', stage: -100 }, () => {
        const closure = (isWanted) => closureOf(compilation.moduleGraph, providedOf(compilation, isWanted));
        this.#workbench = closure((row) => row.isOnSignedInPages);
        // Their styles are too small for a request.
        for (const module of closure((row) => row.isOnLists))
          if (module.type === STYLES) this.#workbench.add(module);
        const signedIn = compilation.namedChunks.get(SIGNED_IN);
        const isOfShell = (module) => signedIn && compilation.chunkGraph.isModuleInChunk(module, signedIn);
        this.#lists = new Set(
          [...closure((row) => row.isOnLists)].filter(
            // What the shell's own part has as well, such as an icon, is on any page.
            (module) => !this.#workbench.has(module) && !isOfShell(module),
          ),
        );
        const others = closure((row) => row.family === undefined);
        for (const family of FAMILIES) {
          const own = [...closure((row) => row.family === family)].filter((module) => !others.has(module));
          this.#families.set(family, onlyFrom(compilation.moduleGraph, new Set(own)));
        }
      });
    });
    const families = FAMILIES.map((name) => [
      name,
      { name: `antd-${name}`, enforce: true, test: (module) => this.#families.get(name)?.has(module) },
    ]);
    compiler.options.optimization.splitChunks = {
      // What the page of a phone needs of a workbench of a megabyte is some texts: it has them itself.
      chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'phone',
      cacheGroups: {
        // What the shell's own part takes of libraries is no chunk apart, which no page would preload.
        defaultVendors: false,
        // The shell's own part of a signed-in page is never there without the workbench, and 3 kB smaller beside it.
        signedIn: { name: 'workbench', enforce: true, chunks: ({ name }) => name === SIGNED_IN },
        workbench: { name: 'workbench', enforce: true, test: (module) => this.#workbench.has(module) },
        lists: { name: LISTS, enforce: true, test: (module) => this.#lists.has(module) },
        ...Object.fromEntries(families),
      },
    };
  }
}

/** Modules that the shell provides for some rows of the table. */
function providedOf({ modules, moduleGraph }, isWanted) {
  const ids = new Set(
    SHARED_MODULES.filter(isWanted).map(({ module }) => `webpack/sharing/provide/default/${module}`),
  );
  return [...modules]
    .filter((module) => module.type === 'provide-module' && ids.has(module.libIdent({})))
    .flatMap(({ blocks }) => blocks.flatMap(({ dependencies }) => dependencies))
    .map((dependency) => moduleGraph.getModule(dependency))
    .filter((module) => module !== null);
}

/**
 * The modules that nothing but the others of them imports, and the share scope. An icon that a page of the shell shows as well would
 * bring the whole family to that page.
 */
function onlyFrom(moduleGraph, modules) {
  const isForeign = ({ originModule }) =>
    originModule && originModule.type !== 'provide-module' && !modules.has(originModule);
  let size;
  do {
    size = modules.size;
    for (const module of modules)
      if (
        [...moduleGraph.getIncomingConnections(module)].some(
          (one) => isForeign(one) && one.isTargetActive(undefined),
        )
      )
        modules.delete(module);
  } while (modules.size < size);
  return modules;
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

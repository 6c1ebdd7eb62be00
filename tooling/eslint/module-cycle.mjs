import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

const MODULE = /^(.*\/server\/src\/modules)\/([^/]+)(?:\/|$)/;

/**
 * No modules of the server that know each other, not even by their types: one of two is above the other, and what both need is below
 * them. The graph of folders, where Oxlint's no-cycle has that of files.
 */
export const noModuleCycle = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'These modules know each other: {{way}}' } },
  create: ({ filename, report }) => ({
    ImportDeclaration(node) {
      const [, modules, from] = MODULE.exec(filename) ?? [];
      const to = moduleOf(filename, node.source.value);
      if (!from || !to || from === to) return;
      const way = wayBack(moduleImportsOf(modules), from, to);
      if (way) report({ node, messageId: 'cycle', data: { way: [from, ...way].join(' → ') } });
    },
  }),
};

/** The shortest way by imports from a module back to itself, by way of another one. */
function wayBack(imports, start, by) {
  const ways = new Map([[by, [by]]]);
  for (const [module, way] of ways) {
    for (const next of imports.get(module) ?? []) {
      if (next === start) return [...way, start];
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return undefined;
}

const importsByFolder = new Map();

/**
 * The modules of the server that each of them imports anything of; what only its tests import does not count. Read once: the linter of
 * an editor learns of a circle that another file closes when it starts anew.
 */
function moduleImportsOf(folder) {
  if (!importsByFolder.has(folder)) importsByFolder.set(folder, readModuleImports(folder));
  return importsByFolder.get(folder);
}

function readModuleImports(folder) {
  const modules = new Map();
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const path = resolve(folder, name);
    const [, , from] = MODULE.exec(path);
    const own = modules.get(from) ?? new Set();
    for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8'), true, true).importedFiles) {
      const to = moduleOf(path, fileName);
      if (to && to !== from) own.add(to);
    }
    modules.set(from, own);
  }
  return modules;
}

/** The module that an import of a file leads to; modules name each other by relative paths. */
function moduleOf(file, specifier) {
  return specifier.startsWith('.') ? MODULE.exec(resolve(dirname(file), specifier))?.[2] : undefined;
}

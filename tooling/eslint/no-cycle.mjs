import { relative } from 'node:path';
import ts from 'typescript';

/**
 * No files that import each other. The same as import-x/no-cycle, of the program that the typed rules have anyway: that one parses
 * every file again and takes 13 s of CPU for what takes less than one here. Types may go in circles, they are gone when the code runs.
 */
export const noCycle = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'These files import each other: {{way}}' } },
  create: ({ sourceCode, filename, cwd, report }) => ({
    Program(node) {
      const way = wayBack(importsOf(sourceCode.parserServices.program), filename);
      if (!way) return;
      const names = [filename, ...way].map((path) => relative(cwd, path));
      report({ node: node.body[0] ?? node, messageId: 'cycle', data: { way: names.join(' → ') } });
    },
  }),
};

const MODULE = /^.*\/server\/src\/modules\/([^/]+)\//;

/**
 * No modules of the server that know each other, not even by their types: one of two is above the other, and what both need is below
 * them. The graph of folders, where `noCycle` has that of files.
 */
export const noModuleCycle = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'These modules know each other: {{way}}' } },
  create: ({ sourceCode, filename, report }) => ({
    ImportDeclaration(node) {
      const from = MODULE.exec(filename)?.[1];
      const { program, esTreeNodeToTSNodeMap } = sourceCode.parserServices;
      const imported = fileOf(program.getTypeChecker(), esTreeNodeToTSNodeMap.get(node));
      const to = MODULE.exec(imported ?? '')?.[1];
      if (!from || !to || from === to) return;
      const way = wayBack(moduleImportsOf(program), from, to);
      if (way) report({ node, messageId: 'cycle', data: { way: [from, ...way].join(' → ') } });
    },
  }),
};

/** The shortest way by imports from a place back to itself, by way of another one where that is given. */
function wayBack(imports, start, by) {
  const ways = new Map(by === undefined ? [[start, []]] : [[by, [by]]]);
  for (const [path, way] of ways) {
    for (const next of imports.get(path) ?? []) {
      if (next === start) return [...way, start];
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return undefined;
}

const importsByProgram = new WeakMap();

/** The files that each file of ours imports to run. */
function importsOf(program) {
  const known = importsByProgram.get(program);
  if (known) return known;
  const imports = readImports(program, isImport);
  importsByProgram.set(program, imports);
  return imports;
}

const moduleImportsByProgram = new WeakMap();

/** The modules of the server that each of them imports anything of; what only its tests import does not count. */
function moduleImportsOf(program) {
  const known = moduleImportsByProgram.get(program);
  if (known) return known;
  const modules = new Map();
  for (const [file, imported] of readImports(program, isAnyImport)) {
    const from = MODULE.exec(file)?.[1];
    if (!from || file.endsWith('.test.ts')) continue;
    const own = modules.get(from) ?? new Set();
    for (const path of imported) {
      const to = MODULE.exec(path ?? '')?.[1];
      if (to && to !== from) own.add(to);
    }
    modules.set(from, own);
  }
  moduleImportsByProgram.set(program, modules);
  return modules;
}

function readImports(program, isWanted) {
  const checker = program.getTypeChecker();
  return new Map(
    program
      .getSourceFiles()
      .filter(({ isDeclarationFile }) => !isDeclarationFile)
      .map(({ fileName, statements }) => [
        fileName,
        statements.filter(isWanted).map((one) => fileOf(checker, one)),
      ]),
  );
}

function fileOf(checker, { moduleSpecifier }) {
  return checker.getSymbolAtLocation(moduleSpecifier)?.declarations?.find(ts.isSourceFile)?.fileName;
}

function isAnyImport(statement) {
  return (
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
    Boolean(statement.moduleSpecifier)
  );
}

function isImport(statement) {
  if (ts.isExportDeclaration(statement)) return Boolean(statement.moduleSpecifier) && !statement.isTypeOnly;
  if (!ts.isImportDeclaration(statement)) return false;
  const { importClause: clause } = statement;
  if (!clause) return true;
  const names = clause.namedBindings?.elements ?? [];
  const hasTypesOnly = !clause.name && names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly);
  return !clause.isTypeOnly && !hasTypesOnly;
}

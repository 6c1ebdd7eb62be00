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

/** The shortest way from a file by its imports back to itself. */
function wayBack(imports, start) {
  const ways = new Map([[start, []]]);
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
  const checker = program.getTypeChecker();
  const fileOf = ({ moduleSpecifier }) =>
    checker.getSymbolAtLocation(moduleSpecifier)?.declarations?.find(ts.isSourceFile)?.fileName;
  const imports = new Map(
    program
      .getSourceFiles()
      .filter(({ isDeclarationFile }) => !isDeclarationFile)
      .map(({ fileName, statements }) => [fileName, statements.filter(isImport).map(fileOf)]),
  );
  importsByProgram.set(program, imports);
  return imports;
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

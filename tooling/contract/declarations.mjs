import ts from 'typescript';
import path from 'node:path';

/**
 * @typedef {object} Declared a name with the statements that declare it: several, where a function has overloads
 * @property {string} file below the folder of declarations, without `.d.ts`
 * @property {string} name
 * @property {readonly ts.Statement[]} nodes
 * @property {string} [library] that it comes from, where that is not this package
 * @typedef {{ file: string, name: string, library?: string }} Place
 * @typedef {object} Module
 * @property {Map<string, ts.Statement[]>} locals
 * @property {Map<string, Place>} imports
 * @property {Map<string, Place>} exports
 * @property {string[]} stars files of which every export is one of this module
 */

/** Files of declarations as the compiler writes them, and where in them a name is declared. */
export class Declarations {
  /** @type {Map<string, Module | null>} */
  #modules = new Map();

  /** @param {(file: string) => string | undefined} read text of a file, such as `ui/index` */
  constructor(read) {
    this.read = read;
  }

  /**
   * Names that a module exports.
   * @param {string} file
   * @returns {string[]} sorted
   */
  exportsOf(file) {
    const module = this.#moduleOf(file);
    if (!module) throw new Error(`There are no declarations of ${file}`);
    const starred = module.stars.flatMap((star) => this.exportsOf(star));
    return [...new Set([...module.exports.keys(), ...starred])].sort();
  }

  /**
   * @param {string} file
   * @param {string} name
   * @returns {Declared}
   */
  exported(file, name) {
    const found = this.#find(file, name);
    if (!found) throw new Error(`${file} does not export ${name}`);
    return found;
  }

  /**
   * @param {string} request
   * @param {string} name
   * @returns {Declared | null}
   */
  #find(request, name) {
    const file = this.#fileOf(request);
    const module = this.#moduleOf(file);
    const place = module?.exports.get(name);
    if (place?.library !== undefined) return { file: place.library, name, nodes: [], library: place.library };
    if (place) return place.file === file ? this.local(file, place.name) : this.#find(place.file, place.name);
    for (const star of module?.stars ?? []) {
      const found = this.#find(star, name);
      if (found) return found;
    }
    return null;
  }

  /**
   * What a name means inside a module.
   * @param {string} file
   * @param {string} name
   * @returns {Declared | null} null where it comes from a library, or is a type parameter
   */
  local(file, name) {
    const module = this.#moduleOf(file);
    const nodes = module?.locals.get(name);
    if (nodes) return { file, name, nodes };
    const place = module?.imports.get(name);
    return place ? this.#find(place.file, place.name) : null;
  }

  /**
   * A folder stands for its index.
   * @param {string} file
   */
  #fileOf(file) {
    return this.#moduleOf(file) === null && this.#moduleOf(`${file}/index`) !== null ? `${file}/index` : file;
  }

  /** @param {string} file */
  #moduleOf(file) {
    const known = this.#modules.get(file);
    if (known !== undefined) return known;
    const text = this.read(file);
    const module = text === undefined ? null : parse(file, text);
    this.#modules.set(file, module);
    return module;
  }
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Module}
 */
function parse(file, text) {
  const source = ts.createSourceFile(`${file}.d.ts`, text, ts.ScriptTarget.Latest, true);
  /** @type {Module} */
  const module = { locals: new Map(), imports: new Map(), exports: new Map(), stars: [] };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImports(module, file, statement);
    else if (ts.isExportDeclaration(statement)) readExports(module, file, statement);
    else
      for (const name of namesOf(statement)) {
        module.locals.set(name, [...(module.locals.get(name) ?? []), statement]);
        if (isExported(statement)) module.exports.set(name, { file, name });
      }
  }
  return module;
}

/**
 * @param {Module} module
 * @param {string} file
 * @param {ts.ImportDeclaration} statement
 */
function readImports({ imports }, file, { importClause, moduleSpecifier }) {
  const from = relativeFile(file, moduleSpecifier);
  const bindings = importClause?.namedBindings;
  if (from === null || !bindings || !ts.isNamedImports(bindings)) return;
  for (const { name, propertyName } of bindings.elements)
    imports.set(name.text, { file: from, name: (propertyName ?? name).text });
}

/**
 * @param {Module} module
 * @param {string} file
 * @param {ts.ExportDeclaration} statement
 */
function readExports({ exports, stars }, file, { exportClause, moduleSpecifier }) {
  const from = moduleSpecifier ? relativeFile(file, moduleSpecifier) : file;
  const library = from === null && moduleSpecifier ? moduleSpecifier.getText().slice(1, -1) : undefined;
  if (exportClause && ts.isNamedExports(exportClause)) {
    for (const { name, propertyName } of exportClause.elements)
      exports.set(name.text, {
        file: from ?? '',
        name: (propertyName ?? name).text,
        ...(library !== undefined && { library }),
      });
  } else if (from !== null && !exportClause) stars.push(from);
}

/**
 * @param {string} file
 * @param {ts.Expression} specifier
 * @returns {string | null} null for a library
 */
export function relativeFile(file, specifier) {
  const request = ts.isStringLiteral(specifier) ? specifier.text : '';
  if (!request.startsWith('.')) return null;
  return path.posix.join(path.posix.dirname(file), request);
}

/** @param {ts.Statement} statement */
function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = /** @type {{ name?: ts.Node }} */ (statement);
  return name ? [name.getText()] : [];
}

/** @param {ts.Statement} statement */
function isExported(statement) {
  return ts.canHaveModifiers(statement)
    ? (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    : false;
}

import ts from 'typescript';
import { linesOf } from './declaration-lines.mjs';
import { Declarations, relativeFile } from './declarations.mjs';

/**
 * @typedef {Readonly<Record<string, string>>} Lines text of each member of something; its own under ''
 * @typedef {object} Described
 * @property {Lines} lines
 * @property {boolean} [isTaken] the platform is given such values by a remote: a new member then asks something of remotes
 * @property {readonly string[]} [uses] other descriptions that the lines lead to: `ui.Fact`, or the name of an inner type
 * @typedef {object} Names
 * @property {Record<string, Described>} names by entry point and name: `ui.DataTable`
 * @property {Record<string, Described>} types what those refer to and no entry point exports
 * @typedef {import('./declarations.mjs').Declared} Declared
 * @typedef {{ declared: Declared, uses: Set<string>, isTaken: boolean, isGiven: boolean }} Known
 */

/** `contract` is bundled by whoever imports it, so no release depends on another one's copy. */
const BUNDLED = /^contract\//;

/** What the shell alone calls, which is released with the entry points: no release depends on it. */
const OF_SHELL = /^(provide|publish)[A-Z]/;

/** References that pass their arguments on in the direction that they have themselves. */
const SAME_WAY =
  /^(Array|ReadonlyArray|Promise|Readonly|Record|Partial|Required|NonNullable|Pick|Omit|Map|ReadonlyMap|Set|ReadonlySet)$/;

/**
 * Every name that the entry points export, from the declarations that the compiler writes.
 * @param {(file: string) => string | undefined} read text of a file of declarations, such as `ui/index`
 * @param {readonly string[]} entryPoints
 * @returns {Names}
 */
export function describeEntryPoints(read, entryPoints) {
  return new EntryPointReader(new Declarations(read)).describe(entryPoints);
}

class EntryPointReader {
  /** @type {Map<string, Known>} by place of declaration */
  #known = new Map();

  /** @param {Declarations} declarations */
  constructor(declarations) {
    this.declarations = declarations;
  }

  /**
   * @param {readonly string[]} entryPoints
   * @returns {Names}
   */
  describe(entryPoints) {
    const exported = entryPoints.flatMap((entryPoint) => this.#exportsOf(entryPoint));
    for (const { declared } of exported) if (!isType(declared)) this.#follow(declared, false);
    for (const { declared } of exported) {
      if (this.#known.has(keyOf(declared))) continue;
      // No value of an entry point mentions this type, so its values may go either way.
      this.#follow(declared, false);
      this.#follow(declared, true);
    }
    const inner = this.#innerNames(new Set(exported.map(({ declared }) => keyOf(declared))));
    const names = new Map([...inner, ...exported.map(({ name, declared }) => [keyOf(declared), name])]);
    return {
      names: Object.fromEntries(
        exported.map(({ name, declared }) => [name, this.#described(declared, names)]),
      ),
      types: Object.fromEntries(
        [...inner]
          .sort(([, one], [, other]) => (one < other ? -1 : 1))
          .map(([key, name]) => [name, this.#described(this.#knownOf(key).declared, names)]),
      ),
    };
  }

  /** @param {string} entryPoint */
  #exportsOf(entryPoint) {
    const file = `${entryPoint}/index`;
    const names = this.declarations.exportsOf(file).filter((name) => !OF_SHELL.test(name));
    return names.map((name) => ({
      name: `${entryPoint}.${name}`,
      declared: this.declarations.exported(file, name),
    }));
  }

  /**
   * @param {Declared} declared
   * @param {ReadonlyMap<string, string>} names by key
   * @returns {Described}
   */
  #described(declared, names) {
    const key = keyOf(declared);
    const uses = [...this.#closure(key)].flatMap((used) => names.get(used) ?? []);
    const isTaken = isType(declared) && this.#knownOf(key).isTaken;
    return { lines: linesOf(declared), isTaken, uses: uses.sort() };
  }

  /** @param {string} key */
  #knownOf(key) {
    const known = this.#known.get(key);
    if (!known) throw new Error(`${key} was never followed`);
    return known;
  }

  /**
   * Notes a declaration and all that it leads to, and in which direction its values go.
   * @param {Declared} declared
   * @param {boolean} isTaken
   */
  #follow(declared, isTaken) {
    const key = keyOf(declared);
    const known = this.#known.get(key) ?? { declared, uses: new Set(), isTaken: false, isGiven: false };
    this.#known.set(key, known);
    if (isTaken ? known.isTaken : known.isGiven) return;
    if (isTaken) known.isTaken = true;
    else known.isGiven = true;
    for (const node of declared.nodes) this.#walk(node, known, isTaken);
  }

  /**
   * @param {ts.Node} node
   * @param {Known} from
   * @param {boolean} isTaken
   */
  #walk(node, from, isTaken) {
    const target = this.#targetOf(node, from.declared.file);
    if (target && !BUNDLED.test(target.file)) {
      from.uses.add(keyOf(target));
      this.#follow(target, isTaken);
    }
    // What a function is given goes the other way than what it returns.
    const turned = ts.isParameter(node) ? !isTaken : isTaken;
    const isEitherWay = ts.isTypeReferenceNode(node) && !SAME_WAY.test(node.typeName.getText());
    ts.forEachChild(node, (child) => {
      this.#walk(child, from, turned);
      if (isEitherWay && ts.isTypeNode(child)) this.#walk(child, from, !turned);
    });
  }

  /**
   * The declaration that a node refers to, where it is one of this package.
   * @param {ts.Node} node
   * @param {string} file
   * @returns {Declared | null}
   */
  #targetOf(node, file) {
    if (ts.isImportTypeNode(node)) {
      const { argument, qualifier } = node;
      const from = ts.isLiteralTypeNode(argument) ? relativeFile(file, argument.literal) : null;
      return from !== null && qualifier ? this.declarations.exported(from, firstName(qualifier)) : null;
    }
    if (ts.isTypeReferenceNode(node)) return this.declarations.local(file, firstName(node.typeName));
    if (ts.isTypeQueryNode(node)) return this.declarations.local(file, firstName(node.exprName));
    if (!ts.isExpressionWithTypeArguments(node)) return null;
    return this.declarations.local(file, node.expression.getText());
  }

  /**
   * @param {string} key
   * @param {Set<string>} [found]
   */
  #closure(key, found = new Set()) {
    for (const used of this.#known.get(key)?.uses ?? []) {
      if (found.has(used)) continue;
      found.add(used);
      this.#closure(used, found);
    }
    return found;
  }

  /**
   * Names of what no entry point exports; without the file, which may change, unless two have the same name.
   * @param {ReadonlySet<string>} exported keys
   * @returns {Map<string, string>} by key
   */
  #innerNames(exported) {
    const inner = [...this.#known].filter(([key]) => !exported.has(key));
    const names = inner.map(([, { declared }]) => declared.name);
    return new Map(
      inner.map(
        ([
          key,
          {
            declared: { name },
          },
        ]) => [key, names.indexOf(name) === names.lastIndexOf(name) ? name : key],
      ),
    );
  }
}

/** @param {Declared} declared */
function keyOf({ file, name }) {
  return `${file}#${name}`;
}

/** @param {Declared} declared */
function isType({ nodes }) {
  return nodes.every((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
}

/**
 * @param {ts.EntityName} name
 * @returns {string}
 */
function firstName(name) {
  return ts.isIdentifier(name) ? name.text : firstName(name.left);
}

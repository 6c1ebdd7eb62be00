import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * What a declaration says, by member where it has members; without comments and names of parameters, and in one line each.
 * What a function takes stands under `(1).title?`, what it returns under `returns.title`, where these are written in place.
 * @param {import('./declarations.mjs').Declared} declared
 * @returns {Record<string, string>}
 */
export function linesOf({ name, nodes, library }) {
  if (library !== undefined) return { '': `of ${library}` };
  /** @type {Record<string, string>} */
  const lines = {};
  for (const node of nodes) {
    if (ts.isFunctionDeclaration(node)) addFunction(lines, node);
    else addParts(lines, '', headOf(node), partsOf(name, node));
  }
  return lines;
}

/**
 * @param {Record<string, string>} lines
 * @param {ts.FunctionDeclaration} node
 */
function addFunction(lines, { typeParameters, parameters, type }) {
  const types = parameters.map(({ dotDotDotToken, questionToken, type: own }, index) => {
    const marks = `${dotDotDotToken ? '...' : ''}${questionToken ? '?' : ''}`;
    return `${marks}${shortened(lines, `(${index + 1}).`, own)}`;
  });
  const generic = typeParameters ? `<${typeParameters.map(textOf).join(', ')}>` : '';
  add(lines, '', `function ${generic}(${types.join(', ')}): ${shortened(lines, 'returns.', type)}`);
}

/**
 * The text of a type; the members of one that is written in place get lines of their own.
 * @param {Record<string, string>} lines
 * @param {string} prefix
 * @param {ts.TypeNode | undefined} type
 */
function shortened(lines, prefix, type) {
  if (!type || !ts.isTypeLiteralNode(type)) return type ? textOf(type) : 'any';
  addParts(lines, prefix, null, type.members);
  return '{…}';
}

/**
 * @param {Record<string, string>} lines
 * @param {string} prefix
 * @param {string | null} head
 * @param {readonly ts.Node[]} members
 */
function addParts(lines, prefix, head, members) {
  if (head !== null) add(lines, '', head);
  for (const member of members) add(lines, `${prefix}${memberName(member)}`, memberText(member));
}

/**
 * @param {Record<string, string>} lines
 * @param {string} key
 * @param {string} text
 */
function add(lines, key, text) {
  lines[key] = lines[key] === undefined ? text : `${lines[key]} & ${text}`;
}

/**
 * Members of a declaration; none where its head says it all.
 * @param {string} name
 * @param {ts.Statement} node
 * @returns {readonly ts.Node[]}
 */
function partsOf(name, node) {
  if (ts.isInterfaceDeclaration(node)) return node.members;
  if (ts.isClassDeclaration(node)) return node.members.filter((member) => !isPrivate(member));
  const type = ts.isTypeAliasDeclaration(node) ? node.type : variableType(name, node);
  return type && ts.isTypeLiteralNode(type) ? type.members : [];
}

/**
 * @param {string} name
 * @param {ts.Statement} node
 */
function variableType(name, node) {
  if (!ts.isVariableStatement(node)) return undefined;
  return node.declarationList.declarations.find((one) => one.name.getText() === name)?.type;
}

/** @param {ts.ClassElement} member */
function isPrivate(member) {
  if (member.name && ts.isPrivateIdentifier(member.name)) return true;
  const modifiers = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
}

/**
 * What a declaration is, without its members and its name.
 * @param {ts.Statement} node
 */
function headOf(node) {
  if (ts.isVariableStatement(node)) return variableHead(node);
  const { typeParameters, heritageClauses, type } =
    /** @type {ts.InterfaceDeclaration & { type?: ts.TypeNode }} */ (node);
  const generic = typeParameters ? `<${typeParameters.map(textOf).join(', ')}>` : '';
  const own = type && !ts.isTypeLiteralNode(type) ? textOf(type) : '';
  return [
    ts.isClassDeclaration(node) ? 'class' : 'type',
    generic,
    ...(heritageClauses ?? []).map(textOf),
    own,
  ]
    .filter(Boolean)
    .join(' ');
}

/** @param {ts.VariableStatement} node */
function variableHead({ declarationList }) {
  const [{ type, initializer }] = declarationList.declarations;
  if (type) return ts.isTypeLiteralNode(type) ? 'const' : `const ${textOf(type)}`;
  return initializer ? `const ${textOf(initializer)}` : 'const';
}

/** @param {ts.Node} member */
function memberName(member) {
  const { name, questionToken } = /** @type {ts.PropertySignature} */ (member);
  if (!name)
    return ts.isIndexSignatureDeclaration(member) ? '[]' : ts.isConstructorDeclaration(member) ? 'new' : '()';
  return `${textOf(name)}${questionToken ? '?' : ''}`;
}

/**
 * A member without its name, which stands before it in the description.
 * @param {ts.Node} member
 */
function memberText(member) {
  const { name, questionToken } = /** @type {ts.PropertySignature} */ (member);
  const text = textOf(member)
    .replace(/;$/, '')
    .replace(/^readonly /, '');
  const start = name ? `${textOf(name)}${questionToken ? '?' : ''}` : '';
  const at = text.indexOf(start);
  return `${text.slice(0, at)}${text.slice(at + start.length).replace(/^: /, '')}`;
}

/** @param {ts.Node} node */
function textOf(node) {
  const { transformed } = ts.transform(node, [withoutParameterNames]);
  const text = printer.printNode(ts.EmitHint.Unspecified, transformed[0], node.getSourceFile());
  return text.replace(/\s+/g, ' ').trim();
}

/** What a parameter is called is nobody's business but its function's. @type {ts.TransformerFactory<ts.Node>} */
function withoutParameterNames(context) {
  /** @param {ts.Node} node @returns {ts.Node} */
  const visit = (node) => {
    const inner = ts.visitEachChild(node, visit, context);
    if (!ts.isParameter(inner)) return inner;
    const { modifiers, dotDotDotToken, questionToken, type, initializer } = inner;
    return ts.factory.updateParameterDeclaration(
      inner,
      modifiers,
      dotDotDotToken,
      '_',
      questionToken,
      type,
      initializer,
    );
  };
  return (node) => visit(node);
}

/**
 * @typedef {import('./describe-entry-points.mjs').Lines} Lines
 * @typedef {Readonly<Record<string, any>>} Schema JSON Schema
 * @typedef {object} Call a row of the contract's table, as far as the two sides of a call must agree on it
 * @property {string} access
 * @property {Schema} [params]
 * @property {Schema} [query]
 * @property {Schema} [body]
 * @property {Schema} reply
 * @property {object} [binary]
 * @property {string} [replyType]
 * @property {number} [status]
 * @typedef {{ calls: Record<string, Lines>, resources: Record<string, Lines> }} Calls
 */

/** Keywords that check nothing. */
const REMARKS = new Set(['title', 'description', 'examples', 'default', '$id']);

/**
 * Every call and the resources that calls share, each field in a line: `reply.doctor.email: string`.
 * @param {Readonly<Record<string, Call>>} calls
 * @param {Readonly<Record<string, unknown>>} schemas resources by name, as the contract exports them
 * @returns {Calls}
 */
export function describeCalls(calls, schemas) {
  const named = new Map(
    Object.entries(schemas)
      .filter(([, schema]) => isObjectSchema(schema))
      .map(([name, schema]) => [JSON.stringify(schema), name]),
  );
  return {
    calls: mapValues(calls, (call) => callLines(call, named)),
    resources: Object.fromEntries(
      [...named].map(([text, name]) => [
        name,
        schemaLines(JSON.parse(text), new Map([...named].filter(([, other]) => other !== name))),
      ]),
    ),
  };
}

/**
 * All fields of a call, those of its resources too.
 * @param {Lines} call
 * @param {Readonly<Record<string, Lines>>} resources
 * @returns {Record<string, string>}
 */
export function expandCall(call, resources) {
  /** @type {Record<string, string>} */
  const lines = {};
  for (const [path, text] of Object.entries(call)) {
    const inner = text.startsWith('@') ? resources[text.slice(1)] : undefined;
    if (!inner) lines[path] = text;
    else
      for (const [field, own] of Object.entries(expandCall(inner, resources))) lines[join(path, field)] = own;
  }
  return lines;
}

/**
 * @param {Call} call
 * @param {ReadonlyMap<string, string>} named
 * @returns {Lines}
 */
function callLines({ access, params, query, body, reply, binary, replyType, status }, named) {
  const parts = Object.entries({ params, query, body, reply }).flatMap(([part, schema]) =>
    schema ? Object.entries(schemaLines(schema, named)).map(([path, text]) => [join(part, path), text]) : [],
  );
  const facts = Object.entries({ access, binary, replyType, status }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, typeof value === 'string' ? value : JSON.stringify(value)]],
  );
  return Object.fromEntries([...facts, ...parts]);
}

/**
 * @param {Schema} schema
 * @param {ReadonlyMap<string, string>} named
 * @returns {Record<string, string>}
 */
function schemaLines(schema, named) {
  const name = named.get(JSON.stringify(schema));
  if (name !== undefined) return { '': `@${name}` };
  /** @type {Record<string, string>} */
  const lines = {};
  /** @param {string} path @param {Schema} inner */
  const addAll = (path, inner) => {
    for (const [field, text] of Object.entries(schemaLines(inner, named))) lines[join(path, field)] = text;
  };
  const { properties, required = [], items, anyOf, ...rest } = schema;
  const own = ownText(rest, Boolean(properties ?? items));
  if (anyOf) {
    const isLeaf = (/** @type {Schema} */ one) =>
      !named.has(JSON.stringify(one)) && !one.properties && !one.items && !one.anyOf;
    const leaves = anyOf.filter(isLeaf).map((/** @type {Schema} */ one) => ownText(one, false));
    const others = anyOf.filter((/** @type {Schema} */ one) => !isLeaf(one));
    lines[''] = [own, ...leaves, ...(others.length > 0 ? ['…'] : [])].filter(Boolean).join(' | ');
    others.forEach((/** @type {Schema} */ one, /** @type {number} */ index) =>
      addAll(others.length > 1 ? `(${index + 1})` : '()', one),
    );
    return lines;
  }
  if (own !== '') lines[''] = own;
  for (const [key, value] of Object.entries(properties ?? {}))
    addAll(required.includes(key) ? key : `${key}?`, value);
  if (items) addAll('[]', items);
  return lines;
}

/**
 * What a schema says of its value itself.
 * @param {Schema} schema without its parts
 * @param {boolean} hasParts whose lines tell whether it is an object or a list
 */
function ownText({ type, enum: values, const: only, ...rest }, hasParts) {
  const kind = values
    ? values.join(' | ')
    : only !== undefined
      ? JSON.stringify(only)
      : hasParts
        ? ''
        : (type ?? '');
  const limits = Object.entries(rest)
    .filter(([key]) => !REMARKS.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`);
  return [kind, ...limits].filter((part) => part !== '').join(' ');
}

/** @param {string} path @param {string} field */
function join(path, field) {
  if (field === '' || path === '') return path + field;
  return /^[[(]/.test(field) ? `${path}${field}` : `${path}.${field}`;
}

/** @param {unknown} value */
function isObjectSchema(value) {
  return typeof value === 'object' && value !== null && 'properties' in value;
}

/**
 * @template T, U
 * @param {Readonly<Record<string, T>>} record
 * @param {(value: T) => U} change
 * @returns {Record<string, U>}
 */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

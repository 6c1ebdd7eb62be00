import { readFileSync } from 'node:fs';
import { placedModules } from './build-facts-plugin.mjs';

/** Also of a part of one: its names are those of the entry point. */
const ENTRY_POINT = /^@portal\/shared\/([^/]+)/;
const CALL = /(["'])((?:GET|POST|PUT|PATCH|DELETE) \/[^"']*)\1/g;
const DESCRIPTION = new URL('../../shared/contract.api.json', import.meta.url);

/**
 * @typedef {object} Needs
 * @property {string} contract range of the shell's contract that has every name a remote imports of the entry points
 * @property {string | undefined} api range of the server's calls; undefined where it makes none
 * @property {readonly string[]} unknown what it uses and the description does not know, in a sentence each
 */

/**
 * What the remote of a compilation needs of a shell and of a server.
 * @param {import('webpack').Compilation} compilation
 * @returns {Needs}
 */
export function contractNeeds(compilation) {
  return needsOf(
    importedNames(compilation),
    calledNames(compilation),
    JSON.parse(readFileSync(DESCRIPTION, 'utf8')),
  );
}

/**
 * @param {readonly string[]} names `ui.DataTable`; `ui.*` for an entry point that is imported as a whole
 * @param {readonly string[]} calls
 * @param {Pick<import('../contract/description.mjs').Description, 'version' | 'api' | 'names' | 'calls'>} description
 * @returns {Needs}
 */
export function needsOf(names, calls, description) {
  const known = Object.keys(description.names);
  const whole = names.flatMap((name) =>
    name.endsWith('.*') ? known.filter((one) => one.startsWith(name.slice(0, -1))) : [name],
  );
  const unknown = [
    ...whole.filter((name) => !description.names[name]),
    ...calls.filter((call) => !description.calls[call]),
  ];
  return {
    contract: rangeOf(description.version, sinceOf(whole, description.names)),
    api:
      calls.length > 0 ? rangeOf(description.api, sinceOf(withTwins(calls), description.calls)) : undefined,
    unknown: unknown.map((name) => `${name} is not in shared/contract.api.json: npm run contract`),
  };
}

/**
 * The calls with their twins for doctors' cases, which code may make of the name: `GET /dso/case` of `GET /case`.
 * @param {readonly string[]} calls
 */
function withTwins(calls) {
  return calls.flatMap((call) => [call, call.replace(' /', ' /dso/')]);
}

/**
 * @param {readonly string[]} names
 * @param {Readonly<Record<string, { since: string }>>} described
 */
function sinceOf(names, described) {
  return names.flatMap((name) => described[name]?.since ?? []);
}

/**
 * The least version that has everything; of the present major, since a later one broke something for somebody.
 * @param {string} version
 * @param {readonly string[]} since
 */
function rangeOf(version, since) {
  const numbers = (/** @type {string} */ text) => text.split('.').map(Number);
  const [major] = numbers(version);
  const least = [`${major}.0.0`, ...since].reduce((one, other) => {
    const [a, b] = [numbers(one), numbers(other)];
    const at = a.findIndex((part, index) => part !== b[index]);
    return at === -1 || a[at] > b[at] ? one : other;
  });
  return `^${least}`;
}

/** Names that a remote's modules use of the entry points, those apart that only types use: they are gone in the build. */
function importedNames({ modules, moduleGraph }) {
  const names = [...modules].flatMap((module) => {
    const entryPoint = ENTRY_POINT.exec(module.options?.shareKey ?? '')?.[1];
    if (entryPoint === undefined) return [];
    return [...moduleGraph.getIncomingConnections(module)]
      .filter((connection) => connection.dependency && connection.isTargetActive(undefined))
      .flatMap(({ dependency }) => dependency.getReferencedExports(moduleGraph, undefined))
      .map((reference) => (Array.isArray(reference) ? reference : reference.name))
      .map(([name = '*']) => `${entryPoint}.${name}`);
  });
  return [...new Set(names)].sort();
}

/** Calls of the contract's table that a remote's own modules name. */
function calledNames(compilation) {
  const texts = placedModules(compilation)
    .filter(({ resource }) => resource && !/[\\/]node_modules[\\/]/.test(resource))
    .map((module) => String(module.originalSource()?.source() ?? ''));
  const names = texts.flatMap((text) => [...text.matchAll(CALL)].map(([, , name]) => name));
  return [...new Set(names)].sort();
}

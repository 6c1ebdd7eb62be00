import { callDifferences, nameDifferences } from './differences.mjs';

/**
 * @typedef {import('./describe-entry-points.mjs').Lines} Lines
 * @typedef {import('./describe-entry-points.mjs').Described} Described
 * @typedef {import('./differences.mjs').Difference} Difference
 * @typedef {{ since: string, lines: Lines }} Entry `since`: the version from which on it is as described
 * @typedef {object} Description what `shared/contract.api.json` says
 * @property {string} version of `@portal/shared`: of what the shell provides
 * @property {string} api version of the calls: of what the server answers
 * @property {Readonly<Record<string, Entry>>} names by entry point and name: `ui.DataTable`
 * @property {Readonly<Record<string, { lines: Lines }>>} types
 * @property {Readonly<Record<string, Entry>>} calls
 * @property {Readonly<Record<string, { lines: Lines }>>} resources
 * @typedef {object} Source what the sources say at present
 * @property {Readonly<Record<string, Described>>} names
 * @property {Readonly<Record<string, Described>>} types
 * @property {Readonly<Record<string, Described>>} calls
 * @property {Readonly<Record<string, Described>>} resources
 * @typedef {{ names: readonly Difference[], calls: readonly Difference[] }} Differences
 */

/**
 * @param {Description} base
 * @param {Source} source
 * @returns {Differences}
 */
export function differencesOf(base, source) {
  return { names: nameDifferences(base, source), calls: callDifferences(base, source) };
}

/**
 * The description of the sources, with the versions that their differences from `base` ask for.
 * @param {Description} base
 * @param {Source} source
 * @returns {Description}
 */
export function describeAnew(base, source) {
  const { names, calls } = differencesOf(base, source);
  const version = raised(base.version, names);
  const api = raised(base.api, calls);
  return {
    version,
    api,
    names: dated(base.names, source.names, names, version),
    types: undated(source.types),
    calls: dated(base.calls, source.calls, calls, api),
    resources: undated(source.resources),
  };
}

/**
 * The least version for some differences: a major one where something is gone or changed.
 * @param {string} version
 * @param {readonly Difference[]} differences
 */
export function raised(version, differences) {
  const [major, minor] = version.split('.').map(Number);
  if (differences.some(({ kind }) => kind === 'removed' || kind === 'changed')) return `${major + 1}.0.0`;
  return differences.length > 0 ? `${major}.${minor + 1}.0` : version;
}

/**
 * What differs, and what leads to something that differs, is as it is from the new version on.
 * @param {Readonly<Record<string, Entry>>} base
 * @param {Readonly<Record<string, Described>>} source
 * @param {readonly Difference[]} differences
 * @param {string} version
 * @returns {Record<string, Entry>}
 */
function dated(base, source, differences, version) {
  const differing = new Set(differences.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(source).map(([name, { lines, uses = [] }]) => {
      const isNew = [name, ...uses].some((one) => differing.has(one));
      return [name, { since: isNew ? version : (base[name]?.since ?? version), lines }];
    }),
  );
}

/** @param {Readonly<Record<string, Described>>} source */
function undated(source) {
  return Object.fromEntries(Object.entries(source).map(([name, { lines }]) => [name, { lines }]));
}

const WORDS = {
  added: 'is new',
  grown: 'has more',
  changed: 'is not what it was',
  removed: 'is gone',
};

/**
 * A line for each difference, such as `ui.DataTable is not what it was: without rows (a major version)`.
 * @param {Differences} differences
 * @returns {string[]}
 */
export function sentencesOf({ names, calls }) {
  return [...names, ...calls].map(({ name, kind, detail }) => {
    const bump = kind === 'added' || kind === 'grown' ? 'minor' : 'major';
    return `${name} ${WORDS[kind]}${detail === '' ? '' : `: ${detail}`} (a ${bump} version)`;
  });
}

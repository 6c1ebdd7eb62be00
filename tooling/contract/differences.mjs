import { expandCall } from './describe-calls.mjs';

/**
 * @typedef {import('./describe-entry-points.mjs').Lines} Lines
 * @typedef {import('./describe-entry-points.mjs').Described} Described
 * @typedef {import('./description.mjs').Description} Description
 * @typedef {import('./description.mjs').Source} Source
 * @typedef {'added' | 'grown' | 'changed' | 'removed'} Kind `grown`: what was there is as it was, and there is more of it
 * @typedef {{ name: string, kind: Kind, detail: string }} Difference
 */

/**
 * How the entry points differ from their description.
 * @param {Description} base
 * @param {Source} source
 * @returns {Difference[]} by name; an inner type that comes or goes is told by what refers to it
 */
export function nameDifferences(base, { names, types }) {
  const isInner = (/** @type {Difference} */ { kind }) => kind === 'grown' || kind === 'changed';
  return [
    ...compareAll(base.names, names, compareMembers),
    ...compareAll(base.types, types, compareMembers).filter(isInner),
  ];
}

/**
 * How the calls differ from their description.
 * @param {Description} base
 * @param {Source} source
 * @returns {Difference[]} by name
 */
export function callDifferences(base, { calls, resources }) {
  const before = expandAll(base.calls, base.resources);
  const now = expandAll(calls, resources);
  return compareAll(before, now, compareFields);
}

/**
 * @param {Readonly<Record<string, { lines: Lines }>>} calls
 * @param {Readonly<Record<string, { lines: Lines }>>} resources
 * @returns {Record<string, Described>}
 */
function expandAll(calls, resources) {
  const plain = Object.fromEntries(Object.entries(resources).map(([name, { lines }]) => [name, lines]));
  return Object.fromEntries(
    Object.entries(calls).map(([name, { lines }]) => [name, { lines: expandCall(lines, plain) }]),
  );
}

/**
 * @param {Readonly<Record<string, { lines: Lines }>>} base
 * @param {Readonly<Record<string, Described>>} source
 * @param {(base: Lines, now: Described) => Omit<Difference, 'name'> | null} compare
 * @returns {Difference[]}
 */
function compareAll(base, source, compare) {
  const all = [...new Set([...Object.keys(base), ...Object.keys(source)])].sort();
  return all.flatMap((name) => {
    const [before, now] = [base[name], source[name]];
    if (!now) return [{ name, kind: /** @type {const} */ ('removed'), detail: '' }];
    if (!before) return [{ name, kind: /** @type {const} */ ('added'), detail: '' }];
    const difference = compare(before.lines, now);
    return difference ? [{ name, ...difference }] : [];
  });
}

/**
 * A declaration may get members: any where the platform gives its values out, optional ones where it takes them.
 * @param {Lines} before
 * @param {Described} now
 */
function compareMembers(before, { lines, isTaken }) {
  return compareLines(before, lines, (member) => {
    if (member === '' || member.startsWith('returns.')) return member !== '';
    return member.endsWith('?') || !(isTaken || member.startsWith('('));
  });
}

/**
 * A call may get fields: any in its reply, optional ones in what is sent. What is sent may also come to be null, and a list of words may
 * come to take more of them: whatever an older caller sends is taken as before.
 * @param {Lines} before
 * @param {Described} now
 */
function compareFields(before, { lines }) {
  const paths = Object.keys(before);
  const isKnown = (/** @type {string} */ path) => paths.some((one) => one === path || isBelow(one, path));
  return compareLines(
    before,
    lines,
    (path) => {
      if (path.startsWith('reply')) return true;
      // A query that a call had none of is as good as an empty one.
      const newest = parentsOf(path).find((parent) => parent !== 'query' && !isKnown(parent));
      return newest?.endsWith('?') === true;
    },
    (path) => (path.startsWith('reply') ? null : widening(before[path] ?? '', lines[path] ?? '')),
  );
}

/**
 * What a field that is sent takes more than before; null when it does not take all that it took.
 * @param {string} before
 * @param {string} now
 */
function widening(before, now) {
  if (now === `${before} | null`) return 'may be null';
  const [old, next] = [choicesIn(before), choicesIn(now)];
  if (!old || !next || old.rest !== next.rest) return null;
  const isKept = old.choices.every((words, index) =>
    words.every((word) => next.choices[index]?.includes(word)),
  );
  const more = next.choices.flatMap((words, index) =>
    words.filter((word) => !old.choices[index]?.includes(word)),
  );
  return isKept ? `may be ${[...new Set(more)].join(', ')}` : null;
}

/**
 * The words that the pattern of a text chooses between, as `(upper|lower)`, and what is left without them. Null for a pattern with
 * more than groups, commas and repetition: where something is negated, a further word can take less.
 * @param {string} text
 */
function choicesIn(text) {
  const [kind, pattern, ...others] = text.split(/ pattern=/);
  if (pattern === undefined || others.length > 0 || !/^\^[\w|(),*+]+\$$/.test(pattern)) return null;
  const groups = /\((\w+(?:\|\w+)*)\)/g;
  return {
    choices: [...pattern.matchAll(groups)].map(([, words = '']) => words.split('|')),
    rest: `${kind} ${pattern.replaceAll(groups, '()')}`,
  };
}

/**
 * @param {Lines} before
 * @param {Lines} now
 * @param {(key: string) => boolean} mayCome
 * @param {(key: string) => string | null} wider what a line that is not what it was allows besides that; null when it does not
 * @returns {Omit<Difference, 'name'> | null}
 */
function compareLines(before, now, mayCome, wider = () => null) {
  const gone = Object.keys(before).filter((key) => now[key] === undefined);
  const other = Object.keys(before).filter((key) => now[key] !== undefined && now[key] !== before[key]);
  const changed = other.filter((key) => wider(key) === null);
  const come = Object.keys(now).filter((key) => before[key] === undefined);
  const broken = [
    ...gone.map((key) => `without ${key}`),
    ...changed.map((key) => (key === '' ? `it was ${before[key]}` : `${key} was ${before[key]}`)),
    ...come.filter((key) => !mayCome(key)).map((key) => `with ${key}`),
  ];
  if (broken.length > 0) return { kind: 'changed', detail: broken.join('; ') };
  const more = [...other.map((key) => `${key} ${wider(key)}`), ...come.map((key) => `with ${key}`)];
  return more.length > 0 ? { kind: 'grown', detail: more.join('; ') } : null;
}

/** @param {string} path @returns {string[]} the path and what it stands in, from the outermost */
function parentsOf(path) {
  const ends = [...path.matchAll(/[.[(]/g)].map(({ index }) => index);
  return [...ends.map((end) => path.slice(0, end)), path];
}

/** @param {string} path @param {string} parent */
function isBelow(path, parent) {
  return path.startsWith(parent) && /^[.[(]/.test(path.slice(parent.length));
}

/**
 * Who has to prove a row: docs/requirements.md says what each side means.
 * @typedef {'page' | 'browser' | 'server' | 'delivery'} Side
 * @typedef {{ id: string, owner: string, text: string, sides: Side[] }} Requirement
 */

/** @type {readonly Side[]} */
export const SIDES = ['page', 'browser', 'server', 'delivery'];

const ROW = /^\|\s*([A-Z]{2}-\d+)\s*\|(.+)\|\s*$/gm;
const BRACKETS = /\[([^\]]+)\]/g;
const ID_LIST = /^[A-Z]{2}-\d+(?:\s*,\s*[A-Z]{2}-\d+)*$/;

/**
 * The rows of docs/requirements.md, in its order.
 * @param {string} markdown
 * @returns {Requirement[]}
 * @throws {Error} when an id stands twice, as a proof would not say which row it proves, or when a row names no known side
 */
export function parseRequirements(markdown) {
  const byId = new Map();
  for (const [, id = '', cells = ''] of markdown.matchAll(ROW)) {
    if (byId.has(id)) throw new Error(`${id} stands twice in the requirements`);
    const [text = '', , proof = ''] = cells.split('|').map((cell) => cell.trim());
    byId.set(id, { id, owner: id.slice(0, 2), text, sides: sidesIn(id, proof) });
  }
  return [...byId.values()];
}

/**
 * @param {string} id
 * @param {string} proof the cell, as `page, server`
 * @returns {Side[]}
 */
function sidesIn(id, proof) {
  const named = proof.split(',').map((side) => side.trim());
  const unknown = named.filter((name) => !SIDES.some((side) => side === name));
  if (unknown.length > 0) {
    throw new Error(`${id} names '${unknown.join(', ')}' as its proof; the sides are ${SIDES.join(', ')}`);
  }
  return SIDES.filter((side) => named.includes(side));
}

/**
 * The ids that a test title carries: `[CA-18][UP-01] …`, `[CA-18, UP-01] …`. Other bracketed words are no ids.
 * @param {string} title
 * @returns {string[]}
 */
export function idsIn(title) {
  const lists = [...title.matchAll(BRACKETS)].map(([, inside = '']) => inside.trim());
  const ids = lists.filter((inside) => ID_LIST.test(inside)).flatMap((inside) => inside.split(/\s*,\s*/));
  return [...new Set(ids)];
}

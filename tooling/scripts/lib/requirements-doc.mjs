/**
 * @typedef {{ id: string, owner: string, text: string }} Requirement
 */

const ROW = /^\|\s*([A-Z]{2}-\d+)\s*\|\s*(.+?)\s*\|[^|]*\|\s*$/gm;
const BRACKETS = /\[([^\]]+)\]/g;
const ID_LIST = /^[A-Z]{2}-\d+(?:\s*,\s*[A-Z]{2}-\d+)*$/;

/**
 * The rows of docs/requirements.md, in its order.
 * @param {string} markdown
 * @returns {Requirement[]}
 * @throws {Error} when an id stands twice: a proof would not say which row it proves
 */
export function parseRequirements(markdown) {
  const byId = new Map();
  for (const [, id = '', text = ''] of markdown.matchAll(ROW)) {
    if (byId.has(id)) throw new Error(`${id} stands twice in the requirements`);
    byId.set(id, { id, owner: id.slice(0, 2), text });
  }
  return [...byId.values()];
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

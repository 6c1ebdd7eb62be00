import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * The source map of a text in which one place became longer or shorter: what stands behind it on its line moves.
 * @param {{ mappings: string }} map of `before`
 * @param {string} before
 * @param {number} at index of the place
 * @param {number} growth in characters
 */
export function shiftMap(map, before, at, growth) {
  const above = before.slice(0, at).split('\n');
  const column = above[above.length - 1].length;
  const lines = decode(map.mappings);
  for (const segment of lines[above.length - 1] ?? []) if (segment[0] > column) segment[0] += growth;
  return { ...map, mappings: encode(lines) };
}

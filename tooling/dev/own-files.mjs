/** The server's own files are below this; everything else is the portal's. */
export const BASE = '/portal-dev/';

/**
 * Lets pages of the portal load a remote of this machine. What the portal answers through this server is for its own pages only.
 * @param {string} portal its origin
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function sharingHeaders(portal, path) {
  if (!path.startsWith(BASE)) return {};
  return { 'access-control-allow-origin': portal, 'access-control-allow-private-network': 'true' };
}

import { domainOf, inRoot, remoteFolders } from './workspace.mjs';

/**
 * @typedef {object} Manifest of a remote, as far as a new one has to know it
 * @property {string} id
 * @property {readonly string[]} paths
 * @property {readonly { order: number }[]} navigation
 */

/**
 * The manifests of all remotes of the workspace, from their sources.
 * @returns {Promise<readonly Manifest[]>}
 */
export async function readManifests() {
  // Only there once the workspace is installed.
  const { tsImport } = await import('tsx/esm/api');
  const modules = remoteFolders().map(async (folder) => {
    const { manifest } = await tsImport(inRoot(folder, 'src', 'manifest.ts'), import.meta.url);
    return { ...manifest, id: manifest.id ?? domainOf(folder) };
  });
  return Promise.all(modules);
}

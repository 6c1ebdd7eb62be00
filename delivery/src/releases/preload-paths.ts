import { isJsonObject, isTextList, type JsonObject } from '../json';

/** The entry and the synchronous chunks of `./app`, read from the federation manifest of a remote. */
export function preloadPaths(entry: string, federationManifest: JsonObject): readonly string[] {
  const exposes = federationManifest['exposes'];
  const app = Array.isArray(exposes) ? exposes.find(isApp) : undefined;
  const assets = isJsonObject(app) ? app['assets'] : undefined;
  return [...new Set([entry, ...syncFiles(assets, 'js'), ...syncFiles(assets, 'css')])];
}

function isApp(expose: unknown): boolean {
  return isJsonObject(expose) && (expose['path'] === './app' || expose['name'] === 'app');
}

function syncFiles(assets: unknown, kind: 'js' | 'css'): readonly string[] {
  const group = isJsonObject(assets) ? assets[kind] : undefined;
  const files = isJsonObject(group) ? group['sync'] : undefined;
  return isTextList(files) ? files : [];
}

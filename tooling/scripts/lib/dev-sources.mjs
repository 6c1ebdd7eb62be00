import path from 'node:path';
import { existsSync } from 'node:fs';
import { domainOf, inRoot, PlainError, remoteFolders } from './workspace.mjs';

/** Served as part of the shell, which provides it to every remote. */
const IN_SHELL = ['shell', 'shared'];

/**
 * What is served from source: the named remotes, and always the shell, since that of a release has React without refresh.
 * @param {readonly string[]} names `cases`, `mfe-cases`, `shell`, `shared`, or the folder of a remote that lies elsewhere
 * @returns {readonly import('../../dev/dev-server.mjs').Source[]}
 */
export function chosenSources(names) {
  const known = [...remoteFolders().map(domainOf), ...IN_SHELL].join(', ');
  if (names.length === 0) throw new PlainError(`What? npm run dev -- <remote>. There are: ${known}`);
  const remotes = [...new Set(names)]
    .filter((name) => !IN_SHELL.includes(name))
    .map((name) => {
      const packageDir = folderOf(name);
      if (packageDir === undefined) throw new PlainError(`There is no remote '${name}'. There are: ${known}`);
      return { id: domainOf(path.basename(packageDir)), packageDir };
    });
  return [{ id: 'shell', packageDir: inRoot('shell') }, ...remotes];
}

/** @param {string} name */
function folderOf(name) {
  const folder = remoteFolders().find((candidate) => candidate === name || domainOf(candidate) === name);
  if (folder !== undefined) return inRoot(folder);
  return name.includes(path.sep) && existsSync(path.join(name, 'src/manifest.ts'))
    ? path.resolve(name)
    : undefined;
}

import { existsSync } from 'node:fs';
import { inRoot, PlainError } from './workspace.mjs';

/** Also what a link may name to put a remote from a developer's machine in its place. */
const NAME = /^[a-z]+(-[a-z]+)*$/;
const LONGEST = 40;

/** What the gateway, the API server and the shell answer themselves, and what the other packages are called. */
const TAKEN = [
  ...['api', 'chat', 'healthz', 'metrics', 'ops', 'portal', 'readyz', 'releases', 'status'],
  ...['accept-invitation', 'forget-password', 'login', 'quick-guide', 'reset-password', 'set-password'],
  ...['delivery', 'deploy', 'docs', 'server', 'shared', 'shell', 'tooling'],
];

/**
 * Refuses a name that would not do for a remote and its address.
 * @param {string} name
 * @param {readonly import('./new-remote-manifests.mjs').Manifest[]} manifests of the remotes that there are
 * @param {(folder: string) => boolean} [isThere]
 */
export function checkName(name, manifests, isThere = (folder) => existsSync(inRoot(folder))) {
  if (name.startsWith('mfe-')) throw new PlainError(`Without 'mfe-': npm run new:remote -- ${name.slice(4)}`);
  if (!NAME.test(name) || name.length > LONGEST)
    throw new PlainError(
      `'${name}' is not a name for a remote: small letters, words joined by hyphens, at most ${LONGEST} characters.`,
    );
  if (TAKEN.includes(name)) throw new PlainError(`'${name}' has a meaning in the portal already.`);
  if (isThere(`mfe-${name}`) || manifests.some(({ id }) => id === name))
    throw new PlainError(`There is a remote '${name}' already.`);
  const owner = manifests.find(({ paths }) => paths.some((pattern) => answers(pattern, `/${name}`)));
  if (owner) throw new PlainError(`The address /${name} belongs to '${owner.id}' already.`);
}

/**
 * Whether a pattern in React Router's notation matches an address.
 * @param {string} pattern
 * @param {string} path
 */
export function answers(pattern, path) {
  const wanted = segments(pattern);
  const there = segments(path);
  const isWhole = wanted.at(-1) === '*';
  const fixed = isWhole ? wanted.slice(0, -1) : wanted;
  const fits = isWhole ? there.length >= fixed.length : there.length === fixed.length;
  return fits && fixed.every((segment, at) => segment.startsWith(':') || segment === there[at]);
}

/** @param {string} path */
const segments = (path) => path.split('/').filter(Boolean);

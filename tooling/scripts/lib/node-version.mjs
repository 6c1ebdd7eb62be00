import { PlainError } from './workspace.mjs';

const WANTED = [20, 19];

/** @param {string} [version] */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1]);
  if (fits) return;
  throw new PlainError(
    `The portal needs Node.js ${WANTED.join('.')} or newer; this is ${version}. See https://nodejs.org.`,
  );
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './workspace.mjs';

/**
 * What a person needs once the portal runs: where it is, and who one can be in it.
 * @param {import('./start-settings.mjs').StartSettings} settings
 */
export function welcome({ portalUrl, dataDir, logDir }) {
  const file = path.join(dataDir, 'demo-logins.json');
  const logins = existsSync(file) ? demoLogins(readJson(file)) : [];
  const ops = opsLogin(portalUrl, path.join(dataDir, 'delivery', 'ops-token'));
  const lines = [
    '',
    `The portal is ready: ${portalUrl}`,
    ...logins,
    ...ops,
    '',
    `Logs: ${logDir}    Stop: Ctrl-C`,
  ];
  return lines.join('\n');
}

/**
 * @param {string} portalUrl
 * @param {string} file that the gateway of a demo keeps its token in
 */
function opsLogin(portalUrl, file) {
  if (!existsSync(file)) return [];
  return ['', `Releases: ${portalUrl}/ops   token: ${readFileSync(file, 'utf8').trim()}`];
}

/** @param {readonly { role: string, email: string, password: string, note?: string }[]} logins */
function demoLogins(logins) {
  if (logins.length === 0) return [];
  const width = (key) => Math.max(...logins.map((login) => login[key].length));
  const passwords = new Set(logins.map(({ password }) => password));
  const [password] = passwords;
  const isSame = passwords.size === 1;
  return [
    '',
    isSame ? `Demo logins, password of all: ${password}` : 'Demo logins:',
    ...logins.map(({ role, email, password: own, note = '' }) =>
      `  ${role.padEnd(width('role'))}  ${email.padEnd(width('email'))}  ${isSame ? '' : `${own}  `}${note}`.trimEnd(),
    ),
  ];
}

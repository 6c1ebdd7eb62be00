import path from 'node:path';
import { PlainError, ROOT } from './workspace.mjs';

/**
 * What `npm start` is told by its environment.
 * @param {NodeJS.ProcessEnv} env
 */
export function readStartSettings(env) {
  const port = readPort('PORT', env.PORT ?? '8080');
  const apiPort = readPort('API_PORT', env.API_PORT ?? String(port + 1));
  const dataDir = path.resolve(ROOT, env.DATA_DIR ?? 'var');
  return {
    port,
    apiPort,
    dataDir,
    host: env.HOST ?? 'localhost',
    apiUrl: `http://127.0.0.1:${apiPort}`,
    portalUrl: `http://localhost:${port}`,
    logDir: path.join(dataDir, 'logs'),
  };
}

/** @typedef {ReturnType<typeof readStartSettings>} StartSettings */

/**
 * @param {string} name
 * @param {string} text
 */
function readPort(name, text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_535) return port;
  throw new PlainError(`${name} is '${text}', which is not a port number.`);
}

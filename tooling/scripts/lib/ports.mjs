import { createServer } from 'node:net';
import { PlainError } from './workspace.mjs';

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port, host) {
  // `localhost` is two addresses, and one of the two may be taken.
  const hosts = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  for (const address of hosts) if (!(await canListen(port, address))) return false;
  return true;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      // A machine without IPv6 has no ::1, so nobody uses the port there.
      else if (host === '::1') resolve(true);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * @param {number} from
 * @param {string} host
 */
export async function freePortFrom(from, host) {
  for (let port = from; port < from + 100; port += 1) if (await isPortFree(port, host)) return port;
  throw new PlainError(`No port is free from ${from} to ${from + 99}.`);
}

/**
 * @param {string} name the variable that sets the port
 * @param {number} port
 * @param {string} host
 */
export async function requireFreePort(name, port, host) {
  const isFree = await isPortFree(port, host).catch((cause) => {
    throw new PlainError(`Port ${port} (${name}) cannot be used: ${cause.message}`, { cause });
  });
  if (isFree) return;
  throw new PlainError(
    `Port ${port} is in use. Stop what uses it, or choose another one: ${name}=${port + 1000} npm start`,
  );
}

import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Pages of any origin may have the files: those of a portal that is deployed elsewhere come from the internet. */
const OPEN = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

/** A browser that asks beforehand whether a page of the internet may reach this machine (Private Network Access). */
const PREFLIGHT = {
  ...OPEN,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-allow-private-network': 'true',
};

/**
 * Serves the files of a folder to pages of any origin, never from a cache.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<import('node:http').Server>}
 */
export function serveFolder(folder, port) {
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT).end();
      return;
    }
    const file = fileFor(folder, request.url ?? '/');
    if (!file) {
      response.writeHead(404, OPEN).end('Not found');
      return;
    }
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { ...OPEN, 'content-type': type });
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/**
 * @param {string} folder
 * @param {string} url
 */
function fileFor(folder, url) {
  const { pathname } = new URL(url, 'http://localhost');
  const file = path.join(folder, path.normalize(decode(pathname)));
  const isInside = file.startsWith(folder + path.sep);
  return isInside && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/**
 * The text itself where it cannot be decoded: then it names no file.
 * @param {string} pathname
 */
function decode(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { acceptsBrotli } from '../accepts-brotli';
import { contentTypeOf } from '../content-types';
import { compress } from './page-text';

/** The script that ends the splash when the shell does not. */
export interface Watchdog {
  /** Its address, which changes with its content. */
  readonly path: string;
  readonly integrity: string;
  /** Address of the script with the texts, which only trouble needs. */
  readonly panel: string;
}

/** Serves the watchdog of the pages, which is the gateway's own and no part of a release. */
export async function registerWatchdog(app: FastifyInstance, dir: string): Promise<Watchdog> {
  const { path, integrity } = await serve(app, dir, 'watchdog');
  const { path: panel } = await serve(app, dir, 'watchdog-panel');
  return { path, integrity, panel };
}

async function serve(app: FastifyInstance, dir: string, name: string) {
  const content = shorten(await readFile(join(dir, `${name}.js`), 'utf8'));
  const packed = await compress(content);
  const hash = createHash('sha384').update(content).digest();
  const path = `/portal/${name}-${hash.toString('hex').slice(0, 12)}.js`;
  app.get(path, { config: { quiet: true } }, async (request, reply) => {
    const isPacked = acceptsBrotli(request.headers['accept-encoding']);
    if (isPacked) reply.header('content-encoding', 'br');
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
      .type(contentTypeOf(path))
      .send(isPacked ? packed : content);
  });
  return { path, integrity: `sha384-${hash.toString('base64')}` };
}

/** Without comments and indentation: every first load pays for the script. */
function shorten(code: string): string {
  return code.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*(?:\/\/.*)?/gm, '');
}

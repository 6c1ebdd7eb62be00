import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { acceptsBrotli } from '../accepts-brotli';
import { contentTypeOf } from '../content-types';
import { answerNotFound } from '../request-log';
import { opsPagePolicy, renderOpsPage } from './ops-page';
import { readPageAssets, type PageAssets } from './page-assets';

const NOT_BUILT = 'The ops page is not built. The commands of delivery do the same.';

/** The ops page and its files. It needs nothing of the portal: neither a live shell nor the API server. */
export function registerOpsPage(app: FastifyInstance, assetsDir: string): void {
  let loaded: PageAssets | null = null;
  // Not built yet is no lasting state: a build may come after the start.
  const assets = async (): Promise<PageAssets | null> => (loaded ??= await readPageAssets(assetsDir));

  for (const url of ['/ops', '/ops/']) {
    app.get(url, async (_request, reply) => {
      const built = await assets();
      if (!built) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
      const nonce = randomBytes(16).toString('base64');
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': opsPagePolicy(nonce),
          'x-frame-options': 'DENY',
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(renderOpsPage(built, nonce));
    });
  }
  app.get<{ Params: { name: string } }>(
    '/ops/assets/:name',
    { config: { quiet: true } },
    async (request, reply) => {
      const { name } = request.params;
      const asset = (await assets())?.files.get(name);
      if (!asset) return answerNotFound(reply);
      const isPacked = acceptsBrotli(request.headers['accept-encoding']);
      if (isPacked) reply.header('content-encoding', 'br');
      return reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
        .type(contentTypeOf(name))
        .send(isPacked ? await asset.brotli() : asset.content);
    },
  );
}

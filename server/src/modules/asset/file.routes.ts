import { PortalError } from '@portal/shared/errors';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { findStoredAsset } from './asset.repository';
import { readRange } from './byte-range';

/** Stored files by signed address: whoever has the address may read the file, for some minutes. */
export function fileRoutes(app: FastifyInstance, { db, storage, fileLinks }: AppContext): void {
  app.get<{ Params: { token: string } }>(
    '/api/files/:token',
    { schema: { hide: true } },
    async (request, reply) => {
      const claim = fileLinks.read(request.params.token);
      const asset = claim && (await findStoredAsset(db, claim));
      if (!claim || !asset?.storageKey)
        throw new PortalError('notFound', 'This address is not valid any more');
      const range = readRange(request.headers.range, asset.size);
      if (range === 'impossible')
        return reply.status(416).header('content-range', `bytes */${asset.size}`).send();
      // Before the headers, which say that the file is there and may be kept.
      const bytes = await storage.read(asset.storageKey, range ?? undefined);
      const isImage = asset.contentType?.startsWith('image/') ?? false;
      reply.headers({
        'content-type': asset.contentType ?? 'application/octet-stream',
        'content-length': range ? range.end - range.start + 1 : asset.size,
        'content-disposition': `${isImage ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(asset.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'accept-ranges': 'bytes',
        'cache-control': `private, max-age=${Math.floor((claim.expiresAt - Date.now()) / 1_000)}`,
        etag: `"${asset.sha256 ?? asset.uuid}"`,
      });
      if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${asset.size}`);
      return reply.send(bytes);
    },
  );
}

/** RFC 8187: also what encodeURIComponent leaves alone. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

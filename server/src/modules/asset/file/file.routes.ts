import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context';
import type { Db } from '../../../db/client';
import { refusal } from '../../../refusals';
import { findStoredAsset } from '../asset.repository';
import { readRange } from './byte-range';
import type { FileClaim } from './file-links';
import { findFileOfKey } from './stored-file.repository';

/** Stored files by signed address: whoever has the address may read the file, for some minutes. */
export function fileRoutes(app: FastifyInstance, { db, storage, fileLinks }: AppContext): void {
  app.get<{ Params: { token: string } }>(
    '/api/files/:token',
    { schema: { hide: true } },
    async (request, reply) => {
      const claim = fileLinks.read(request.params.token);
      const file = claim && (await findFile(db, claim));
      if (!claim || !file) throw refusal('notFound', { record: 'link' });
      const range = readRange(request.headers.range, file.size);
      if (range === 'impossible')
        return reply.status(416).header('content-range', `bytes */${file.size}`).send();
      // Before the headers, which say that the file is there and may be kept.
      const bytes = await storage.read(file.key, range ?? undefined);
      const isImage = file.contentType.startsWith('image/');
      reply.headers({
        'content-type': file.contentType,
        'content-length': range ? range.end - range.start + 1 : file.size,
        'content-disposition': `${isImage ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(file.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'accept-ranges': 'bytes',
        'cache-control': `private, max-age=${Math.floor((claim.expiresAt - Date.now()) / 1_000)}`,
        etag: `"${file.etag}"`,
      });
      if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
      return reply.send(bytes);
    },
  );
}

interface ServedFile {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
  readonly etag: string;
}

async function findFile(db: Db, claim: FileClaim): Promise<ServedFile | null> {
  if (claim.key !== undefined) {
    const file = await findFileOfKey(db, claim.key);
    return file && { ...file, etag: file.sha256 };
  }
  const asset = await findStoredAsset(db, claim);
  if (!asset?.storageKey) return null;
  const { storageKey: key, name, size, sha256, uuid } = asset;
  return {
    key,
    name,
    size,
    contentType: asset.contentType ?? 'application/octet-stream',
    etag: sha256 ?? uuid,
  };
}

/** RFC 8187: also what encodeURIComponent leaves alone. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

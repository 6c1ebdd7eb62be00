import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context';
import type { Db } from '../../../db/client';
import { toLinkCall } from '../../../plugins/errors/errors.plugin';
import { refusal } from '../../../refusals';
import { findStoredAsset } from '../asset.repository';
import { readRange } from './byte-range';
import type { FileClaim } from './file-links';
import { pictureKeyOf, PREVIEW_TYPE } from './preview';
import { findFileOfKey } from './stored-file.repository';

/** Stored files by signed address: whoever has the address may read the file, for some minutes. */
export function fileRoutes(app: FastifyInstance, { db, storage, fileLinks, audit }: AppContext): void {
  app.get<{ Params: { token: string } }>('/api/files/:token', async (request, reply) => {
    const claim = fileLinks.read(request.params.token);
    const file = claim && (await findFile(db, claim));
    if (!claim || !file) throw refusal('notFound', { record: 'link' });
    const range = readRange(request.headers.range, file.size);
    if (range === 'impossible')
      return reply.status(416).header('content-range', `bytes */${file.size}`).send();
    // Before the headers, which say that the file is there and may be kept.
    const bytes = await storage.read(file.key, range ?? undefined);
    const { companyId, subject } = file;
    if (subject !== null) {
      const actor = { type: 'link', uuid: claim.holder } as const;
      await audit.read({ ...toLinkCall(request), actor, companyId, subject });
    }
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
  });
}

interface ServedFile {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
  readonly etag: string;
  readonly companyId: number;
  /** uuid of the record, or of the case of whose chat it is; null for what is no patient's. */
  readonly subject: string | null;
}

async function findFile(db: Db, claim: FileClaim): Promise<ServedFile | null> {
  if (claim.key !== undefined) return findByKey(db, claim.key);
  const asset = await findStoredAsset(db, claim);
  if (!asset?.storageKey) return null;
  const { storageKey: key, name, size, sha256, uuid, companyId } = asset;
  return {
    key,
    name,
    size,
    contentType: asset.contentType ?? 'application/octet-stream',
    etag: sha256 ?? uuid,
    companyId,
    subject: uuid,
  };
}

/** A stored file, or the small picture beside one. */
async function findByKey(db: Db, key: string): Promise<ServedFile | null> {
  const pictureKey = pictureKeyOf(key);
  const file = await findFileOfKey(db, pictureKey ?? key);
  if (!file) return null;
  const { name, companyId, caseUuid: subject, previewSize, sha256 } = file;
  if (pictureKey === null) return { ...file, etag: sha256, subject };
  if (previewSize === null) return null;
  const [contentType, etag] = [PREVIEW_TYPE, `${sha256}-preview`];
  return { key, name, size: previewSize, contentType, etag, companyId, subject };
}

/** RFC 8187: also what encodeURIComponent leaves alone. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../services-config';
import { isUuid } from '../uuid';
import { createCopyClient, withStorageErrors, orNull } from './s3-client';
import { partKeys, S3PartStore } from './s3-part-store';
import { readObject } from './s3-storage';
import type { UploadParts } from './upload-parts';

/** Unfinished uploads in the bucket. */
export function createS3Parts(client: S3Client, config: S3Config): UploadParts {
  const { bucket } = config;
  const discard = (id: string): Promise<void> => discardUpload(client, bucket, id);
  const copier = createCopyClient(config);
  const store = new S3PartStore(client, config, discard);
  return {
    store,
    async received(id) {
      try {
        const { offset, size } = await store.getUpload(id);
        return { offset, size };
      } catch (error) {
        if (isTusError(error)) return null;
        throw error;
      }
    },
    read: (id, range) => readObject(client, bucket, partKeys.body(id), range),
    // Within the storage, without the bytes coming here; one copy takes 5 GB, and no record may be as large.
    async keepAs(id, key) {
      const source = `${bucket}/${partKeys.body(id)}`;
      await withStorageErrors(
        copier.send(new CopyObjectCommand({ Bucket: bucket, Key: key, CopySource: source })),
      );
    },
    async list() {
      const ids = new Set<string>();
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: partKeys.folder });
      for await (const { Contents } of pages)
        for (const { Key = '' } of Contents ?? [])
          ids.add(Key.slice(partKeys.folder.length).replace(/\.(info|part)$/, ''));
      return [...ids].filter(isUuid);
    },
    discard,
  };
}

/** The description goes last: without it nobody would find the rest again. */
async function discardUpload(client: S3Client, bucket: string, id: string): Promise<void> {
  const at = (Key: string) => ({ Bucket: bucket, Key });
  const info = await orNull(client.send(new HeadObjectCommand(at(partKeys.info(id)))));
  const UploadId = info?.Metadata?.['upload-id'];
  if (UploadId)
    await orNull(client.send(new AbortMultipartUploadCommand({ ...at(partKeys.body(id)), UploadId })));
  for (const key of [partKeys.body(id), partKeys.rest(id), partKeys.info(id)])
    await orNull(client.send(new DeleteObjectCommand(at(key))));
}

/** tus's own refusals are plain objects with a status. */
function isTusError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status_code' in error;
}

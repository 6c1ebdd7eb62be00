import { HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Readable } from 'node:stream';
import type { S3Config } from '../services-config';
import { withStorageErrors, orNull, toClientConfig } from './s3-client';

/** What is not a record yet lies apart, so that a rule of the bucket can be about it alone. */
const FOLDER = 'uploads/';

/** Names in the bucket of what one upload consists of. */
export const partKeys = {
  folder: FOLDER,
  /** The upload itself: a multipart upload, and an object once it is whole. */
  body: (id: string): string => FOLDER + id,
  /** What is known of it, and the number of its multipart upload. */
  info: (id: string): string => `${FOLDER}${id}.info`,
  /** Its last bytes, while they are too few for a part. */
  rest: (id: string): string => `${FOLDER}${id}.part`,
} as const;

/** Every process asks the bucket itself: another one may have begun an upload anew. */
const NO_CACHE = {
  get: async () => undefined,
  set: async () => undefined,
  delete: async () => undefined,
};

/** tus's parts in the bucket, where any server process can go on with an upload. */
export class S3PartStore extends DataStore {
  private readonly inner: S3Store;

  constructor(
    private readonly client: S3Client,
    private readonly config: S3Config,
    private readonly discard: (id: string) => Promise<void>,
  ) {
    super();
    this.inner = new S3Store({
      cache: NO_CACHE,
      s3ClientConfig: { ...toClientConfig(config), bucket: config.bucket },
    });
    this.extensions = this.inner.extensions;
  }

  /** Begins anew what was begun before, whose parts would stay for ever. */
  override async create(upload: Upload): Promise<Upload> {
    await this.discard(upload.id);
    await withStorageErrors(this.inner.create(renamed(upload, partKeys.body(upload.id))));
    return upload;
  }

  override write(bytes: Readable, id: string, offset: number): Promise<number> {
    return withStorageErrors(this.inner.write(bytes, partKeys.body(id), offset));
  }

  /** Says 'not found' only of what is not there: a browser would begin it anew. */
  override async getUpload(id: string): Promise<Upload> {
    await this.requireInfo(id);
    const upload = await withStorageErrors(this.inner.getUpload(partKeys.body(id))).catch(
      async (error: unknown) => {
        // tus calls a storage that failed 'not found' too. Another process may have discarded the upload meanwhile.
        await this.requireInfo(id);
        throw error;
      },
    );
    // A multipart upload that is gone counts as whole; it may also have been given up by a rule of the bucket.
    if (upload.offset === upload.size && (await this.sizeOf(partKeys.body(id))) !== upload.size)
      throw ERRORS.FILE_NO_LONGER_EXISTS;
    return renamed(upload, id);
  }

  override declareUploadLength(id: string, size: number): Promise<void> {
    return withStorageErrors(this.inner.declareUploadLength(partKeys.body(id), size));
  }

  private async requireInfo(id: string): Promise<void> {
    if ((await this.sizeOf(partKeys.info(id))) === null) throw ERRORS.FILE_NOT_FOUND;
  }

  private async sizeOf(key: string): Promise<number | null> {
    const found = await orNull(
      this.client.send(new HeadObjectCommand({ Bucket: this.config.bucket, Key: key })),
    );
    return found?.ContentLength ?? null;
  }
}

function renamed(upload: Upload, id: string): Upload {
  return Object.assign(new Upload({ id, offset: upload.offset }), upload, { id });
}

import { join } from 'node:path';
import type { Config } from '../config';
import { createFolderParts } from './folder-parts';
import { createFolderStorage } from './folder-storage';
import type { ObjectStorage } from './object-storage';
import { createS3Client } from './s3-client';
import { createS3Parts } from './s3-parts';
import { createS3Storage } from './s3-storage';
import type { UploadParts } from './upload-parts';

/** Where the bytes are: of records, and of uploads that are to become records. */
export interface Storage {
  readonly objects: ObjectStorage;
  readonly parts: UploadParts;
}

/** The bucket where one is configured, else the data folder. */
export function createStorage({ s3, filesDir }: Pick<Config, 's3' | 'filesDir'>): Storage {
  if (s3) {
    const client = createS3Client(s3);
    return { objects: createS3Storage(client, s3.bucket), parts: createS3Parts(client, s3) };
  }
  const objects = createFolderStorage(join(filesDir, 'objects'));
  return { objects, parts: createFolderParts(join(filesDir, 'uploads'), objects) };
}

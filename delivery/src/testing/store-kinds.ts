import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Bucket, readBucketSettings } from '../stores';
import { startTestS3, type TestS3 } from '../../../tooling/testing/s3/s3-server';
import { openStores, type Stores } from '../data-folder';
import { temporaryFolder } from './fake-builds';

/** Where feed and releases are: what holds for one kind of store holds for the other. */
export const STORE_KINDS = ['a folder', 'S3'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

export interface StorePlace {
  readonly dir: string;
  readonly s3: TestS3 | null;
  /** As the commands and the gateway read it. */
  readonly env: Readonly<Record<string, string>>;
  /** Puts a file below `delivery/` as a hand or a broken disk would, behind everybody's back. */
  readonly write: (name: string, content: string) => Promise<void>;
  /** The stores as another process would see them. */
  readonly open: () => Stores;
  readonly close: () => Promise<void>;
}

export async function openPlace(kind: StoreKind): Promise<StorePlace> {
  const { dir, remove } = await temporaryFolder();
  const s3 = kind === 'S3' ? await startTestS3() : null;
  if (s3) {
    process.env['AWS_ACCESS_KEY_ID'] = s3.config.accessKey;
    process.env['AWS_SECRET_ACCESS_KEY'] = s3.config.secretKey;
  }
  const env = {
    DATA_DIR: join(dir, 'var'),
    ...(s3 && { DELIVERY_S3_BUCKET: s3.config.bucket, DELIVERY_S3_ENDPOINT: s3.config.endpoint }),
    ...(s3 && { DELIVERY_S3_PREFIX: 'portal' }),
  };
  const close = async (): Promise<void> => {
    await s3?.close();
    await remove();
  };
  const write: StorePlace['write'] = async (name, content) => {
    const settings = readBucketSettings(env);
    if (settings) await new Bucket(settings).put(`delivery/${name}`, content);
    else await writeFile(join(env.DATA_DIR, 'delivery', name), content);
  };
  return { dir, s3, env, write, open: () => openStores(env.DATA_DIR, env), close };
}

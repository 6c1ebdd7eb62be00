import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config';
import { readText, readUrl, type Env } from '../env';
import { createFolderStorage } from '../storage/folder-storage';
import { createS3Client } from '../storage/s3-client';
import { createS3Storage } from '../storage/s3-storage';

/** Files of an installation by path: a folder, or what begins alike in a bucket. */
export interface Place {
  /** As messages name it. */
  readonly name: string;
  /** The paths below a folder, which ends with a slash, or below all. */
  list(folder?: string): Promise<string[]>;
  /** Throws when there is no such file. */
  read(path: string): Promise<Readable>;
  /** Takes over a whole local file: when this resolves, it is durable in its place and the local one is gone. */
  putFile(path: string, file: string): Promise<void>;
}

export interface Places {
  /** The records, by the keys that the database has. */
  readonly objects: Place;
  /** Feed, trail and releases. */
  readonly delivery: Place;
  /** Whether the feed's folder is of several machines, and so has no secrets. */
  readonly isDeliveryShared: boolean;
  /** The keys that sign the feed; always a folder. */
  readonly keysDir: string;
}

export type PlaceName = 'objects' | 'delivery';

export const REVISIONS = 'delivery/revisions/';
/** Feed and trail. What else lies in their folder may be a secret: keys, the token of a demo's operators. */
const PUBLIC = /^delivery\/(?:revisions\/|feed\.json$|audit\.jsonl$)/;

/** Reports of pages and the key of their tickets: in an hour they are worth nothing. */
const PASSING = /^delivery\/(?:reports\/|ticket-key$)/;

/**
 * What is released, in parts that are copied before the next one is listed: copies of the newest revision, which may be behind;
 * the revisions; the releases that they name.
 */
export async function* listDelivery({ delivery, isDeliveryShared }: Places): AsyncGenerator<string[]> {
  const feed = await delivery.list('delivery/');
  yield feed.filter((path) => !path.startsWith(REVISIONS) && (isDeliveryShared || isPublic(path)));
  yield delivery.list(REVISIONS);
  // What is being published has a name that begins with a point.
  yield (await delivery.list('releases/')).filter((path) => !path.startsWith('releases/.'));
}

function isPublic(path: string): boolean {
  return PUBLIC.test(path);
}

/** Whether a file of the feed's folder is a secret that a restored installation goes on with. */
export function isSecret(path: string): boolean {
  return !isPublic(path) && !PASSING.test(path);
}

/** Where an installation keeps its files, by the settings of its server and of its gateway. @throws ConfigError */
export function openPlaces(
  { dataDir, filesDir, s3 }: Pick<Config, 'dataDir' | 'filesDir' | 's3'>,
  env: Env,
): Places {
  const bucket = deliveryBucket(env);
  return {
    objects: s3 ? bucketPlace(createS3Client(s3), s3.bucket, '') : folderPlace(join(filesDir, 'objects')),
    delivery: bucket ?? folderPlace(dataDir),
    isDeliveryShared: bucket !== null,
    keysDir: readText(env, 'DELIVERY_KEYS') ?? join(dataDir, 'delivery', 'keys'),
  };
}

/** The bucket of the gateway, with the settings that it has (`delivery/src/stores/bucket-settings.ts`). */
function deliveryBucket(env: Env): Place | null {
  const bucket = readText(env, 'DELIVERY_S3_BUCKET');
  if (bucket === null) return null;
  const endpoint = readUrl(env, 'DELIVERY_S3_ENDPOINT', ['http', 'https']);
  const prefix = (readText(env, 'DELIVERY_S3_PREFIX') ?? '').replaceAll(/^\/+|\/+$/g, '');
  const client = new S3Client({
    ...(endpoint !== null && { endpoint }),
    region: readText(env, 'DELIVERY_S3_REGION') ?? 'us-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return bucketPlace(client, bucket, prefix === '' ? '' : `${prefix}/`);
}

function folderPlace(root: string): Place {
  const storage = createFolderStorage(root);
  return {
    name: root,
    async list(folder = '') {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return [];
          throw error;
        },
      );
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp') && !entry.name.endsWith('.part'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .sort();
    },
    read: (path) => storage.read(path),
    putFile: (path, file) => storage.putFile(path, file),
  };
}

function bucketPlace(client: S3Client, bucket: string, prefix: string): Place {
  const storage = createS3Storage(client, bucket);
  return {
    name: `s3://${bucket}/${prefix}`,
    async list(folder = '') {
      const paths: string[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + folder });
      for await (const { Contents } of pages)
        for (const { Key = '' } of Contents ?? []) paths.push(Key.slice(prefix.length));
      return paths.sort();
    },
    read: (path) => storage.read(prefix + path),
    putFile: (path, file) => storage.putFile(prefix + path, file),
  };
}

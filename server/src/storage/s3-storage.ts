import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ObjectRange, ObjectStorage } from './object-storage';
import { orNull, SILENCE_LIMIT_MS, withStorageErrors } from './s3-client';

/** Files are sent in parts of this size, so many at a time: what one file takes of memory. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Objects in a bucket of S3-compatible storage. `silenceMs` is the limit that the client has. */
export function createS3Storage(
  client: S3Client,
  bucket: string,
  silenceMs = SILENCE_LIMIT_MS,
): ObjectStorage {
  return {
    async putFile(key, file) {
      const params = { Bucket: bucket, Key: key, Body: createReadStream(file) };
      await withStorageErrors(
        new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done(),
      );
      await rm(file);
    },
    async put(key, bytes) {
      await withStorageErrors(client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes })));
    },
    async read(key, range) {
      const bytes = await readObject(client, bucket, key, range);
      excuseSlowReader(bytes, silenceMs);
      return bytes;
    },
    async remove(key) {
      await orNull(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));
    },
    async check() {
      const found = await orNull(client.send(new HeadBucketCommand({ Bucket: bucket })));
      if (!found) throw new Error(`The file storage has no bucket ${bucket}`);
    },
  };
}

/** The bytes of an object as they come. Throws when there is no such object. */
export async function readObject(
  client: S3Client,
  bucket: string,
  key: string,
  range?: ObjectRange,
): Promise<Readable> {
  const found = await orNull(
    client.send(
      new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ...(range && { Range: `bytes=${range.start}-${range.end}` }),
      }),
    ),
  );
  if (!(found?.Body instanceof Readable)) throw new Error(`There is no object ${key}`);
  return found.Body;
}

/**
 * A download that its reader pauses is no silence of the storage: while bytes wait here to be taken, the client's limit of
 * silence begins anew.
 */
function excuseSlowReader(bytes: Readable, silenceMs: number): void {
  if (!(bytes instanceof IncomingMessage)) return;
  const timer = setInterval(() => {
    if (bytes.readableLength > 0) bytes.socket.setTimeout(silenceMs);
  }, silenceMs / 2);
  timer.unref();
  bytes.once('close', () => clearInterval(timer));
}

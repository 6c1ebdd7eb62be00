import type { Readable } from 'node:stream';

/** Where the bytes of records live; a folder by default, S3-compatible storage later. Keys use '/' and hold no '..'. */
export interface ObjectStorage {
  /** Takes over a whole local file: when this resolves, the object is durable and the file is gone. */
  putFile(key: string, file: string): Promise<void>;
  /** Writes a small object at once. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** `start` and `end` (both inclusive) choose a part. Throws when there is no such object. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}

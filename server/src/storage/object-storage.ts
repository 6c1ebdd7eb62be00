import type { Readable } from 'node:stream';

/** First and last byte of a part, both included. */
export interface ObjectRange {
  readonly start: number;
  readonly end: number;
}

/** Where the bytes of records live: a folder, or a bucket of S3-compatible storage. Keys use '/' and hold no '..'. */
export interface ObjectStorage {
  /** Takes over a whole local file: when this resolves, the object is durable and the file is gone. */
  putFile(key: string, file: string): Promise<void>;
  /** Writes an object that is in memory at once. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The object, or a part of it. Throws when there is no such object. */
  read(key: string, range?: ObjectRange): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Throws when the storage cannot be used now. */
  check(): Promise<void>;
}

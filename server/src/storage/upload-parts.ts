import type { DataStore } from '@tus/server';
import type { Readable } from 'node:stream';
import type { ObjectRange } from './object-storage';

/** How much of an upload is there. */
export interface Received {
  readonly offset: number;
  readonly size: number | undefined;
}

/** The bytes of uploads that are not records yet, by the uuids of their records. */
export interface UploadParts {
  /** What tus reads and writes. */
  readonly store: DataStore;
  /** Bytes that have arrived; null when nothing was begun. */
  received(id: string): Promise<Received | null>;
  /** The bytes of an upload that is whole, or a range of them. */
  read(id: string, range?: ObjectRange): Promise<Readable>;
  /** Makes a whole upload the object of a key: when this resolves it is durable, and what is left here can be discarded. */
  keepAs(id: string, key: string): Promise<void>;
  /** The uploads of which there is anything. */
  list(): Promise<string[]>;
  /** Forgets an upload; one that is not there is no error. */
  discard(id: string): Promise<void>;
}

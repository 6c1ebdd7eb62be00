import type { S3 } from '@aws-sdk/client-s3';
import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DeliveryError } from '../errors';

export interface BucketSettings {
  readonly bucket: string;
  /** Address of an S3-compatible storage; null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  /** What all keys begin with, with a slash at the end, or empty. */
  readonly prefix: string;
}

/** Tries of one request, with pauses that grow. */
const TRIES = 4;
/** How long a connection may take to come about, and how long not one byte may go either way: pages wait for what is read here. */
const CONNECT_LIMIT_MS = 2_000;
const SILENCE_LIMIT_MS = 5_000;

/**
 * A bucket of S3-compatible storage, as far as the stores need it. Credentials are where the SDK looks for them.
 * All methods throw `storeUnavailable` when the storage does not do what it was asked.
 */
export class Bucket {
  private client: Promise<S3> | null = null;

  constructor(
    private readonly settings: BucketSettings,
    private readonly silenceMs = SILENCE_LIMIT_MS,
  ) {}

  /** Where a key is, for messages. */
  placeOf(key: string): string {
    return `s3://${this.settings.bucket}/${this.settings.prefix}${key}`;
  }

  async open(key: string): Promise<Readable | null> {
    const found = await this.ask((s3) => s3.getObject(this.at(key)), MISSING);
    if (!found) return null;
    if (found.Body instanceof Readable) return excuseSlowReader(found.Body, this.silenceMs);
    throw new DeliveryError('storeUnavailable', `${this.placeOf(key)} came without content`);
  }

  async text(key: string): Promise<string | null> {
    const stream = await this.open(key);
    try {
      return stream && (await text(stream));
    } catch (cause) {
      throw this.unavailable(cause);
    }
  }

  async put(key: string, content: string | Uint8Array): Promise<void> {
    await this.ask((s3) => s3.putObject({ ...this.at(key), Body: content }));
  }

  /** No trouble when it is not there. */
  async remove(key: string): Promise<void> {
    await this.ask((s3) => s3.deleteObject(this.at(key)));
  }

  /**
   * Makes an object that nobody has made yet: of several writers at the same time exactly one wins. `same`: it was there
   * with this content, from another writer or from a try of this one whose answer was lost on the way.
   */
  async putFirst(key: string, content: string): Promise<'made' | 'same' | 'taken'> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const request = { ...this.at(key), Body: content, IfNoneMatch: '*' };
      if (await this.ask((s3) => s3.putObject(request), TAKEN)) return 'made';
      const there = await this.text(key);
      if (there !== null) return there === content ? 'same' : 'taken';
    }
    throw new DeliveryError(
      'storeUnavailable',
      `${this.placeOf(key)} is being written by others all the time`,
    );
  }

  /** The keys below a folder, which ends with a slash. */
  async keys(folder: string): Promise<readonly string[]> {
    const pages = await this.pages(folder);
    return pages.flatMap(({ Contents = [] }) => Contents.flatMap(({ Key }) => this.keyOf(Key)));
  }

  /** The names of the folders right below a folder, which ends with a slash. */
  async folders(folder: string): Promise<readonly string[]> {
    const pages = await this.pages(folder, '/');
    const found = pages.flatMap(({ CommonPrefixes = [] }) =>
      CommonPrefixes.flatMap(({ Prefix }) => this.keyOf(Prefix)),
    );
    return found.map((key) => key.slice(folder.length, -1));
  }

  private async pages(folder: string, delimiter?: string) {
    const { Bucket, Key: Prefix } = this.at(folder);
    const list = { Bucket, Prefix, ...(delimiter && { Delimiter: delimiter }) };
    const pages = [await this.ask((s3) => s3.listObjectsV2(list))];
    for (let next = pages[0]?.NextContinuationToken; next; next = pages.at(-1)?.NextContinuationToken) {
      const token = next;
      pages.push(await this.ask((s3) => s3.listObjectsV2({ ...list, ContinuationToken: token })));
    }
    return pages.filter((page) => page !== null);
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: this.settings.prefix + key };
  }

  private keyOf(full: string | undefined): readonly string[] {
    return full === undefined ? [] : [full.slice(this.settings.prefix.length)];
  }

  /** Null when the storage answers with one of the expected refusals. */
  private async ask<Answer>(
    request: (s3: S3) => Promise<Answer>,
    expected: readonly string[] = [],
  ): Promise<Answer | null> {
    try {
      this.client ??= connect(this.settings, this.silenceMs);
      return await request(await this.client);
    } catch (cause) {
      if (expected.includes(nameOf(cause))) return null;
      throw this.unavailable(cause);
    }
  }

  private unavailable(cause: unknown): DeliveryError {
    const message = `The storage of ${this.placeOf('')} cannot be used now (${nameOf(cause)})`;
    return new DeliveryError('storeUnavailable', message, { cause });
  }
}

function nameOf(cause: unknown): string {
  return cause instanceof Error ? cause.name : String(cause);
}

const MISSING = ['NoSuchKey', 'NotFound'];
const TAKEN = ['PreconditionFailed', 'ConditionalRequestConflict'];

/**
 * The SDK is large, so it is loaded where it is needed. The bucket stands in the path, which every S3-compatible storage
 * understands; checksums that only the newest of them take are sent only where S3 demands one.
 */
async function connect({ endpoint, region }: BucketSettings, silenceMs: number): Promise<S3> {
  const { S3 } = await import('@aws-sdk/client-s3');
  return new S3({
    ...(endpoint !== null && { endpoint }),
    region,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_LIMIT_MS, socketTimeout: silenceMs },
  });
}

/**
 * A browser that takes a file slowly is no silence of the storage: while bytes wait here to be taken, the client's limit of
 * silence begins anew.
 */
function excuseSlowReader(bytes: Readable, silenceMs: number): Readable {
  if (!(bytes instanceof IncomingMessage)) return bytes;
  const timer = setInterval(() => {
    if (bytes.readableLength > 0) bytes.socket.setTimeout(silenceMs);
  }, silenceMs / 2);
  timer.unref();
  return bytes.once('close', () => clearInterval(timer));
}

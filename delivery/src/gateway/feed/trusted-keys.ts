import {
  isSignedFeed,
  rawKey,
  readPreview,
  readTrustedKeys,
  type FeedDocument,
  type Preview,
  type TrustedKey,
} from '../../feed';

/** The public keys that this gateway believes, read at the start and whenever it is told to. */
export class TrustedKeys {
  private keys: readonly TrustedKey[] = [];

  constructor(private readonly dir: string) {}

  /** Throws when a key cannot be read; then those that were known stay. */
  async load(): Promise<void> {
    try {
      this.keys = await readTrustedKeys(this.dir);
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`a trusted key in ${this.dir}/trusted cannot be read: ${why}`, { cause });
    }
  }

  /**
   * Whether one of the keys signed the feed. A name that is not known yet, as after a change of keys, is looked for in the
   * folder first: the folder is what is trusted, so this believes no more than a restart would.
   */
  async verify(feed: FeedDocument): Promise<boolean> {
    if (!this.keys.some(({ keyId }) => keyId === feed.keyId)) await this.load();
    return isSignedFeed(feed, this.keys);
  }

  /** What the token of a preview link says, or null where none of the keys has signed it. */
  readPreview(token: string): Preview | null {
    return readPreview(token, this.keys);
  }

  /** Each key as 32 raw bytes in base64, separated by spaces: what pages verify with. */
  get text(): string {
    return this.keys.map(rawKey).join(' ');
  }

  /** Why nothing can be verified, or null. */
  get trouble(): string | null {
    if (this.keys.length > 0) return null;
    return `no trusted key in ${this.dir}/trusted: put the public key there with which the feed is signed`;
  }
}

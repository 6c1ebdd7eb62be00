import { DeliveryError } from '../errors';
import {
  isSignedFeed,
  makeKeys,
  rawKey,
  readNextKey,
  readSigningKey,
  readTrustedKeys,
  signFeed,
  type FeedDocument,
  type SigningKey,
  type UnsignedFeed,
} from '../feed';

/** Signs what is to become live, with the keys of one folder. */
export class FeedSigner {
  constructor(private readonly keysDir: string) {}

  /** What keeps this place from changing the given feed; null when nothing does. */
  async objection(live: FeedDocument | null): Promise<DeliveryError | null> {
    if (live && !(await this.trusts(live))) return unverified(live);
    if (await this.mayMakeKeys(live)) return null;
    return this.acceptedKey(live).then(() => null, refusal);
  }

  /** Whether one of the trusted keys signed the feed. */
  async trusts(feed: FeedDocument): Promise<boolean> {
    return isSignedFeed(feed, await readTrustedKeys(this.keysDir));
  }

  /** Throws `noSigningKey`. */
  key(): Promise<SigningKey> {
    return readSigningKey(this.keysDir);
  }

  /**
   * Refuses to sign over the end of a change of keys: tabs believe the next key alone by then.
   * @throws DeliveryError `noSigningKey`
   */
  async checkFinished(feed: UnsignedFeed): Promise<void> {
    const [key, next] = await Promise.all([this.key(), readNextKey(this.keysDir)]);
    const trusted = feed.keys?.trusted ?? [];
    if (!next || trusted.includes(rawKey(key)) || !trusted.includes(rawKey(next))) return;
    const message =
      `The change of keys to ${next.keyId} was interrupted: the feed has it, the files here have not followed. ` +
      "Type 'keys --finish' again.";
    throw new DeliveryError('noSigningKey', message);
  }

  /** Signs what follows `live`. Where nothing is live and there are no keys, a pair is made. Throws `noSigningKey`. */
  async sign(next: UnsignedFeed, live: FeedDocument | null): Promise<FeedDocument> {
    if (await this.mayMakeKeys(live)) await makeKeys(this.keysDir).catch(whenOthersMadeThem);
    return signFeed(next, await this.acceptedKey(next));
  }

  /** A key that tabs were told to believe no more would make a feed that none of them takes. */
  private async acceptedKey(feed: UnsignedFeed | null): Promise<SigningKey> {
    const key = await this.key();
    if (!feed?.keys || feed.keys.trusted.includes(rawKey(key))) return key;
    await this.checkFinished(feed);
    const message =
      `Tabs do not believe the key ${key.keyId} that is here: the feed names others since a change of keys. Bring their ` +
      "signing.pem here; if it is lost, 'sign' makes this one the key.";
    throw new DeliveryError('noSigningKey', message);
  }

  private async mayMakeKeys(live: FeedDocument | null): Promise<boolean> {
    return live === null && (await readTrustedKeys(this.keysDir)).length === 0;
  }
}

function unverified({ revision }: FeedDocument): DeliveryError {
  const message =
    `The live feed, revision ${revision}, is not signed by a key that is trusted here, so nothing is built on it. ` +
    "If you know that it is right: 'sign' signs it anew (first 'keys', where there is no signing key).";
  return new DeliveryError('feedUnverified', message);
}

function whenOthersMadeThem(error: unknown): void {
  if (!(error instanceof DeliveryError) || error.code !== 'keysExist') throw error;
}

function refusal(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  throw error;
}

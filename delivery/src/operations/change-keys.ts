import { DeliveryError } from '../errors';
import {
  adoptNextKey,
  isSignedFeed,
  makeNextKey,
  rawKey,
  readNextKey,
  readSigningKey,
  readTrustedKeys,
  renewFeed,
  rotateKeys,
  signFeed,
  vouchFor,
  type FeedDocument,
  type FeedStore,
  type SigningKey,
} from '../feed';
import type { Author } from './operation.types';

interface KeyParts {
  readonly feed: FeedStore;
  readonly keysDir: string;
  readonly now: () => Date;
}

export interface KeyChange {
  readonly old: SigningKey;
  readonly key: SigningKey;
  /** Of the feed that says so; null when nothing is live, and so nobody has to follow. */
  readonly revision: number | null;
}

/**
 * First step of a change of keys: makes the next key, and lets the present one vouch for it in the feed. The present one goes on
 * signing; open tabs believe both from then on. Again: the same key. Where nothing is live, the keys are changed at once.
 * @throws DeliveryError `noSigningKey`, `feedUnverified`, `feedConflict`
 */
export async function vouchForNextKey(parts: KeyParts, author: Author): Promise<KeyChange> {
  const { feed, keysDir } = parts;
  const live = await feed.read();
  if (!live) return { ...(await rotateKeys(keysDir)), revision: null };
  const old = await readSigningKey(keysDir);
  await checkTrusted(live, keysDir);
  const key = await makeNextKey(keysDir);
  const { vouched = [] } = live.keys ?? {};
  if (vouched.some((voucher) => voucher.key === rawKey(key))) return { old, key, revision: live.revision };
  const keys = { trusted: [rawKey(old), rawKey(key)], vouched: [...vouched, vouchFor(key, old)] };
  const note = { action: 'vouch', from: old.keyId, to: key.keyId } as const;
  const { next, changes } = renewFeed(live, note, reasonOf(parts, author), keys);
  await feed.commit(signFeed(next, old), changes);
  return { old, key, revision: next.revision };
}

/**
 * Second step: the next key signs the live feed and all after it, and the old one is retired: open tabs believe it no more.
 * A step that was interrupted is ended.
 * @throws DeliveryError `noNextKey` when the first step was not made, `noSigningKey`, `feedUnverified`, `feedConflict`
 */
export async function switchToNextKey(parts: KeyParts, author: Author): Promise<KeyChange> {
  const { feed, keysDir } = parts;
  const [live, old, key] = await Promise.all([feed.read(), readSigningKey(keysDir), readNextKey(keysDir)]);
  if (!live || !key || !live.keys?.vouched.some((voucher) => voucher.key === rawKey(key)))
    throw new DeliveryError(
      'noNextKey',
      `No change of keys was begun here, or it is finished: the feed is signed by ${live?.keyId ?? 'nobody'}, and the key here is ` +
        `${old.keyId}. To begin one: keys --rotate.`,
    );
  await checkTrusted(live, keysDir);
  let { revision } = live;
  if (live.keyId !== key.keyId) {
    const keys = { ...live.keys, trusted: [rawKey(key)] };
    const note = { action: 'sign', from: old.keyId, to: key.keyId } as const;
    const { next, changes } = renewFeed(live, note, reasonOf(parts, author), keys);
    await feed.commit(signFeed(next, key), changes);
    ({ revision } = next);
  }
  await adoptNextKey(keysDir, old);
  return { old, key, revision };
}

async function checkTrusted(live: FeedDocument, keysDir: string): Promise<void> {
  if (isSignedFeed(live, await readTrustedKeys(keysDir))) return;
  const message = `The live feed, revision ${live.revision}, is not signed by a key that is trusted here: 'sign' comes first.`;
  throw new DeliveryError('feedUnverified', message);
}

function reasonOf({ now }: KeyParts, { who, why }: Author) {
  return { who, why, when: now().toISOString(), automatic: false, overridden: [] };
}

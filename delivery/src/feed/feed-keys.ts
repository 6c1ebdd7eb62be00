import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryError, isFileError } from '../errors';
import { replaceFile, writeFirst } from '../files';

const SIGNING = 'signing.pem';
const NEXT = 'next.pem';
const TRUSTED = 'trusted';
const RETIRED = 'retired';
const PRIVATE = 0o600;

/** A public key that pages accept, and its name. */
export interface TrustedKey {
  /** The first 16 hex digits of the SHA-256 of its DER. */
  readonly keyId: string;
  readonly key: KeyObject;
}

/** The private half: only who changes what is live needs it. */
export interface SigningKey extends TrustedKey {
  readonly privateKey: KeyObject;
}

/** The public keys of `<dir>/trusted/*.pem`. During a change of keys there are two. */
export async function readTrustedKeys(dir: string): Promise<readonly TrustedKey[]> {
  return readPublicKeys(join(dir, TRUSTED));
}

/** The trusted keys, and those of `<dir>/retired/*.pem`, which pages accept no more but old revisions are signed by. */
export async function readKnownKeys(dir: string): Promise<readonly TrustedKey[]> {
  return [...(await readTrustedKeys(dir)), ...(await readPublicKeys(join(dir, RETIRED)))];
}

/**
 * The key of `<dir>/signing.pem`.
 * @throws DeliveryError `noSigningKey` when there is none.
 */
export async function readSigningKey(dir: string): Promise<SigningKey> {
  const file = join(dir, SIGNING);
  const key = await readPrivateKey(file);
  if (key) return key;
  const message = `There is no signing key at ${file}: make one with 'keys', or name its folder in DELIVERY_KEYS.`;
  throw new DeliveryError('noSigningKey', message);
}

/** The key of `<dir>/next.pem`, which is to sign when the change of keys is finished; null when none was begun. */
export async function readNextKey(dir: string): Promise<SigningKey | null> {
  return readPrivateKey(join(dir, NEXT));
}

/** Raw bytes in base64, as pages know a key. */
export function rawKey({ key }: TrustedKey): string {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
}

/**
 * Makes a new pair: the private half in `<dir>/signing.pem` for this account alone, the public half among the trusted.
 * @throws DeliveryError `keysExist` when there is a signing key already: nothing was changed then.
 */
export async function makeKeys(dir: string): Promise<SigningKey> {
  const key = newKey();
  const publicFile = await trust(dir, key);
  try {
    await writeFirst(join(dir, SIGNING), toPem(key), PRIVATE);
  } catch (error) {
    await rm(publicFile);
    if (!isFileError(error, 'EEXIST')) throw error;
    const message = `There is a signing key in ${dir} already. To change it: keys --rotate`;
    throw new DeliveryError('keysExist', message, { cause: error });
  }
  return key;
}

/**
 * Makes a new pair in place of the present one. The old public half stays trusted, since the live feed is still signed
 * by it; the old private half is moved to `<dir>/signing.<keyId>.pem`.
 * @throws DeliveryError `noSigningKey` when there is none.
 */
export async function rotateKeys(
  dir: string,
): Promise<{ readonly old: SigningKey; readonly key: SigningKey }> {
  const old = await readSigningKey(dir);
  const key = newKey();
  await trust(dir, key);
  await mkdir(join(dir, RETIRED), { recursive: true });
  // It is there already when a change before this one ended half way.
  await link(join(dir, SIGNING), join(dir, `signing.${old.keyId}.pem`)).catch(whenThere);
  await replaceFile(join(dir, SIGNING), toPem(key), PRIVATE);
  return { old, key };
}

/** Makes the key that is to follow, trusted already and not signing yet; the one that was begun before, if there is one. */
export async function makeNextKey(dir: string): Promise<SigningKey> {
  const begun = await readNextKey(dir);
  if (begun) return begun;
  const key = newKey();
  await trust(dir, key);
  await writeFirst(join(dir, NEXT), toPem(key), PRIVATE);
  return key;
}

/** Makes the next key the signing one. The old private half is moved to `<dir>/signing.<keyId>.pem`, the public one to `retired`. */
export async function adoptNextKey(dir: string, { keyId }: TrustedKey): Promise<void> {
  await mkdir(join(dir, RETIRED), { recursive: true });
  await link(join(dir, SIGNING), join(dir, `signing.${keyId}.pem`)).catch(whenThere);
  const [from, to] = [TRUSTED, RETIRED].map((folder) => join(dir, folder, `${keyId}.pem`));
  await rename(from ?? '', to ?? '').catch(whenMissing);
  // Last: as long as it is there, an interrupted change can be ended.
  await rename(join(dir, NEXT), join(dir, SIGNING));
}

/** The public half goes first: a feed must never be signed by a key that nobody trusts. */
async function trust(dir: string, { key, keyId }: TrustedKey): Promise<string> {
  const file = join(dir, TRUSTED, `${keyId}.pem`);
  await mkdir(join(dir, TRUSTED), { recursive: true });
  await writeFirst(file, key.export({ type: 'spki', format: 'pem' }));
  return file;
}

async function readPrivateKey(file: string): Promise<SigningKey | null> {
  const pem = await readFile(file).catch((error: unknown) => {
    if (isFileError(error, 'ENOENT')) return null;
    throw error;
  });
  if (pem === null) return null;
  const privateKey = createPrivateKey(pem);
  return { ...toTrusted(createPublicKey(privateKey)), privateKey };
}

async function readPublicKeys(folder: string): Promise<readonly TrustedKey[]> {
  const names = await readdir(folder).catch(emptyWhenMissing);
  const files = names.filter((name) => name.endsWith('.pem') && !name.startsWith('.')).sort();
  return Promise.all(
    files.map(async (name) => toTrusted(createPublicKey(await readFile(join(folder, name))))),
  );
}

function newKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { ...toTrusted(publicKey), privateKey };
}

function toPem({ privateKey }: SigningKey): string | Buffer {
  return privateKey.export({ type: 'pkcs8', format: 'pem' });
}

function toTrusted(key: KeyObject): TrustedKey {
  const der = key.export({ type: 'spki', format: 'der' });
  return { keyId: createHash('sha256').update(der).digest('hex').slice(0, 16), key };
}

function whenThere(error: unknown): void {
  if (!isFileError(error, 'EEXIST')) throw error;
}

function whenMissing(error: unknown): void {
  if (!isFileError(error, 'ENOENT')) throw error;
}

function emptyWhenMissing(error: unknown): string[] {
  if (isFileError(error, 'ENOENT')) return [];
  throw error;
}

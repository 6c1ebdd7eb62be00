import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const LIST = new URL('../../../../data/common-passwords.txt', import.meta.url);
/** As `scripts/make-common-passwords.mjs` wrote them. */
const HASH_DIGITS = 10;

let hashes: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the commonest 5,000 of its length, which are tried first by whoever guesses. */
export async function isCommonPassword(password: string): Promise<boolean> {
  hashes ??= readFile(LIST, 'utf8').then((text) => new Set(text.split('\n')));
  const hash = createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest('hex');
  return (await hashes).has(hash.slice(0, HASH_DIGITS));
}

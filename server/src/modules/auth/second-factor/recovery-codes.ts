import { hashRaw } from '@node-rs/argon2';
import { randomBytes, randomInt } from 'node:crypto';

const COUNT = 10;
const LENGTH = 10;
/** Without what is read for something else: 0 and o, 1, i and l, u and v. 29 characters: 48 bits in ten of them. */
const ALPHABET = '23456789abcdefghjkmnpqrstwxyz';
const SALT_BYTES = 16;

export interface NewRecoveryCodes {
  /** As people write them down: 'abcde-fghjk'. */
  readonly codes: readonly string[];
  readonly salt: string;
  readonly hashes: readonly string[];
}

/** Ten codes and their Argon2id hashes, with one salt for a person's ten, so that a typed code is hashed once. */
export async function makeRecoveryCodes(): Promise<NewRecoveryCodes> {
  const salt = randomBytes(SALT_BYTES).toString('base64');
  const codes = Array.from({ length: COUNT }, makeCode);
  return { codes, salt, hashes: await Promise.all(codes.map((code) => hashRecoveryCode(code, salt))) };
}

/** Capitals, blanks and hyphens make no difference. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return (await hashRaw(plain, { salt: Buffer.from(salt, 'base64') })).toString('base64');
}

function makeCode(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`;
}

import { createHash } from 'node:crypto';
import type { Config } from '../../../config';
import { fileKeysOf } from '../../../secrets';
import { createSignedTokens } from '../../../signed-tokens';

const LIFE_MS = 5 * 60_000;

/** Who gave the right password: what the challenge of the second step says, signed. */
interface FirstStep {
  readonly uuid: string;
  readonly passwordHash: string | null;
}

/** Leave to finish a sign-in by a code, for a few minutes and as long as the password stays. It opens nothing by itself. */
export function createChallenge(config: Config, person: FirstStep): string {
  return tokensOf(config).sign([person.uuid, digestOf(person)], Date.now() + LIFE_MS);
}

/** The person of a challenge, and whether they still have the password that it was given for; null when it is over or forged. */
export function readChallenge(config: Config, challenge: string) {
  const [contact, digest] = tokensOf(config).read(challenge) ?? [];
  if (contact === undefined) return null;
  return { contact, isOf: (person: FirstStep): boolean => digestOf(person) === digest };
}

const tokensOf = ({ secrets }: Config) => createSignedTokens(fileKeysOf(secrets), 'second step of a sign-in');

function digestOf({ passwordHash }: FirstStep): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 16);
}

import { Secret, TOTP } from 'otpauth';
import type { AppContext } from '../app-context';
import { secondFactor } from '../db/schema';
import { sealOf } from '../modules/auth/second-factor/seal-anew';

const PERIOD_MS = 30_000;

/** The code that an app with this key shows; `step` periods of 30 seconds from now. */
export function codeOf(key: string, step = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key), digits: 6, period: 30, algorithm: 'SHA1' });
  return totp.generate({ timestamp: Date.now() + step * PERIOD_MS });
}

/** Gives a person an authenticator app in place of whatever they had; answers the code that it shows. */
export async function giveSecondFactor(
  { config, db }: AppContext,
  contactId: number,
  { isConfirmed = true } = {},
): Promise<string> {
  const key = new Secret({ size: 20 }).base32;
  const sealedSecret = sealOf(config).seal(key);
  const confirmedAt = isConfirmed ? new Date() : null;
  const fields = { sealedSecret, salt: '', confirmedAt, lastStep: 0 };
  await db
    .insert(secondFactor)
    .values({ contactId, ...fields })
    .onConflictDoUpdate({ target: secondFactor.contactId, set: fields });
  return codeOf(key);
}

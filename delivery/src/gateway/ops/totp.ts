import { Secret, TOTP } from 'otpauth';

/** What every authenticator app takes (RFC 6238). */
export const PERIOD_S = 30;
const FORM = { issuer: 'Portal releases', algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;
/** Codes of so many periods before and after are taken, as clocks of phones differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new secret, and the address by which an authenticator app takes it. */
export function makeSecondFactor(account: string): { readonly secret: string; readonly uri: string } {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: new TOTP({ ...FORM, label: account, secret }).toString() };
}

/** Which period since 1970 a code is of; null for a code that does not count now. `now` is in milliseconds. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = new TOTP({ ...FORM, secret }).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_S) + delta;
}

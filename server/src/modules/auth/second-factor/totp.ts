import { Secret, TOTP } from 'otpauth';
import { PRODUCT_NAME } from '../../mail/texts';

/** What every authenticator app takes (RFC 6238): SHA-1, six digits, a new code each 30 seconds. */
const PERIOD_S = 30;
const FORM = { issuer: PRODUCT_NAME, algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;
/** Bytes: the 160 bits that RFC 4226 recommends. */
const SECRET_SIZE = 20;
/** Codes of so many periods before and after are taken, as clocks of phones differ. */
const WINDOW = 1;

/** A random secret in base 32, as people type it into an app. */
export function newSecret(): string {
  return new Secret({ size: SECRET_SIZE }).base32;
}

/** The address that an app reads from a QR code. */
export function uriOf(secret: string, account: string): string {
  return new TOTP({ ...FORM, label: account, secret }).toString();
}

/** Which period since 1970 a code is of; null for a code that is of none that counts now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = new TOTP({ ...FORM, secret }).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_S) + delta;
}

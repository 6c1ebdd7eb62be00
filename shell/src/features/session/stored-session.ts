import { LIMITS, type Contact, type Tokens } from '@portal/shared/contract';
import type { SessionEnd } from './session.slice';

const PREFIX = 'portal.session.';
const KEYS = {
  accessToken: `${PREFIX}accessToken`,
  refreshToken: `${PREFIX}refreshToken`,
  expiresAt: `${PREFIX}expiresAt`,
  renewAt: `${PREFIX}renewAt`,
  user: `${PREFIX}user`,
} as const;
/** Age from which a tab in use renews its token, in milliseconds. */
const RENEWAL_AGE_MS = 60 * 60 * 1_000;
/** Why the last session ended; read by the other tabs. */
const END = `${PREFIX}end`;
/** Read by the gateway, which gives a browser without a session a login page in its HTML. It holds no token. */
const MARK = 'portal-session';
const MARK_S = 30 * 24 * 60 * 60;

/** The tokens in local storage (SH-21), for all tabs and the next visit. */
export interface StoredTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** From then on a tab in use renews them; 0 for tokens that an older portal stored. */
  readonly renewAt: number;
}

/** Read for each call, because another tab may renew the token. */
export function readAccessToken(): string | null {
  return localStorage.getItem(KEYS.accessToken);
}

export function readTokens(): StoredTokens | null {
  const accessToken = readAccessToken();
  const refreshToken = localStorage.getItem(KEYS.refreshToken);
  if (!accessToken || !refreshToken) return null;
  return { accessToken, refreshToken, expiresAt: timeOf(KEYS.expiresAt), renewAt: timeOf(KEYS.renewAt) };
}

export function storeTokens({ accessToken, refreshToken, expiresIn }: Tokens): void {
  localStorage.setItem(KEYS.expiresAt, String(Date.now() + expiresIn * 1_000));
  localStorage.setItem(KEYS.refreshToken, refreshToken);
  localStorage.setItem(KEYS.accessToken, accessToken);
  // Last: a tab that waits for tokens which another one renews takes it as the sign that they are all there.
  localStorage.setItem(KEYS.renewAt, String(Date.now() + RENEWAL_AGE_MS));
  keepMark(MARK_S);
}

export function storeUser(user: Contact): void {
  localStorage.setItem(KEYS.user, JSON.stringify(user));
}

/** The person of the last visit; an older portal may have stored fewer fields. */
export function readStoredUser(): Partial<Contact> | null {
  try {
    return JSON.parse(localStorage.getItem(KEYS.user) ?? 'null') as Partial<Contact> | null;
  } catch {
    return null;
  }
}

/** Ends the session in all tabs. Writes the reason first, because the other tabs read it when they see the token go. */
export function clearStoredSession(end: SessionEnd): void {
  localStorage.setItem(END, end);
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  keepMark(0);
}

function keepMark(seconds: number): void {
  document.cookie = `${MARK}=1; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

/** Whether the tokens outlive the margin (specification § 4, SH-19). */
export function areValid({ expiresAt }: StoredTokens, now = Date.now()): boolean {
  return expiresAt - now > LIMITS.tokenExpiryMarginSeconds * 1_000;
}

/** Whether a tab in use is to renew the tokens. */
export function isDueForRenewal({ renewAt }: StoredTokens, now = Date.now()): boolean {
  return now >= renewAt;
}

function timeOf(key: string): number {
  return Number(localStorage.getItem(key) ?? 0);
}

export type StorageChange = 'signedIn' | SessionEnd | 'otherUser' | null;

/** The change that another tab made to the session. */
export function readStorageChange({ key, oldValue, newValue }: StorageEvent): StorageChange {
  // `key` is null when the whole storage was cleared.
  if (key === null) return 'signedOut';
  if (key === KEYS.user)
    return oldValue && newValue && uuidOf(oldValue) !== uuidOf(newValue) ? 'otherUser' : null;
  if (key !== KEYS.accessToken) return null;
  if (newValue !== null) return 'signedIn';
  return localStorage.getItem(END) === 'expired' ? 'expired' : 'signedOut';
}

function uuidOf(user: string): unknown {
  return (JSON.parse(user) as Partial<Contact>).uuid;
}

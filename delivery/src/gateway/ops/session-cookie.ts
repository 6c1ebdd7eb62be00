import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { SHARED_ACCOUNT } from './second-factors';
import type { OpsPerson } from './ops-people';

const NAME = 'portal-ops';
/** A browser takes this name from this very host and over HTTPS only; without HTTPS it takes it from nobody. */
const SECURE_NAME = `__Host-${NAME}`;
const HOURS = 8;
const MAX_SESSIONS = 1_000;

export interface OpsSession {
  /** Who is working: by their own token, or as they called themselves. */
  readonly name: string;
  /** Domains that they may change; null: all. */
  readonly domains: readonly string[] | null;
}

export interface OpsTokens {
  /** Of everybody. */
  readonly token: string;
  readonly people: readonly OpsPerson[];
}

/** Whose token it is. */
export interface OpsLogin extends OpsSession {
  /** Of the second factor: the name of the person, or `OPS_TOKEN` where the token is everybody's. */
  readonly account: string;
}

interface OpenSession extends OpsSession {
  /** Milliseconds of the epoch. */
  readonly until: number;
}

/**
 * Sessions of the ops page, kept by this process: a logout ends one for good, and a restart ends all. A cookie holds nothing but
 * a random number, of which the hash is kept.
 */
export class SessionCookies {
  private readonly open = new Map<string, OpenSession>();

  constructor(
    private readonly tokens: OpsTokens,
    /** Milliseconds of the epoch. */
    private readonly now: () => number,
  ) {}

  /** Whose token it is, under the given name where it is everybody's; null: nobody's. Takes a time that tells nothing about the tokens. */
  personOf(given: string, name: string): OpsLogin | null {
    const { token, people } = this.tokens;
    const own = people.map((person) => ({ ...person, account: person.name }));
    const all = [{ name, token, domains: null, account: SHARED_ACCOUNT }, ...own];
    const [found] = all.filter((known) => timingSafeEqual(digest(given), digest(known.token)));
    return found ? { name: found.name, domains: found.domains, account: found.account } : null;
  }

  issue({ name, domains }: OpsSession, isSecure: boolean): string {
    const id = randomBytes(32).toString('base64url');
    this.open.set(keyOf(id), { name, domains, until: this.now() + HOURS * 3_600_000 });
    const [oldest] = this.open.keys();
    if (this.open.size > MAX_SESSIONS && oldest !== undefined) this.open.delete(oldest);
    return cookie(id, HOURS * 3600, isSecure);
  }

  /** Ends the sessions of a `cookie` header, and answers the cookie that takes them from the browser. */
  end(header: string | undefined, isSecure: boolean): string {
    for (const id of idsOf(header)) this.open.delete(keyOf(id));
    return cookie('', 0, isSecure);
  }

  /** The session of a `cookie` header, or null when there is none, or it is over. */
  read(header: string | undefined): OpsSession | null {
    const [id = ''] = idsOf(header);
    const session = this.open.get(keyOf(id));
    if (!session || session.until <= this.now()) return null;
    return { name: session.name, domains: session.domains };
  }
}

function idsOf(header = ''): string[] {
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  return pairs.filter(([name]) => name === SECURE_NAME || name === NAME).map(([, id = '']) => id);
}

function keyOf(id: string): string {
  return digest(id).toString('base64');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function cookie(value: string, seconds: number, isSecure: boolean): string {
  const rights = `Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
  return isSecure
    ? `${SECURE_NAME}=${value}; Path=/; ${rights}; Secure`
    : `${NAME}=${value}; Path=/ops; ${rights}`;
}

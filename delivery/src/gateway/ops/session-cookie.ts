import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isJsonObject } from '../../json';

const NAME = 'portal-ops';
const HOURS = 8;

export interface OpsSession {
  /** Who is working, as they called themselves. */
  readonly name: string;
}

/**
 * Sessions of the ops page as cookies that the token signs: they survive a restart, and end when the token is changed.
 */
export class SessionCookies {
  constructor(
    private readonly token: string,
    /** Milliseconds of the epoch. */
    private readonly now: () => number,
  ) {}

  /** Compares in a time that tells nothing about the token. */
  isToken(given: string): boolean {
    return timingSafeEqual(digest(given), digest(this.token));
  }

  issue({ name }: OpsSession, isSecure: boolean): string {
    const session = { name, until: this.now() + HOURS * 3_600_000 };
    const text = Buffer.from(JSON.stringify(session)).toString('base64url');
    return cookie(`${text}.${this.sign(text)}`, HOURS * 3600, isSecure);
  }

  end(isSecure: boolean): string {
    return cookie('', 0, isSecure);
  }

  /** The session of a `cookie` header, or null when there is none, or none of this token, or it is over. */
  read(header: string | undefined): OpsSession | null {
    const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
    const [text = '', signature = ''] = (pairs.find(([name]) => name === NAME)?.[1] ?? '').split('.');
    if (!timingSafeEqual(digest(signature), digest(this.sign(text)))) return null;
    const session: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!isJsonObject(session) || typeof session['name'] !== 'string') return null;
    return Number(session['until']) > this.now() ? { name: session['name'] } : null;
  }

  private sign(text: string): string {
    return createHmac('sha256', `portal ops session ${this.token}`).update(text).digest('base64url');
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function cookie(value: string, seconds: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}=${value}; Path=/ops; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '../cookies';
import type { Browser } from './choose-shell';
import { isLanguage, type Language } from './languages';

/** Set by this gateway; tells nothing but which side of a rollout a browser is on. */
const ID = 'portal-browser';
/** A browser takes this name from this very host and over HTTPS only. */
const SECURE_ID = `__Host-${ID}`;
/** Set by the watchdog of a page whose shell did not start. */
const FAILED_SHELL = 'portal-shell-failed';
/** Set by the shell: the colour scheme of the last page. */
const SCHEME = 'portal-scheme';
/** Set by the shell: the language of the last page. */
const LANGUAGE = 'portal-language';
/** Set by the shell as long as it keeps a session; only a hint, by which nobody gets in. */
const SESSION = 'portal-session';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const YEAR_S = 365 * 24 * 60 * 60;

/** The browser that asks; one without a name is given one when `isRollout`, and nobody else is. */
export function readBrowser(request: FastifyRequest, reply: FastifyReply, isRollout: boolean): Browser {
  const { cookie } = request.headers;
  const failedShell = readCookie(cookie, FAILED_SHELL);
  const known = readCookie(cookie, SECURE_ID) ?? readCookie(cookie, ID);
  if (known !== null && UUID.test(known)) return { id: known, failedShell };
  const id = randomUUID();
  const rules = `Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax`;
  const isSecure = request.protocol === 'https';
  if (isRollout)
    reply.header('set-cookie', isSecure ? `${SECURE_ID}=${id}; ${rules}; Secure` : `${ID}=${id}; ${rules}`);
  return { id, failedShell };
}

/** How a page is to look before its first script runs, as far as a browser says. */
export interface PageLook {
  readonly isDark: boolean;
  readonly language: Language;
  /** Somebody is signed in, or was when the last page was left. */
  readonly hasSession: boolean;
}

export function readLook({ headers }: FastifyRequest): PageLook {
  const { cookie } = headers;
  return {
    isDark: readCookie(cookie, SCHEME) === 'dark',
    language: chooseLanguage(readCookie(cookie, LANGUAGE), headers['accept-language']),
    hasSession: readCookie(cookie, SESSION) !== null,
  };
}

/** As the shell chooses: the language of the last page, else the browser's first one that the portal has, else English. */
function chooseLanguage(last: string | null, accepted = ''): Language {
  const wanted = [last, ...accepted.split(',').map((range) => range.trim().split(/[-;]/)[0]?.toLowerCase())];
  return wanted.find(isLanguage) ?? 'en';
}

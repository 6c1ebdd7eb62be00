import type { Locale, Scheme } from '@portal/shared/contract';

// Read by the gateway, which gives the next page its scheme and language before any script runs; they say nothing about a person.
const SCHEME = 'portal-scheme';
const LANGUAGE = 'portal-language';
const YEAR_S = 365 * 24 * 60 * 60;

/** Keeps the look for the first paint of the next page; light needs no cookie. */
export function keepLook(scheme: Scheme, language: Locale): void {
  keep(SCHEME, scheme, scheme === 'dark' ? YEAR_S : 0);
  keep(LANGUAGE, language, YEAR_S);
}

function keep(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

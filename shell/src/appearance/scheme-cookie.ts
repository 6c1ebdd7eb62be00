import type { Scheme } from '@portal/shared/contract';

/** Read by the gateway, which gives the page its scheme before any script runs; says nothing about a person. */
const NAME = 'portal-scheme';
const YEAR_S = 365 * 24 * 60 * 60;

/** Keeps the scheme for the first paint of the next page; light needs no cookie. */
export function keepScheme(scheme: Scheme): void {
  const life = scheme === 'dark' ? YEAR_S : 0;
  document.cookie = `${NAME}=${scheme}; Path=/; Max-Age=${life}; SameSite=Lax`;
}

import type { FastifyRequest } from 'fastify';

/** False when a browser says that a page of another origin asks. Programs say nothing of the kind. */
export function isFromOwnPages({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || isSameHost(origin, host);
}

/** By host: behind a proxy that ends TLS, the scheme is not known here. */
export function isSameHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const own = `${page.protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === page.host;
}

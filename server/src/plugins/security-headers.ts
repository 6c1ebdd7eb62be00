import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Config } from '../config';

/** Answers are data: nothing in them may run, be framed, or be read by a page of another origin. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

/**
 * Puts the headers on every answer. On the raw one, as uploads write theirs past Fastify; a route that sets one of them
 * (files have a policy of their own) wins.
 */
export function securityHeadersPlugin(app: FastifyInstance, { publicUrl }: Config): void {
  const isHttps = publicUrl.startsWith('https:');
  app.addHook('onRequest', async (_request, { raw }) => {
    setSecurityHeaders(raw);
    if (isHttps) raw.setHeader('strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`);
  });
}

/** Also for answers before any hook: addresses that are none. */
export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
}

import type { FastifyInstance } from 'fastify';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

/** For every answer. What the API server sets itself wins, since its headers are copied over these. */
export function setCommonHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ protocol }, reply) => {
    if (protocol === 'https')
      reply.header('strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`);
    reply.headers({
      'x-content-type-options': 'nosniff',
      // Of what is no page; a page says more.
      'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'geolocation=(), microphone=(), payment=(), usb=()',
    });
  });
}

/**
 * What a page of the portal may load: itself, and no script but files. Styles may be inline because antd writes them at
 * run time; blobs are previews of files before their upload. With overrides, remotes may come from a developer's machine.
 */
export function contentSecurityPolicy(allowOverrides: boolean): string {
  const local = allowOverrides ? ' http://localhost:* http://127.0.0.1:*' : '';
  // A development server tells of updates by a socket.
  const sockets = allowOverrides ? ' ws://localhost:* ws://127.0.0.1:*' : '';
  return [
    "default-src 'none'",
    `script-src 'self'${local}`,
    "script-src-attr 'none'",
    `style-src 'self' 'unsafe-inline'${local}`,
    `img-src 'self' data: blob:${local}`,
    `font-src 'self' data:${local}`,
    `connect-src 'self'${local}${sockets}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * `/.well-known/security.txt` (RFC 9116): where weaknesses are reported. Its end is asked for, so that nobody writes to who has left; it
 * moves on for as long as the setting stands.
 * @param contact address of mail or of a page; without it the file is not there
 */
export function registerSecurityContact(app: FastifyInstance, contact: string | null): void {
  if (contact === null) return;
  app.get('/.well-known/security.txt', { config: { quiet: true } }, async (_request, reply) => {
    const expires = new Date(Date.now() + YEAR_MS - 1).toISOString();
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, tr, ar\n`);
  });
}

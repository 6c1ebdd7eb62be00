import type { FastifyRequest } from 'fastify';
import { isJsonObject } from '../../json';

const LIMIT_MS = 3_000;

/** Who is behind a page's session, as the API server says: their uuid, nobody, or null while it does not answer. */
export type AskPerson = (request: FastifyRequest) => Promise<{ readonly uuid: string | null } | null>;

export function askPersonOf(apiUrl: string): AskPerson {
  return async ({ headers: { authorization }, ip, id }) => {
    if (authorization === undefined) return { uuid: null };
    try {
      const answer = await fetch(`${apiUrl}/api/client/contact/me`, {
        headers: { authorization, 'x-forwarded-for': ip, 'x-request-id': id },
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (answer.status === 401 || answer.status === 403) {
        await answer.body?.cancel();
        return { uuid: null };
      }
      const body: unknown = answer.ok ? await answer.json() : await answer.body?.cancel();
      return isJsonObject(body) && typeof body['uuid'] === 'string' ? { uuid: body['uuid'] } : null;
    } catch {
      return null;
    }
  };
}

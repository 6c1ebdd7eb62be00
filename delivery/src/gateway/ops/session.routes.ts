import type { FastifyInstance } from 'fastify';
import { addressKey } from '../../health';
import { Lockout } from './lockout';
import { refuse } from './ops-guards';
import { parseLogin } from './ops-requests';
import type { SessionCookies } from './session-cookie';

/** Login and logout of the ops page. */
export function registerSessionRoutes(
  app: FastifyInstance,
  cookies: SessionCookies,
  now: () => number,
): void {
  const lockout = new Lockout(now);
  app.post('/ops/api/session', async (request, reply) => {
    const address = addressKey(request.ip);
    const wait = lockout.secondsLeft(address);
    if (wait > 0) {
      reply.header('retry-after', String(wait));
      const minutes = Math.ceil(wait / 60);
      return refuse(reply, 429, 'lockedOut', `Too many wrong tokens. Try again in ${minutes} min.`);
    }
    const { token, name } = parseLogin(request.body);
    const session = cookies.personOf(token, name);
    if (!session) {
      lockout.fail(address);
      request.log.warn({ address }, 'wrong ops token');
      return refuse(reply, 401, 'wrongToken', 'This is not the token.');
    }
    lockout.succeed(address);
    if (session.name === '') return refuse(reply, 400, 'nameMissing', 'Please say who you are.');
    request.log.info({ address, name: session.name }, 'ops login');
    const isSecure = request.protocol === 'https';
    return reply.code(204).header('set-cookie', cookies.issue(session, isSecure)).send();
  });
  app.delete('/ops/api/session', async (request, reply) => {
    return reply
      .code(204)
      .header('set-cookie', cookies.end(request.headers.cookie, request.protocol === 'https'))
      .send();
  });
}

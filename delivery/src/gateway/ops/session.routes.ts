import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressKey } from '../../health';
import { Lockout } from './lockout';
import { refuse } from './ops-guards';
import { parseLogin } from './ops-requests';
import { CodeCheck } from './code-check';
import type { OpsParts } from './ops.routes';
import type { SessionCookies } from './session-cookie';

/** Login and logout of the ops page. */
export function registerSessionRoutes(
  app: FastifyInstance,
  cookies: SessionCookies,
  { now, secondFactors, redis }: Pick<OpsParts, 'now' | 'secondFactors' | 'redis'>,
): void {
  const codes = new CodeCheck(now, redis);
  const lockout = new Lockout(now);
  app.post('/ops/api/session', async (request, reply) => {
    const address = addressKey(request.ip);
    const wait = lockout.secondsLeft(address);
    if (wait > 0) return refuseLocked(reply, wait, 'tokens');
    const { token, name, code } = parseLogin(request.body);
    const session = cookies.personOf(token, name);
    if (!session) {
      lockout.fail(address);
      request.log.warn({ address }, 'wrong ops token');
      return refuse(reply, 401, 'wrongToken', 'This is not the token.');
    }
    if (session.name === '') return refuse(reply, 400, 'nameMissing', 'Please say who you are.');
    if (secondFactors) {
      const { account } = session;
      const secret = secondFactors.get(account);
      if (secret === undefined)
        return refuse(reply, 403, 'noSecondFactor', 'This token has no second factor, so it opens nothing.');
      // By account too: who has a token must not guess codes from many addresses.
      const ofAccount = `account ${account}`;
      const left = lockout.secondsLeft(ofAccount);
      if (left > 0) return refuseLocked(reply, left, 'codes');
      if (code === undefined)
        return refuse(reply, 401, 'codeNeeded', 'Please enter the code of your authenticator app.');
      if (!(await codes.accepts(account, secret, code))) {
        lockout.fail(address);
        lockout.fail(ofAccount);
        request.log.warn({ address, account }, 'wrong ops code');
        return refuse(
          reply,
          401,
          'wrongCode',
          'This is not the code, or it was used before. Wait for the next one.',
        );
      }
      lockout.succeed(ofAccount);
    }
    lockout.succeed(address);
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

function refuseLocked(reply: FastifyReply, seconds: number, what: string): FastifyReply {
  reply.header('retry-after', String(seconds));
  return refuse(
    reply,
    429,
    'lockedOut',
    `Too many wrong ${what}. Try again in ${Math.ceil(seconds / 60)} min.`,
  );
}

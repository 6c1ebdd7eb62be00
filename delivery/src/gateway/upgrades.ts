import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './request-log';

/** Only the chat is a socket. A call that asks for one would wait for a body that nobody reads, and hold its connection. */
export function refuseOtherUpgrades(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (asksForUpgrade(request) && !/^\/chat(\/|$)/.test(pathOf(request))) return refuse(reply);
    return undefined;
  });
}

function asksForUpgrade({ headers: { upgrade, connection } }: FastifyRequest): boolean {
  return upgrade !== undefined && /\bupgrade\b/i.test(connection ?? '');
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(400)
    .headers({ connection: 'close', 'cache-control': 'no-store' })
    .send({ code: 'badRequest', message: 'There is no socket at this address.' });
}

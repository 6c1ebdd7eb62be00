import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromOwnPages } from './own-pages';
import { pathOf } from './request-log';

/**
 * Only the chat is a socket, and no page of another origin may open it: browsers put no limit of their own on sockets. Any
 * other call that asks for one would wait for a body that nobody reads, and hold its connection.
 */
export function refuseOtherUpgrades(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!asksForUpgrade(request)) return undefined;
    if (!/^\/chat(\/|$)/.test(pathOf(request)))
      return refuse(reply, 400, 'badRequest', 'There is no socket at this address.');
    if (!isFromOwnPages(request))
      return refuse(reply, 403, 'forbidden', 'The chat is opened by pages of this portal only.');
    return undefined;
  });
}

function asksForUpgrade({ headers: { upgrade, connection } }: FastifyRequest): boolean {
  return upgrade !== undefined && /\bupgrade\b/i.test(connection ?? '');
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply
    .code(status)
    .headers({ connection: 'close', 'cache-control': 'no-store' })
    .send({ code, message });
}

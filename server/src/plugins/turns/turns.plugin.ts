import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { AppContext } from '../../app-context';
import { bearerOf } from '../authorise';
import { createTurns, type EndTurn, type TurnLimits } from './turns';

declare module 'fastify' {
  interface FastifyRequest {
    endTurn: EndTurn | null;
  }
  interface FastifyContextConfig {
    /** Waits for its turn among the calls of its company. */
    takesTurns?: boolean;
  }
}

/** What a route says that waits for its turn; `routesOf` says it of every call of signed-in people. */
export const SIGNED_IN_CALL = { takesTurns: true } as const;

/** So many calls of one company may wait: a hundred people whose pages all load anew after an outage. */
const WAITING = 500;
/** Of how many tokens it is remembered whose they are. */
const KNOWN_TOKENS = 10_000;

/** As many turns as the database works on at once, and no more than half of them for one company. */
function turnLimits({ databaseUrl, databasePool }: AppContext['config']): TurnLimits {
  // The embedded one does one thing at a time; the other turn is for what is made of its answer.
  const atOnce = databaseUrl === null ? 2 : databasePool;
  return { atOnce, ofOneKey: Math.ceil(atOnce / 2), waiting: WAITING };
}

/**
 * Calls of signed-in people wait in a line of their company's, before anything is asked of the database, so that no company
 * can stall another. A turn lasts until the answer is made: who reads it slowly holds nobody up. Nor does a body that comes slowly:
 * the turn of the sign-in check ends before it, and the work on it waits for another. A file is taken without one.
 */
export function turnsPlugin(
  app: FastifyInstance,
  { config, metrics }: Pick<AppContext, 'config' | 'metrics'>,
): void {
  const turns = createTurns(turnLimits(config));
  const companies = new Map<string, string>();
  metrics.gauge('portal_calls_waiting', 'Calls that wait for their turn', () => turns.waiting());
  app.decorateRequest('endTurn', null);
  const takeTurn = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const token = bearerOf(request.headers.authorization);
    // Whose a token is that was not seen yet, its first call tells.
    const end = await turns.take((token && companies.get(token)) ?? `address ${request.ip}`);
    request.endTurn = end;
    // Who has gone while waiting needs no answer.
    if (!reply.raw.destroyed) return undefined;
    end();
    return reply.hijack();
  };
  app.addHook('onRequest', async (request, reply) =>
    request.routeOptions.config.takesTurns ? takeTurn(request, reply) : undefined,
  );
  app.addHook('preParsing', async (request) => {
    if (!hasBody(request)) return;
    request.endTurn?.();
    remember(companies, request);
  });
  app.addHook('preValidation', async (request, reply) => {
    const isAgain = request.endTurn !== null && hasBody(request) && !(request.body instanceof Readable);
    return isAgain ? takeTurn(request, reply) : undefined;
  });
  app.addHook('preHandler', async (request) => remember(companies, request));
  app.addHook('onSend', async ({ endTurn }) => endTurn?.());
  // Also of calls that are broken off, which send nothing.
  app.addHook('onResponse', async ({ endTurn }) => endTurn?.());
  app.addHook('onRequestAbort', async ({ endTurn }) => endTurn?.());
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function remember(companies: Map<string, string>, { who, headers }: FastifyRequest): void {
  const token = bearerOf(headers.authorization);
  if (!who || !token || companies.has(token)) return;
  if (companies.size >= KNOWN_TOKENS) companies.clear();
  companies.set(token, `company ${who.companyId}`);
}

import {
  LogController,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  type LogLevel,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config';
import { toErrorReply } from './errors/error-reply';
import { toLoggedError } from './errors/logged-error';
import { setSecurityHeaders } from './security-headers';

const REQUEST_ID = /^[\w.:-]{1,80}$/;
const MAX_BODY_BYTES = 1024 * 1024;
/** Until a whole request has arrived: a part of an upload, 8 MB, over the slowest line that a clinic may have. */
const REQUEST_LIMIT_MS = 5 * 60_000;

/** Options of Fastify: JSON logs with request ids, and addresses without their queries, which may hold a patient's name. */
export function serverOptions({ logLevel, trustedProxies }: Config): FastifyServerOptions {
  return {
    logger: {
      level: logLevel,
      serializers: {
        err: (error: unknown) => toLoggedError(error),
        res: toLoggedReply,
        req: ({ method, url, ip, id }) => ({ id, method, path: withoutSecrets(url), remoteAddress: ip }),
      },
    },
    genReqId: ({ headers }: IncomingMessage) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    logController: new OneLineController(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    // The gateway, by default on the same machine, says whose call it passes on.
    trustProxy: [...trustedProxies],
    routerOptions: { maxParamLength: 300 },
    // While the server stops, calls on connections that are still open are answered like any other.
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => {
      setSecurityHeaders((reply as unknown as FastifyReply).raw);
      const { status, body } = toErrorReply(error);
      void (reply as unknown as FastifyReply).status(status).send(body);
    },
  };
}

/** One line a call, when it is answered: what was asked and what came of it. */
class OneLineController extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...facts, err: error }, 'request errored');
    else reply.log.info(facts, 'request completed');
  }
}

/** Whose call it was, by what the audit log calls them too. */
function toLoggedReply(reply: unknown): Record<string, unknown> {
  const { statusCode, request } = reply as Partial<FastifyReply>;
  return { statusCode, person: request?.who?.contactUuid, provider: request?.provider ?? undefined };
}

/** The level of routes that are asked every few seconds: only what goes wrong. */
export function probeLogLevel({ logLevel }: Config): LogLevel {
  return logLevel === 'silent' ? 'silent' : 'warn';
}

/** Addresses that open a patient's file or plan without a login, for as long as they live. */
const OPENS_BY_ITSELF = /^(\/api\/files|\/api\/client\/viewer)\/.*/;

/** Neither what was searched for nor what opens a file or a plan goes into the log. */
function withoutSecrets(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.replace(OPENS_BY_ITSELF, '$1/…');
}

import type { FastifyReply, FastifyServerOptions, LogLevel } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config';
import { toErrorReply } from './errors/error-reply';
import { toLoggedError } from './errors/logged-error';
import { setSecurityHeaders } from './security-headers';

const REQUEST_ID = /^[\w.:-]{1,80}$/;
const MAX_BODY_BYTES = 1024 * 1024;

/** Options of Fastify: JSON logs with request ids, and addresses without their queries, which may hold a patient's name. */
export function serverOptions({ logLevel, trustedProxies }: Config): FastifyServerOptions {
  return {
    logger: {
      level: logLevel,
      serializers: {
        err: (error: unknown) => toLoggedError(error),
        req: ({ method, url, ip, id }) => ({ id, method, path: withoutSecrets(url), remoteAddress: ip }),
      },
    },
    genReqId: ({ headers }: IncomingMessage) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    bodyLimit: MAX_BODY_BYTES,
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

/** The level of routes that are asked every few seconds: only what goes wrong. */
export function probeLogLevel({ logLevel }: Config): LogLevel {
  return logLevel === 'silent' ? 'silent' : 'warn';
}

/** Neither what was searched for nor the signature of a file's address goes into the log. */
function withoutSecrets(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.replace(/^(\/api\/files\/).*/, '$1…');
}

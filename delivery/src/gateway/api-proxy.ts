import httpProxy from '@fastify/http-proxy';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { without } from '../json';
import type { Tracing } from '../tracing/tracing';

const MAX_CONNECTIONS = 1024;
/**
 * How long an unused connection to the server is kept, in milliseconds. The server closes one after 72 s and says so; a gateway that is busy
 * at just that moment would still send a change on it, which nobody may send twice.
 */
const IDLE_MS = 10_000;

/** Hands `/api` and the chat socket on as they are: bodies stream through, unread and without a limit. */
export async function registerApiProxy(
  app: FastifyInstance,
  apiUrl: string,
  tracing: Tracing | null = null,
): Promise<void> {
  const options = {
    upstream: apiUrl,
    disableRequestLogging: true,
    undici: { connections: MAX_CONNECTIONS, keepAliveMaxTimeout: IDLE_MS },
    replyOptions: {
      rewriteRequestHeaders: (request: Caller, headers: IncomingHttpHeaders) => ({
        ...forwardedHeaders(request, headers),
        ...tracing?.headersOf(request),
      }),
      onError: answerDown,
      // A 503 of the server is an answer; the library would ask again up to ten times.
      retryDelay: () => null,
    },
  };
  await app.register(httpProxy, { ...options, prefix: '/api', rewritePrefix: '/api' });
  await app.register(httpProxy, {
    ...options,
    prefix: '/chat',
    rewritePrefix: '/chat',
    websocket: true,
    wsClientOptions: SOCKET_OPTIONS,
  });
}

type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>;
type Caller = Pick<FastifyRequest, 'id' | 'ip' | 'protocol' | 'host'>;

function answerDown(reply: AnyReply): void {
  // A body that nobody takes any more would stand before the next request on its connection, until that times out.
  if (!reply.request.raw.complete) reply.header('connection', 'close');
  const message = 'The service is not available right now. Please try again in a moment.';
  reply.code(503).header('cache-control', 'no-store').send({ code: 'unavailable', message });
}

/** What the caller claims about where it comes from is replaced by what the gateway sees. */
function forwardedHeaders(request: Caller, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  // These are between the caller and this server, and the client library refuses to pass them on.
  return { ...without(headers, 'forwarded', 'expect', 'keep-alive', 'upgrade'), ...origin(request) };
}

/** Not the page's origin: it was held against this door, and means nothing to the server behind it. */
function socketHeaders(_headers: IncomingHttpHeaders, request: FastifyRequest): IncomingHttpHeaders {
  const { authorization, cookie, 'user-agent': userAgent, 'accept-language': language } = request.headers;
  const passed = {
    authorization,
    cookie,
    'user-agent': userAgent,
    'accept-language': language,
  };
  const present = Object.entries(passed).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(present), ...origin(request) };
}

/** Frames pass as they are: to pack them anew between two processes of one machine would only cost time. */
const SOCKET_OPTIONS = { perMessageDeflate: false, rewriteRequestHeaders: socketHeaders };

function origin(request: Caller): Record<string, string> {
  return {
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

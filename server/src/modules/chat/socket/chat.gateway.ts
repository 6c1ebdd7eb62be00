import type { ChatMessage } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { Server, type ExtendedError } from 'socket.io';
import type { AppContext } from '../../../app-context';
import { bearerOf, identify } from '../../../plugins/authorise';
import { toErrorReply } from '../../../plugins/errors/error-reply';
import type { Person } from '../../auth/person';
import type { ChatService } from '../chat.service';
import { forwardEvents } from './chat.broadcasts';
import { startCatchUp } from './chat.catch-up';
import { companyChannel, contactChannel, sessionChannel } from './chat.channels';
import { joinCluster } from './chat.cluster';
import { answerRequests } from './chat.requests';
import type { ChatServer, ChatSocket } from './chat.socket';
import { DeliveryCursor } from './delivery-cursor';

/** Where the socket answers, on the server's own port; the gateway in front passes it on. */
export const CHAT_PATH = '/chat';
/** Payloads are short texts: far more is not a message. */
const MAX_PAYLOAD_BYTES = 64 * 1024;

/**
 * Opens the chat socket on the app's own HTTP server (CH-05): websocket only, for signed-in people. With Redis it is one
 * with those of the other processes. Ends with the app.
 * @throws RedisUnreachableError
 */
export async function openChatSocket(
  app: FastifyInstance,
  ctx: AppContext,
  chat: ChatService,
): Promise<void> {
  const io: ChatServer = new Server(app.server, {
    path: CHAT_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_PAYLOAD_BYTES,
  });
  const leave = await join(ctx, io, chat);
  io.use((socket, next) => {
    admit(ctx, socket).then(
      () => next(),
      (error: unknown) => next(toConnectError(ctx, error)),
    );
  });
  io.on('connection', (socket) => {
    answerRequests(ctx, chat, socket);
    noteTold(socket);
    endWithToken(socket);
  });
  ctx.metrics.gauge('portal_chat_sockets', 'Open chat sockets', () => io.engine.clientsCount);
  const stopForwarding = forwardEvents(ctx.events, io);
  app.addHook('preClose', async () => {
    // Its own sockets only: those of other processes live on.
    io.local.disconnectSockets(true);
    // Not io.close(): that would close the HTTP server, which is the app's.
    io.engine.close();
  });
  // Calls that still run at the end have events to tell, to other processes too.
  app.addHook('onClose', async () => {
    stopForwarding();
    await leave();
  });
}

/** Becomes one with the other processes, if there is a Redis to find them by; answers how to part again. */
async function join(ctx: AppContext, io: ChatServer, chat: ChatService): Promise<() => Promise<void>> {
  const { redisUrl } = ctx.config;
  if (redisUrl === null) return async () => undefined;
  const cluster = await joinCluster(ctx, redisUrl, io);
  ctx.readiness.add('redis', cluster.check);
  const stopCatchUp = startCatchUp(ctx, io, chat);
  return async () => {
    await stopCatchUp();
    await cluster.close();
  };
}

function noteTold(socket: ChatSocket): void {
  socket.onAnyOutgoing((event: string, payload: unknown) => {
    if (event !== 'message') return;
    const { room, msgId } = payload as ChatMessage;
    socket.data.cursor.delivered(room, msgId);
  });
}

/** Who connects, by the token of the handshake; from then on they hear what concerns them. */
async function admit(ctx: AppContext, socket: ChatSocket): Promise<void> {
  const { token } = socket.handshake.auth as { token?: unknown };
  const access = typeof token === 'string' ? bearerOf(`Bearer ${token}`) : null;
  const who: Person = await identify(ctx, access);
  socket.data = {
    token: access ?? '',
    expiresAt: who.tokenExpiresAt,
    companyId: who.companyId,
    sessionId: who.sessionId,
    cursor: new DeliveryCursor(),
  };
  await socket.join([
    companyChannel(who.companyId),
    contactChannel(who.contactId),
    sessionChannel(who.sessionId),
  ]);
}

/** Who only listens asks for nothing that would be refused; the page comes back with its newer token, if it has one. */
function endWithToken(socket: ChatSocket): void {
  const end = setTimeout(() => socket.disconnect(true), socket.data.expiresAt.getTime() - Date.now());
  end.unref();
  socket.on('disconnect', () => clearTimeout(end));
}

/** The error shape travels in `data`, where the client library hands it on with 'connect_error'. */
function toConnectError(ctx: AppContext, error: unknown): ExtendedError {
  const { status, body } = toErrorReply(error);
  if (status >= 500) ctx.log.error({ err: error }, 'a chat connection failed');
  return Object.assign(new Error(body.message), { data: body });
}

import type { ChangeCursor, ChatMessage } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { Server, type ExtendedError } from 'socket.io';
import type { AppContext } from '../../../app-context';
import { bearerOf, checkSecondFactor, identify } from '../../../plugins/authorise';
import { toErrorReply } from '../../../plugins/errors/error-reply';
import type { Person } from '../../../person';
import { refusal } from '../../../refusals';
import type { ChatService } from '../chat.service';
import { createChatLimits } from '../limits/chat-limits';
import { noteChange } from './change.catch-up';
import { forwardEvents } from './chat.broadcasts';
import { startCatchUp } from './chat.catch-up';
import { chatCall } from './chat-call';
import { companyChannel, contactChannel, sessionChannel } from './chat.channels';
import { joinCluster } from './chat.cluster';
import { answerRequests } from './chat.requests';
import { endWithToken } from './chat.session';
import type { ChatServer, ChatSocket } from './chat.socket';
import { DeliveryCursor } from './delivery-cursor';

/** Where the socket answers, on the server's own port; the gateway in front passes it on. */
export const CHAT_PATH = '/chat';
/** Payloads are short texts: far more is not a message. */
const MAX_PAYLOAD_BYTES = 64 * 1024;
/** Of one person on one process: their tabs and devices, and those that a broken line left behind. */
const MOST_SOCKETS = 50;
const COME_BACK_SECONDS = 60;

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
  const limits = createChatLimits(ctx);
  const leave = await join(ctx, io, chat);
  io.use((socket, next) => {
    admit(ctx, io, socket).then(
      () => next(),
      (error: unknown) => next(refuseConnection(ctx, socket, error)),
    );
  });
  io.on('connection', (socket) => {
    answerRequests({ ctx, chat, limits }, socket);
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
  const cluster = redisUrl === null ? null : await joinCluster(ctx, redisUrl, io);
  if (cluster) ctx.readiness.add('redis', cluster.check);
  const stopCatchUp = startCatchUp(ctx, io, chat);
  return async () => {
    await stopCatchUp();
    await cluster?.close();
  };
}

function noteTold(socket: ChatSocket): void {
  socket.onAnyOutgoing((event: string, payload: unknown, cursor?: ChangeCursor) => {
    // Only changes of the company have one.
    if (cursor) noteChange(socket.data, cursor);
    if (event !== 'message') return;
    const { room, msgId } = payload as ChatMessage;
    socket.data.cursor.delivered(room, msgId);
  });
}

/** Who connects, by the token of the handshake; from then on they hear what concerns them. */
async function admit(ctx: AppContext, io: ChatServer, socket: ChatSocket): Promise<void> {
  const { token } = socket.handshake.auth as { token?: unknown };
  const access = typeof token === 'string' ? bearerOf(`Bearer ${token}`) : null;
  const who: Person = await identify(ctx, access);
  checkSecondFactor(who);
  const open = io.of('/').adapter.rooms.get(contactChannel(who.contactId))?.size ?? 0;
  if (open >= MOST_SOCKETS) throw refusal('tooManyCalls', { seconds: COME_BACK_SECONDS });
  socket.data = {
    token: access ?? '',
    expiresAt: who.tokenExpiresAt,
    companyId: who.companyId,
    contactId: who.contactId,
    contactUuid: who.contactUuid,
    name: who.name,
    sessionId: who.sessionId,
    cursor: new DeliveryCursor(),
    changesUpTo: null,
  };
  await socket.join([
    companyChannel(who.companyId),
    contactChannel(who.contactId),
    sessionChannel(who.sessionId),
  ]);
}

/** The error shape travels in `data`, where the client library hands it on with 'connect_error'. */
function refuseConnection(ctx: AppContext, socket: ChatSocket, error: unknown): ExtendedError {
  const { status, body } = toErrorReply(error);
  if (status < 500) void ctx.audit.refused({ ...chatCall(socket, 'connect', null), code: body.code, status });
  if (status >= 500) ctx.log.error({ err: error }, 'a chat connection failed');
  return Object.assign(new Error(body.message), { data: body });
}

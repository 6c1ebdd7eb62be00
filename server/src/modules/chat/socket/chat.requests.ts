import type { ConversationsRequest, SocketReply } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { readMissedChanges } from '../../../changes';
import { checkSecondFactor, identify } from '../../../plugins/authorise';
import { toErrorReply } from '../../../plugins/errors/error-reply';
import { refusal } from '../../../refusals';
import { toEntry } from '../../audit/audit-trail';
import { currentTraces, during } from '../../audit/audited-call';
import type { Person } from '../../../person';
import { CHAT_REQUEST_NAMES, checkPayload, type ChatRequestName, type PayloadOf } from '../chat.events';
import type { ChatService } from '../chat.service';
import type { ChatLimits } from '../limits/chat-limits';
import { HeldRefusals } from '../limits/held-refusals';
import { chatCall } from './chat-call';
import { contactChannel, readerChannel, roomChannel } from './chat.channels';
import { endSession } from './chat.session';
import type { ChatSocket } from './chat.socket';

/** Writing is told at once, without the desk. */
type DeskRequestName = Exclude<ChatRequestName, 'typing'>;
type Handler<N extends ChatRequestName> = (who: Person, payload: PayloadOf<N>) => Promise<unknown>;
type Ack = (reply: SocketReply<unknown>) => void;

/** What requests are answered by. */
export interface ChatDesk {
  readonly ctx: AppContext;
  readonly chat: ChatService;
  readonly limits: ChatLimits;
}

/** Answers every request of a socket, each with its data or the one error shape. */
export function answerRequests(desk: ChatDesk, socket: ChatSocket): void {
  const handlers = handlersOf(desk, socket);
  const refusals = new HeldRefusals();
  for (const name of CHAT_REQUEST_NAMES) {
    if (name === 'typing') continue;
    socket.on(name, (...args: unknown[]) => {
      void answer({ ...desk, socket, refusals }, name, handlers[name], args);
    });
  }
  socket.on('typing', (...args: unknown[]) => void tellTyping(desk, socket, args));
}

function handlersOf({ ctx, chat }: ChatDesk, socket: ChatSocket): { [N in DeskRequestName]: Handler<N> } {
  const onRecord = async <T>(who: Person, room: string, read: Promise<T>): Promise<T> => {
    const answer = await read;
    await recordLook(ctx, who, room);
    return answer;
  };
  return {
    // Pages of an earlier release say nothing more.
    getPendings: (who, request: ConversationsRequest | undefined) =>
      request ? chat.conversations(who, request) : chat.pendings(who),
    async join(who, { room, after, around }) {
      // Joined before reading, so that no message falls between the answer and the events.
      const found = await onRecord(who, room, chat.find(who, room));
      await socket.join([roomChannel(room), readerChannel(room, who.contactId)]);
      const joined = await chat.open(who, found, { after, around });
      socket.data.cursor.joined(joined.room, joined.lastMsgId);
      return joined;
    },
    async leave(who, { room }) {
      await socket.leave(roomChannel(room));
      await socket.leave(readerChannel(room, who.contactId));
      socket.data.cursor.left(room.toLowerCase());
      return null;
    },
    async message(who, message) {
      if (!socket.rooms.has(roomChannel(message.room))) throw refusal('notJoined');
      return chat.send(who, message);
    },
    setAsSeen: async (who, { room, upTo }) => orNull(chat.setAsSeen(who, room, upTo)),
    setAsUnread: async (who, { room, from }) => orNull(chat.setAsUnread(who, room, from)),
    setAsHidden: async (who, { room, messageId }) => orNull(chat.setAsHidden(who, room, messageId)),
    getUnseen: (who, { room }) => onRecord(who, room, chat.unseen(who, room)),
    getPrevious: (who, { room, before }) => onRecord(who, room, chat.previous(who, room, before)),
    getNext: (who, { room, after }) => onRecord(who, room, chat.next(who, room, after)),
    search: (who, search) => onRecord(who, search.room, chat.search(who, search)),
    async getChanges({ companyId }, { after }) {
      const missed = await readMissedChanges(ctx.db, companyId, after);
      // What goes out beside this answer is told again by the next look, and known by its number.
      socket.data.changesUpTo = missed.cursor.number;
      return missed;
    },
  };
}

/** Who reads a room is on record before the answer, as who looks at its case is; all ways of reading it are one look. */
async function recordLook(
  { audit }: Pick<AppContext, 'audit'>,
  { companyId }: Person,
  room: string,
): Promise<void> {
  const call = currentTraces()?.call;
  if (!call) throw new Error('A room is read outside of a request');
  await audit.read(toEntry({ ...call, action: 'chat join' }, companyId, room.toLowerCase()));
}

async function orNull(work: Promise<void>): Promise<null> {
  await work;
  return null;
}

interface Counter extends ChatDesk {
  readonly socket: ChatSocket;
  readonly refusals: HeldRefusals;
}

async function answer<N extends DeskRequestName>(
  { ctx, limits, socket, refusals }: Counter,
  name: N,
  handle: Handler<N>,
  args: unknown[],
): Promise<void> {
  const reply = ackOf(args);
  const payload = payloadOf(args);
  try {
    checkPayload(name, payload);
    const room = roomOf(payload);
    const data = await limits.admit(socket.data, { name, ...(room !== undefined && { room }) }, async () => {
      const who = await identify(ctx, socket.data.token);
      checkSecondFactor(who);
      return during(chatCall(socket, name, who, payload), () => handle(who, payload));
    });
    reply({ ok: true, data });
  } catch (error) {
    const { status, body } = toErrorReply(error);
    if (status < 500)
      await ctx.audit.refused({ ...chatCall(socket, name, socket.data, payload), code: body.code, status });
    if (status >= 500) ctx.log.error({ err: error, request: name }, 'a chat request failed');
    const answerNow = (): void => reply({ ok: false, error: body });
    if (body.code === 'tooManyCalls') refusals.hold(answerNow);
    else answerNow();
    if (body.code === 'sessionExpired') endSession(socket, body);
  }
}

const ackOf = (args: unknown[]): Ack => {
  const ack = args.at(-1);
  return typeof ack === 'function' ? (ack as Ack) : (): void => undefined;
};
const payloadOf = (args: unknown[]): unknown => (typeof args[0] === 'function' ? undefined : args[0]);
const roomOf = (payload: unknown): string | undefined => {
  const { room } = (payload ?? {}) as { room?: unknown };
  return typeof room === 'string' ? room : undefined;
};

/** Asks the database nothing: who has joined may be heard, and the socket ends with its session. */
function tellTyping({ limits }: ChatDesk, socket: ChatSocket, args: unknown[]): void {
  const reply = ackOf(args);
  try {
    const payload = payloadOf(args);
    checkPayload('typing', payload);
    const { room } = payload;
    if (!socket.rooms.has(roomChannel(room))) throw refusal('notJoined');
    const { name, contactId } = socket.data;
    if (limits.mayType(socket.data, room))
      socket
        .to(roomChannel(room))
        .except(contactChannel(contactId))
        .emit('typing', { room: room.toLowerCase(), name, senderType: 'client' });
    reply({ ok: true, data: null });
  } catch (error) {
    reply({ ok: false, error: toErrorReply(error).body });
  }
}

import type { SocketReply } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { identify } from '../../../plugins/authorise';
import { toErrorReply } from '../../../plugins/errors/error-reply';
import { refusal } from '../../../refusals';
import type { Person } from '../../auth/person';
import { CHAT_REQUEST_NAMES, checkPayload, type ChatRequestName, type PayloadOf } from '../chat.events';
import type { ChatService } from '../chat.service';
import { readerChannel, roomChannel } from './chat.channels';
import type { ChatSocket } from './chat.socket';

type Handler<N extends ChatRequestName> = (who: Person, payload: PayloadOf<N>) => Promise<unknown>;
type Ack = (reply: SocketReply<unknown>) => void;

/** Answers every request of a socket, each with its data or the one error shape. */
export function answerRequests(ctx: AppContext, chat: ChatService, socket: ChatSocket): void {
  const handlers = handlersOf(chat, socket);
  for (const name of CHAT_REQUEST_NAMES) {
    socket.on(name, (...args: unknown[]) => {
      void answer(ctx, socket, name, handlers[name], args);
    });
  }
}

function handlersOf(chat: ChatService, socket: ChatSocket): { [N in ChatRequestName]: Handler<N> } {
  return {
    getPendings: (who) => chat.pendings(who),
    async join(who, { room, after }) {
      // Joined before reading, so that no message falls between the answer and the events.
      const found = await chat.find(who, room);
      await socket.join([roomChannel(room), readerChannel(room, who.contactId)]);
      const joined = await chat.open(who, found, after);
      socket.data.cursor.joined(joined.room, joined.messages.at(-1)?.msgId ?? after ?? 0);
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
    setAsHidden: async (who, { room, messageId }) => orNull(chat.setAsHidden(who, room, messageId)),
    getUnseen: (who, { room }) => chat.unseen(who, room),
    getPrevious: (who, { room, before }) => chat.previous(who, room, before),
  };
}

async function orNull(work: Promise<void>): Promise<null> {
  await work;
  return null;
}

async function answer<N extends ChatRequestName>(
  ctx: AppContext,
  socket: ChatSocket,
  name: N,
  handle: Handler<N>,
  args: unknown[],
): Promise<void> {
  const ack = args.at(-1);
  const reply = typeof ack === 'function' ? (ack as Ack) : (): void => undefined;
  try {
    const payload: unknown = typeof args[0] === 'function' ? undefined : args[0];
    checkPayload(name, payload);
    const who = await identify(ctx, socket.data.token);
    reply({ ok: true, data: await handle(who, payload) });
  } catch (error) {
    const { status, body } = toErrorReply(error);
    if (status >= 500) ctx.log.error({ err: error, request: name }, 'a chat request failed');
    reply({ ok: false, error: body });
    if (body.code === 'sessionExpired') socket.disconnect(true);
  }
}

import type {
  ChangeCursor,
  ClientToServerEvents,
  ServerToClientEvents,
  SocketReply,
} from '@portal/shared/contract';
import { ERROR_STATUS, PortalError, type ErrorCode } from '@portal/shared/errors';
import type { ClientEvent, Realtime, ServerEvent } from '@portal/shared/realtime';
import type { Socket } from 'socket.io-client';
import { createAnswerMemory } from './answer-memory';
import { createChangeFeed } from './change-feed';

export type PortalSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Limit for an answer of the socket, in milliseconds. */
const ANSWER_MS = 10_000;

type Listener = (payload: unknown) => void;

/** Keeps the subscriptions of the remotes, while the socket itself comes and goes with the session. */
export interface RealtimeHub extends Realtime {
  /** Whether a room is joined, and not left since. */
  isInRoom(room: string): boolean;
  /** @param cursor what is read from now on has the company's changes up to here in it */
  attach(socket: PortalSocket, cursor: ChangeCursor | null): void;
  detach(): void;
}

/** @param onChangesLost what changed in a time without connection is not known any more */
export function createRealtimeHub(onChangesLost: () => void): RealtimeHub {
  let socket: PortalSocket | null = null;
  const listeners = new Map<string, Set<Listener>>();
  const connectionListeners = new Set<(connected: boolean) => void>();
  const rooms = new Set<string>();
  const answers = createAnswerMemory();
  const deliver = (event: string, payload: unknown) =>
    listeners.get(event)?.forEach((listener) => listener(payload));
  const changes = createChangeFeed({
    ask: (after) => request(socket, 'getChanges', [{ after }]),
    deliver,
    onLost: onChangesLost,
  });
  const tellConnection = (connected: boolean) => {
    answers.forget();
    if (connected) changes.connected();
    else changes.disconnected();
    connectionListeners.forEach((listener) => listener(connected));
  };

  return {
    attach(next, cursor) {
      socket = next;
      changes.begin(cursor);
      // `onAny` is untyped: it passes each event by its name.
      next.onAny((event: string, payload: unknown, at?: ChangeCursor) => {
        answers.forget();
        if (at) changes.receive(event, payload, at);
        else deliver(event, payload);
      });
      next.on('connect', () => tellConnection(true));
      next.on('disconnect', () => tellConnection(false));
      if (next.connected) tellConnection(true);
    },
    detach() {
      socket?.removeAllListeners();
      socket?.disconnect();
      socket = null;
      tellConnection(false);
      changes.begin(null);
    },
    request: (event, ...payload) => {
      followRoom(rooms, event, payload[0]);
      return answers.share(event, payload[0], () => request(socket, event, payload));
    },
    isInRoom: (room) => rooms.has(room),
    on(event: ServerEvent, listener: (payload: never) => void) {
      const set = listeners.get(event) ?? new Set();
      listeners.set(event, set.add(listener as Listener));
      return () => set.delete(listener as Listener);
    },
    isConnected: () => socket?.connected ?? false,
    onConnection(listener) {
      connectionListeners.add(listener);
      return () => connectionListeners.delete(listener);
    },
  };
}

function followRoom(rooms: Set<string>, event: ClientEvent, payload: unknown): void {
  if (event !== 'join' && event !== 'leave') return;
  const { room } = payload as { readonly room: string };
  if (event === 'join') rooms.add(room);
  else rooms.delete(room);
}

async function request<T>(
  socket: PortalSocket | null,
  event: ClientEvent,
  payload: readonly unknown[],
): Promise<T> {
  if (!socket?.connected) throw new PortalError('network', 'The chat is not connected');
  const emit = socket.timeout(ANSWER_MS) as unknown as {
    emitWithAck(event: string, ...payload: unknown[]): Promise<SocketReply<T>>;
  };
  const reply = await emit.emitWithAck(event, ...payload).catch(() => {
    throw new PortalError('network', 'The chat did not answer');
  });
  if (reply.ok) return reply.data;
  const { code, message, values, extra } = reply.error;
  throw new PortalError(code in ERROR_STATUS ? (code as ErrorCode) : 'internal', message, {
    ...(values && { values }),
    ...(extra && { extra }),
  });
}

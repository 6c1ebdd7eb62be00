import type { ClientToServerEvents, ServerToClientEvents, SocketReply } from '@portal/shared/contract';
import { ERROR_STATUS, PortalError, type ErrorCode } from '@portal/shared/errors';
import type { ClientEvent, Realtime, ServerEvent } from '@portal/shared/realtime';
import type { Socket } from 'socket.io-client';

export type PortalSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Limit for an answer of the socket, in milliseconds. */
const ANSWER_MS = 10_000;

type Listener = (payload: unknown) => void;

/** Keeps the subscriptions of the remotes, while the socket itself comes and goes with the session. */
export interface RealtimeHub extends Realtime {
  attach(socket: PortalSocket): void;
  detach(): void;
}

export function createRealtimeHub(): RealtimeHub {
  let socket: PortalSocket | null = null;
  const listeners = new Map<string, Set<Listener>>();
  const connectionListeners = new Set<(connected: boolean) => void>();
  const tellConnection = (connected: boolean) =>
    connectionListeners.forEach((listener) => listener(connected));

  return {
    attach(next) {
      socket = next;
      // `onAny` is untyped: it passes each event by its name.
      next.onAny((event: string, payload: unknown) =>
        listeners.get(event)?.forEach((listener) => listener(payload)),
      );
      next.on('connect', () => tellConnection(true));
      next.on('disconnect', () => tellConnection(false));
      if (next.connected) tellConnection(true);
    },
    detach() {
      socket?.removeAllListeners();
      socket?.disconnect();
      socket = null;
      tellConnection(false);
    },
    request: (event, ...payload) => request(socket, event, payload),
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

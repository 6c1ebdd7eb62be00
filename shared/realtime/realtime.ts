import type { ClientToServerEvents, ServerToClientEvents, SocketReply } from '../contract';
import { createProvided } from '../internal/provided';

export type ServerEvent = keyof ServerToClientEvents;
export type ClientEvent = keyof ClientToServerEvents;

type LastArgument<F> = F extends (...args: infer A) => void
  ? A extends [...unknown[], infer L]
    ? L
    : never
  : never;
/** The data a request is answered with. */
export type ReplyOf<E extends ClientEvent> =
  LastArgument<ClientToServerEvents[E]> extends (reply: SocketReply<infer T>) => void ? T : never;
/** What a request takes: its payload, or nothing. */
export type RequestOf<E extends ClientEvent> =
  Parameters<ClientToServerEvents[E]> extends [infer P, unknown] ? [payload: P] : [];

/** The one socket of the portal, as remotes see it. */
export interface Realtime {
  /** Sends a request and waits for its answer; throws a PortalError (`notJoined`, `network`, …). */
  request<E extends ClientEvent>(event: E, ...payload: RequestOf<E>): Promise<ReplyOf<E>>;
  on<E extends ServerEvent>(event: E, listener: ServerToClientEvents[E]): () => void;
  isConnected(): boolean;
  /** Told on every connect and disconnect, of nothing where nobody is signed in; returns its unsubscribe. */
  onConnection(listener: (connected: boolean) => void): () => void;
}

const slot = createProvided<Realtime>('realtime');
/** The shell's alone. */
export const provideRealtime = slot.provide;

export const realtime: Realtime = {
  request: (event, ...payload) => slot.use().request(event, ...payload),
  on: (event, listener) => slot.use().on(event, listener),
  isConnected: () => slot.use().isConnected(),
  onConnection: (listener) => slot.peek()?.onConnection(listener) ?? (() => undefined),
};

import type {
  ChangeCursor,
  ClientToServerEvents,
  PendingRoom,
  ServerToClientEvents,
  SocketReply,
} from '@portal/shared/contract';
import { io, type Socket } from 'socket.io-client';

type Told = {
  [N in keyof ServerToClientEvents]: {
    readonly event: N;
    readonly payload: Parameters<ServerToClientEvents[N]>[0];
    /** Of a change of the company. */
    readonly cursor?: ChangeCursor;
  };
}[keyof ServerToClientEvents];

type ReplyOf<N extends keyof ClientToServerEvents> =
  Parameters<ClientToServerEvents[N]> extends [...unknown[], (reply: SocketReply<infer T>) => void]
    ? T
    : never;
type PayloadsOf<N extends keyof ClientToServerEvents> =
  Parameters<ClientToServerEvents[N]> extends [...infer P, unknown] ? P : never;

/** A page's socket, as the real client library makes it, that keeps whatever it was told. */
export interface ChatClient {
  readonly socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  readonly received: readonly Told[];
  ask<N extends keyof ClientToServerEvents>(
    event: N,
    ...payload: PayloadsOf<N>
  ): Promise<SocketReply<ReplyOf<N>>>;
  /** A request that has to succeed. */
  get<N extends keyof ClientToServerEvents>(event: N, ...payload: PayloadsOf<N>): Promise<ReplyOf<N>>;
}

/** Connects to a listening server; rejects with the server's reason. */
export async function connectChat(url: string, auth: Record<string, unknown>): Promise<ChatClient> {
  const socket: ChatClient['socket'] = io(url, {
    path: '/chat',
    transports: ['websocket'],
    auth,
    forceNew: true,
    reconnection: false,
  });
  const received: Told[] = [];
  socket.onAny(
    (event: Told['event'], payload: Told['payload'], cursor?: ChangeCursor) =>
      void received.push({ event, payload, ...(cursor && { cursor }) } as Told),
  );
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
    // A connection that breaks while it is being made is no 'connect_error'.
    socket.on('disconnect', (reason) => reject(new Error(reason)));
  });
  const ask: ChatClient['ask'] = (event, ...payload) =>
    socket.timeout(30_000).emitWithAck(event, ...(payload as never)) as never;
  return {
    socket,
    received,
    ask,
    async get(event, ...payload) {
      const reply = await ask(event, ...payload);
      if (!reply.ok) throw new Error(`${event} was refused: ${reply.error.code}`);
      return reply.data;
    },
  };
}

/** The rooms with unread messages, as pages of an earlier release ask for them. */
export async function pendingsOf({ socket }: Pick<ChatClient, 'socket'>): Promise<PendingRoom[]> {
  const bare = socket as unknown as Socket;
  const reply = (await bare.timeout(30_000).emitWithAck('getPendings')) as SocketReply<PendingRoom[]>;
  if (!reply.ok) throw new Error(`getPendings was refused: ${reply.error.code}`);
  return reply.data;
}

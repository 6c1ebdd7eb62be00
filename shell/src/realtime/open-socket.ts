import type { ChangeCursor } from '@portal/shared/contract';
import { readChatConnect } from './chat-connect';
import type { PortalSocket } from './realtime-hub';

export interface SocketOptions {
  readonly readToken: () => string | null;
  /** The person's uuid, which a relationship manager's connection carries (SH-24). */
  readonly uuid: string | null;
}

export interface OpenedSocket {
  readonly socket: PortalSocket;
  /** The token that it connected with last. */
  readonly sentToken: () => string | null;
  /** What the page has read has the company's changes up to here in it; null where the server is older than that. */
  readonly cursor: ChangeCursor | null;
}

/** Opens the portal's only socket: WebSocket transport, with the current token at each connect. */
export async function openSocket({ readToken, uuid }: SocketOptions): Promise<OpenedSocket> {
  const [{ io }, { url, cursor = null }] = await Promise.all([import('socket.io-client'), readChatConnect()]);
  const { origin, pathname } = new URL(url, window.location.origin);
  let sent: string | null = null;
  const socket: PortalSocket = io(origin, {
    path: pathname === '/' ? '/chat' : pathname,
    transports: ['websocket'],
    auth: (send) => {
      sent = readToken();
      send({ token: sent, ...(uuid && { uuid }) });
    },
  });
  return { socket, sentToken: () => sent, cursor };
}

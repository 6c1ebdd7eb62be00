import type { ClientToServerEvents, ServerToClientEvents } from '@portal/shared/contract';
import type { Server, Socket } from 'socket.io';
import type { DeliveryCursor } from './delivery-cursor';

interface SocketData {
  companyId: number;
  contactId: number;
  contactUuid: string;
  name: string;
  sessionId: number;
  cursor: DeliveryCursor;
  /** Number up to which it was told the company's changes, without a gap; null until the page said where it is. */
  changesUpTo: number | null;
  /** The access token it connected with; asked again for every request. */
  token: string;
  /** When that token is over, and the socket with it. */
  expiresAt: Date;
}
export type ChatServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketData
>;
export type ChatSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketData
>;

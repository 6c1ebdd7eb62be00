import { api } from '@portal/shared/api';
import type { PortalSocket } from './realtime-hub';

/** Address of the chat socket (CH-05), fetched once per visit. */
let address: URL | null = null;

export interface SocketOptions {
  readonly readToken: () => string | null;
  /** The person's uuid, which a relationship manager's connection carries (SH-24). */
  readonly uuid: string | null;
}

/** Opens the portal's only socket: WebSocket transport, with the current token at each connect. */
export async function openSocket({ readToken, uuid }: SocketOptions): Promise<PortalSocket> {
  const [{ io }, { origin, pathname }] = await Promise.all([import('socket.io-client'), findAddress()]);
  return io(origin, {
    path: pathname === '/' ? '/chat' : pathname,
    transports: ['websocket'],
    auth: (send) => send({ token: readToken(), ...(uuid && { uuid }) }),
  });
}

async function findAddress(): Promise<URL> {
  address ??= new URL(
    (await api.call('GET /chatConnect', undefined, { quiet: true })).body.url,
    window.location.origin,
  );
  return address;
}

import { createConnection, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A cable between a program and a service that tests can pull out. */
export interface TcpRelay {
  /** The service's address by way of the relay. */
  readonly url: string;
  /** Breaks all connections and takes no new ones. */
  cut(): Promise<void>;
  /** Takes connections again, on the same port. */
  mend(): Promise<void>;
  /** Takes bytes and connections and hands nothing on, as a network does whose other end has vanished. Ends by `cut`. */
  freeze(): void;
}

/** Relays a local port to the service of an address. End it by `cut`. */
export async function startRelay(serviceUrl: string): Promise<TcpRelay> {
  const { hostname, port } = new URL(serviceUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = createConnection({ host: hostname, port: Number(port) });
    keep(near)
      .pipe(keep(far))
      .pipe(near)
      .on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    if (isFrozen) swallow();
  });
  const swallow = (): void => sockets.forEach((socket) => socket.unpipe().resume());
  const listen = (at: number): Promise<void> =>
    new Promise((resolve) => server.listen({ port: at, host: '127.0.0.1' }, resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(serviceUrl);
  url.hostname = '127.0.0.1';
  url.port = String(own);
  return {
    url: url.href,
    mend: () => listen(own),
    cut: () =>
      new Promise((resolve) => {
        isFrozen = false;
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    freeze: () => {
      isFrozen = true;
      swallow();
    },
  };
}

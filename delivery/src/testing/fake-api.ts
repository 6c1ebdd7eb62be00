import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createHash } from 'node:crypto';

export interface FakeApi {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** An API server of a few lines on a free port, or on the one that is given. */
export async function fakeApi(answer: RequestListener, port = 0): Promise<FakeApi> {
  const server = createServer(answer);
  const sockets = new Set<Duplex>();
  server.on('upgrade', (request, socket) => {
    sockets.add(socket);
    echoUpgrade(request, socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}`, port: taken, close: () => closeServer(server, sockets) };
}

function closeServer(server: Server, sockets: ReadonlySet<Duplex>): Promise<void> {
  server.closeAllConnections();
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

/** Accepts a websocket and sends one frame: the address and headers it was asked with, as JSON. */
function echoUpgrade(request: IncomingMessage, socket: Duplex): void {
  const key = `${request.headers['sec-websocket-key'] ?? ''}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  const text = Buffer.from(JSON.stringify({ url: request.url, headers: request.headers }));
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.byteLength);
  socket.on('error', () => socket.destroy());
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  socket.write(Buffer.concat([Buffer.from([0x81, 126]), length, text]));
}

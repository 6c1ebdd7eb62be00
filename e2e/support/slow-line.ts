import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A proxy before a gateway that passes the shell's script on at its own pace, and everything else at once. */
export class SlowLine {
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** @param bytesASecond of the shell's script; after `stopsAt` bytes nothing more comes */
  static async start(target: string, bytesASecond: number, stopsAt = Infinity): Promise<SlowLine> {
    const server = createServer((asked, response) => {
      const { url = '', method, headers } = asked;
      const passed = request(`${target}${url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        if (/\/releases\/shell\/[^/]+\/main\.js$/.test(url))
          void passSlowly(answer, response, bytesASecond, stopsAt);
        else answer.pipe(response);
      });
      asked.pipe(passed.on('error', () => response.destroy()));
    }).listen(0, 'localhost');
    await once(server, 'listening');
    return new SlowLine(server, `http://localhost:${(server.address() as AddressInfo).port}`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

async function passSlowly(
  from: IncomingMessage,
  to: ServerResponse,
  bytesASecond: number,
  stopsAt: number,
): Promise<void> {
  const step = bytesASecond / 10;
  let passed = 0;
  for await (const chunk of from as AsyncIterable<Buffer>)
    for (let start = 0; start < chunk.length && passed < stopsAt && !to.destroyed; start += step) {
      const part = chunk.subarray(start, start + step);
      to.write(part);
      passed += part.length;
      await pause(100);
    }
  if (passed < stopsAt) to.end();
}

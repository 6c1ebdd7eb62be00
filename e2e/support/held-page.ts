import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of which the second part comes when it is released; any other address is answered at once, with nothing. */
export class HeldPage {
  private constructor(
    private readonly server: Server,
    readonly url: string,
    readonly release: () => void,
  ) {}

  static async start(first: string, second: string): Promise<HeldPage> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const server = createServer(({ url }, response) => {
      if (url !== '/page') return response.end();
      response.setHeader('content-type', 'text/html').write(first);
      void released.then(() => response.end(second));
    }).listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return new HeldPage(server, `http://localhost:${port}/page`, release);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

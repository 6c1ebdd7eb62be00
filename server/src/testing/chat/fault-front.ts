import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** A balancer whose line can lose answers. */
export interface FaultFront {
  readonly url: string;
  /** From now on servers hear everything, and nobody hears them: what they do is done, and its answer lost. */
  mute(): void;
  /** Ends that, with all connections. */
  hear(): void;
}

/** One address before several servers: each new connection goes to any of them, and ends where that one takes none. */
export async function startFront(urls: readonly string[], chance: () => number): Promise<FaultFront> {
  const ports = urls.map((url) => Number(new URL(url).port));
  const open = new Set<Socket>();
  let isMute = false;
  const server = createServer((near) => {
    const port = ports[Math.floor(chance() * ports.length)] ?? 0;
    const far = createConnection({ host: '127.0.0.1', port });
    open.add(near);
    near.on('close', () => open.delete(near));
    near.pipe(far);
    far.on('data', (answer) => isMute || near.write(answer));
    far.on('end', () => near.end());
    endTogether(near, far);
    endTogether(far, near);
  });
  server.listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mute: () => void (isMute = true),
    hear() {
      for (const near of open) near.destroy();
      isMute = false;
    },
  };
}

function endTogether(one: Socket, other: Socket): void {
  one.on('error', () => undefined);
  one.on('close', () => other.destroy());
}

import { PortalError } from '@portal/shared/errors';
import { realtime } from '@portal/shared/realtime';

/** How long a page waits for the socket before it says so, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Waits for the socket: a page may be opened before it is connected. Throws `network` when it takes too long. */
export function whenConnected(): Promise<void> {
  if (realtime.isConnected()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(new PortalError('network', 'The chat server cannot be reached'));
    }, PATIENCE_MS);
    const stop = realtime.onConnection((connected) => {
      if (!connected) return;
      clearTimeout(timer);
      stop();
      resolve();
    });
  });
}

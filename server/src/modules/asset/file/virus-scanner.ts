import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { refusal } from '../../../refusals';

/** Asks whether bytes are a virus. @throws PortalError 'infectedFile' */
export type ScanForViruses = (bytes: Readable) => Promise<void>;

/** clamd ends a connection that says nothing for this long (its own default is 120 s); in milliseconds. */
const SILENT_MS = 120_000;

/**
 * Asks the clamd of an installation by its INSTREAM command: pieces with their length before them, and one of length 0 at the end.
 * @param url as `tcp://clamd:3310`
 * @throws Error when it is away, or cannot say: nothing is kept that was not looked at
 */
export function createVirusScanner(url: string): ScanForViruses {
  const { hostname: host, port } = new URL(url);
  return async (bytes) => {
    const answer = await ask({ host, port: Number(port) }, bytes);
    if (answer.endsWith(' FOUND')) throw refusal('infectedFile');
    if (answer !== 'stream: OK') throw new Error(`The virus scanner answered: ${answer}`);
  };
}

function ask(address: { readonly host: string; readonly port: number }, bytes: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let answer = '';
    const fail = (error: Error): void => {
      bytes.destroy();
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(SILENT_MS, () => fail(new Error('The virus scanner says nothing')));
    socket.on('error', fail);
    socket.on('data', (part) => (answer += part.toString('utf8')));
    // It answers and hangs up before the end where its limit is smaller than the file (`StreamMaxLength`).
    socket.on('close', () => {
      bytes.destroy();
      resolve(answer.replaceAll('\0', '').trim());
    });
    bytes.on('error', fail);
    socket.write('zINSTREAM\0');
    bytes.on('data', (part: Buffer) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(part.length);
      socket.write(length);
      if (socket.write(part)) return;
      bytes.pause();
      socket.once('drain', () => bytes.resume());
    });
    bytes.on('end', () => socket.write(Buffer.alloc(4)));
  });
}

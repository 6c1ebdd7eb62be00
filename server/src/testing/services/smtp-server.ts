import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server that takes every mail, or answers every receiver with a refusal, and remembers what it took. */
export interface SmtpServer {
  readonly port: number;
  readonly mails: readonly { readonly to: string; readonly raw: string }[];
  /** @param answer with its code, such as '450 try again later'; null to take mails again */
  refuse(answer: string | null): void;
  close(): Promise<void>;
}

/** @param port of a server that was closed before; a free one unless said */
export async function startSmtp(port = 0): Promise<SmtpServer> {
  const mails: { to: string; raw: string }[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | null = null;
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    converse(socket, { take: (mail) => mails.push(mail), refusal: () => refusal });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    refuse: (answer) => void (refusal = answer),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Rules {
  readonly take: (mail: { to: string; raw: string }) => void;
  readonly refusal: () => string | null;
}

/** RFC 5321, as far as one mail at a time without encryption needs it. */
function converse(socket: Socket, { take, refusal }: Rules): void {
  let waiting = '';
  let to = '';
  let isData = false;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const answer = (line: string): void => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') {
      to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      say(refusal() ?? '250 fine');
    } else if (command === 'DATA') {
      isData = true;
      say('354 go on');
    } else if (command === 'QUIT') {
      socket.end('221 bye\r\n');
    } else say(command === 'STAR' ? '502 not here' : '250 fine');
  };
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    waiting += chunk;
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = waiting.indexOf(end);
      if (at < 0) return;
      const piece = waiting.slice(0, at);
      waiting = waiting.slice(at + end.length);
      if (!isData) answer(piece);
      else {
        isData = false;
        take({ to, raw: `${piece.replaceAll('\r\n..', '\r\n.')}\r\n` });
        say('250 taken');
      }
    }
  });
  say('220 test');
}

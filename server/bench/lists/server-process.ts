import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}
export type Question = 'listen' | 'tell' | 'memory';
export interface Answer {
  readonly statements: readonly Statement[];
  /** Bytes. */
  readonly rss: number;
  /** Most bytes since the memory was asked for before. */
  readonly peak: number;
}

export interface Reply {
  readonly status: number;
  readonly bytes: number;
  readonly lines: number;
  readonly body: string;
}

const START_LIMIT_MS = 120_000;
const NEW_LINE = 10;

/** The portal's server as it runs in production, on a port of its own. */
export class ServerProcess {
  private readonly agent = new Agent({ keepAlive: true });

  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(databaseUrl: string): Promise<ServerProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
    const port = await freePort();
    const child = fork(fileURLToPath(new URL('recording-server.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        API_PORT: String(port),
        LOG_LEVEL: 'warn',
        PUBLIC_CALLS_A_MINUTE: '1000000',
        // The cases stay as they were made; ending thousands of old ones would take its time from the calls.
        EXPIRE_AFTER_DAYS: '0',
        PROVIDER_TOKEN: randomBytes(24).toString('hex'),
        FILE_KEY: randomBytes(24).toString('hex'),
      },
    });
    const server = new ServerProcess(child, port, folder);
    await server.untilReady();
    return server;
  }

  /** Makes a call and reads its reply to the end; a text of many megabytes is counted and not kept. */
  call(path: string, token: string | null, body?: object): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      };
      const options = { port: this.port, path, agent: this.agent, headers, method: body ? 'POST' : 'GET' };
      const calling = request(options, (response) => {
        const isText = response.headers['content-type']?.startsWith('text/csv') ?? false;
        const kept: Buffer[] = [];
        let [bytes, lines] = [0, 0];
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (!isText) kept.push(chunk);
          else for (const byte of chunk) if (byte === NEW_LINE) lines += 1;
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, bytes, lines, body: Buffer.concat(kept).toString() }),
        );
      });
      calling.on('error', reject);
      calling.end(body && JSON.stringify(body));
    });
  }

  async signIn(username: string, password: string): Promise<string> {
    const { status, body } = await this.call('/api/client/auth', null, { username, password });
    if (status !== 200) throw new Error(`sign-in answered ${status}: ${body}`);
    return (JSON.parse(body) as { accessToken: string }).accessToken;
  }

  async ask(question: Question): Promise<Answer> {
    const answered = once(this.child, 'message');
    this.child.send(question);
    const [answer] = (await answered) as [Answer];
    return answer;
  }

  async stop(): Promise<void> {
    this.agent.destroy();
    const gone = this.child.exitCode === null ? once(this.child, 'exit') : Promise.resolve();
    this.child.kill('SIGTERM');
    await gone;
    await rm(this.folder, { recursive: true, force: true });
  }

  private async untilReady(): Promise<void> {
    const end = Date.now() + START_LIMIT_MS;
    for (;;) {
      const status = await this.call('/readyz', null).then(
        (reply) => reply.status,
        () => 0,
      );
      if (status === 200) return;
      if (this.child.exitCode !== null || Date.now() > end) throw new Error('the server did not start');
      await pause(200);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
